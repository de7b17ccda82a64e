import { readAges } from './age.ts'
import { aboutChildren } from './children.ts'
import { type Found, findAll, isDenied, type Span, spanOf } from './clauses.ts'
import type { Finding, Reading, Rule } from './finding.ts'
import { ownPasses } from './pass.ts'
import { foreignPlaces } from './places.ts'
import { passNames } from './status.ts'

/* Marriage, the husband or wife, and ties to people who are citizens or permanent residents. */

const isFamily = ({ subjects }: Found) => !subjects.includes('other') && !subjects.includes('relative')

const maritalWords: readonly [string, RegExp][] = [
  ['separated', /\bseparated\b(?! from the)|(?<!两地|异地)分居/g],
  ['divorced', /\bdivorc\w*\b(?! (?:is |was )?(?:not|isn't|pending|in progress|ongoing|hearing))|离异|离婚|离了/g],
  [
    'widowed',
    /\bwidow(?:ed|er)?\b|\b(?:husband|wife|spouse) (?:has |had )?(?:passed away|died|passed on)\b|\bmy late (?:husband|wife)\b|丧偶|老伴(?:去世|走了|过世)|(?:丈夫|妻子|太太|老公|先生|老婆)(?:去世|过世)/g,
  ],
  [
    'single',
    /(?<!every |\b(?:when|while|was) (?:i was |still )?)\bsing(?:le|el)\b(?!-hand| (?:malt|room|entry|source|kid|child|digit|time|day|person|reason|applica\w*|reject\w*|handed\w*|parent|mum|mom|mother|father|dad|income|pass))|\b(?:not|never|un)[ -]?(?:yet )?(?:been )?married\b|\bunmarried\b|\bbachelorette\b|\bfianc[ée]e?\b|\bengaged to\b|未婚[夫妻]|单身(?!的?时)|未婚|没有?结婚|还没结|没结过婚/g,
  ],
  ['married', /\b(?:re-?)?married\b|\bmaried\b|\bnewly ?weds?\b|已婚|夫妻|结了?婚(?!会|证没)|领证|成家/g],
]
const spousePattern =
  /\b(?:my |our )?(?:wife|wifey|husband|hubby|spouse)\b|\bthe missus\b|老婆|太太|妻子|老公|(?:我|跟|和)?先生(?!们)|丈夫|爱人|媳妇/g

/** What is said of the marriage: the end of it beats the marriage, and that a husband or wife is spoken of. */
function readMarriage(clauses: Reading['clauses']): Finding[] {
  const found = maritalWords.map(([value, pattern]) => ({
    value,
    places: findAll(clauses, pattern).filter(
      (one) => (isFamily(one) || /^(?:fianc|engaged|未婚[夫妻])/.test(one.match[0])) && !isDenied(one),
    ),
  }))
  const of = (value: string) => found.find((one) => one.value === value)?.places ?? []
  // Who married again is not divorced.
  const isRemarried = findAll(clauses, /\bre-?married\b|再婚/g).some(isFamily)
  const ended = isRemarried
    ? []
    : // Whoever is separated may speak of the divorce that is to come.
      (of('separated').length > 0 ? ['separated'] : ['divorced', 'widowed']).flatMap((value) =>
        of(value).map((one) => ({ value, one })),
      )
  const spouses =
    ended.length > 0
      ? []
      : findAll(clauses, spousePattern).filter((one) => !one.subjects.includes('other') && !isDenied(one))
  // "Not married" holds the word "married" as well.
  const single = of('single')
  const isWithin = (one: Found) =>
    single.some(
      (other) =>
        other.clause === one.clause && other.index <= one.index && one.index < other.index + other.match[0].length,
    )
  const married = ended.length > 0 ? [] : [...of('married').filter((one) => !isWithin(one)), ...spouses.slice(0, 1)]
  const all = [
    ...ended,
    ...single.map((one) => ({ value: 'single', one })),
    ...married.map((one) => ({ value: 'married', one })),
  ]
  return all.map(({ value, one }) => ({ path: 'family.marital_status', value, spans: [spanOf(one)] }))
}

const spouseStatuses: Readonly<Record<string, string>> = {
  ep: 'ep',
  s_pass: 's_pass',
  dependant_pass: 'dependant_pass',
  ltvp: 'ltvp',
  ltvp_plus: 'ltvp',
  visit_or_abroad: 'abroad',
}
const marriedTo =
  /\b(?:married|maried|wed)(?: to| with)? (?:an? )?(?:my )?(?:sg |singapore )?(?<who>singaporeans?|citizen|sc\b|local|prs?\b|permanent resident)|新加坡(?:老公|老婆|先生|太太|丈夫)|(?:老公|老婆|先生|太太|丈夫|妻子)是?(?:土生土长|(?:新加坡|本地)(?!的?(?:永|pr)))/g
const abroad = new RegExp(
  `${foreignPlaces}|\\b(?:still|back|stays?|lives?) (?:in|at) (?:my |our )?(?:home|hometown)\\b|\\bin (?:my|our) (?:village|home ?town|home country)\\b|(?:还|也)?没(?:有)?过来`,
  'g',
)

interface Tie {
  value: 'citizen' | 'pr'
  spans: Span[]
}

/** That the husband or wife is a citizen or permanent resident. */
function spouseTies({ clauses, statuses }: Reading): Tie[] {
  const named = statuses.flatMap((one) =>
    one.subjects.includes('spouse') && (one.status === 'citizen' || one.status === 'pr')
      ? [{ value: one.status, spans: [...nearestMention(one), spanOf(one)] }]
      : [],
  )
  const joined = findAll(clauses, marriedTo)
    .filter((one) => !isDenied(one) && !one.subjects.includes('child') && isFamily(one))
    .map(
      (one): Tie => ({
        value: /^(?:pr|perm)/.test(one.match.groups?.who ?? '') ? 'pr' : 'citizen',
        spans: [spanOf(one)],
      }),
    )
  return [...named, ...joined]
}

/** The words that say of whom a clause speaks, for the proposal to show. */
const nearestMention = ({ clause, index }: Found): Span[] =>
  clause.mentions
    .flatMap(({ start, end, subjects }) =>
      subjects.includes('spouse') && start <= index ? [[clause.start + start, clause.start + end] as const] : [],
    )
    .slice(-1)

function readSpouse(reading: Reading, ties: readonly Tie[]): Finding[] {
  const path = 'family.spouse_status'
  const own = reading.statuses.filter(
    ({ subjects, status, clause }) =>
      subjects.includes('spouse') &&
      status !== 'citizen' &&
      status !== 'pr' &&
      !/\b(?:was|used to)\b|以前/.test(clause.text),
  )
  const theirs = reading.statuses.filter(
    ({ clause, status, subjects, index }) =>
      (status === 'dependant_pass' || status === 'ltvp') &&
      clause.mayBeSpouse &&
      subjects[0] === 'self' &&
      !clause.mentions.some(({ start }) => start <= index) &&
      reading.statuses.some((other) => other.subjects[0] === 'self' && other.status !== status),
  )
  if (ties.length > 0) return []
  const found = [...own, ...theirs].map(
    (one): Finding => ({
      path,
      value: spouseStatuses[one.status] ?? 'other',
      spans: [...nearestMention(one), spanOf(one)],
    }),
  )
  if (found.length > 0) return found
  return findAll(reading.clauses, abroad)
    .filter(
      (one) =>
        one.subjects.includes('spouse') &&
        !isDenied(one) &&
        !/\b(?:from|degree|uni\w*|citizen|national)\b|毕业|大学|人(?!在)/.test(one.clause.text),
    )
    .slice(0, 1)
    .map((one) => ({ path, value: 'abroad', spans: [...nearestMention(one), spanOf(one)] }))
}

const relativesPattern =
  /(?<two>\b(?:both )?(?:my )?parents\b|\b(?:brothers|sisters|siblings)\b|父母|爸妈|兄弟姐妹)|(?<father>\b(?:father|dad)\b|爸爸|父亲)|(?<mother>\b(?:mother|mum|mom|mummy)\b|(?<!陪读|全职)妈妈|母亲)|(?<brother>\bbrother\b(?!-)|哥哥|弟弟|(?<![表堂老]|(?<!我)大)[哥弟](?![哥弟们])|兄弟)|(?<sister>\bsister\b(?!-)|姐姐|妹妹|(?<![表堂])[姐妹](?![姐妹]))/g
const noRelatives =
  /\bno (?:family|relatives?|relations?)(?: members?)?(?: here| in (?:singapore|sg|spore))|\b(?:don'?t|do not) have (?:any )?(?:family|relatives?)(?: here| in (?:singapore|sg))|(?:这边|这里|新加坡|本地|在新|在坡)(?:都|也)?(?:没有?|无)(?:任何)?(?:亲戚|亲人|家人|亲属)|没有?(?:任何)?(?:亲戚|亲人|家人)在(?:新加坡|新|坡|这)/g
const noneOfFamily =
  /\b(?:no ?one|nobody|none)(?: else)? (?:in|of) my family (?:is|are|has|have)\b[^.]{0,20}(?:pr|citizen)|家(?:里|人)(?:都)?(?:没有?人?|不)是?[^,。]{0,8}(?:pr|公民|永久居民)/g

interface Relatives {
  findings: Finding[]
  /** A parent is a citizen or permanent resident: a tie for who is under 21 and unmarried. */
  parents: Span[]
  /** Nobody of the family is here. */
  none: Span[]
}

function readRelatives({ clauses, statuses }: Reading): Relatives {
  const path = 'family.relatives_here'
  const people = new Map<string, Span[]>()
  for (const status of statuses) {
    if (status.status !== 'citizen' && status.status !== 'pr') continue
    const before = clauses[clauses.indexOf(status.clause) - 1]
    // "My sister lives here too, PR since 2015".
    const isOfBefore =
      before?.sentence === status.clause.sentence &&
      before.mentions.at(-1)?.subjects[0] === 'relative' &&
      /^ ?(?:is |an? |also |也?是)*$/.test(status.clause.text.slice(0, status.index)) &&
      /^ ?(?:too|also|since.*|already|holder|\ue000.*)?$/.test(
        status.clause.text.slice(status.index + status.match[0].length),
      )
    if (!status.subjects.includes('relative') && !isOfBefore) continue
    const clause = isOfBefore ? before : status.clause
    for (const match of clause.text.matchAll(relativesPattern)) {
      if (!isOfBefore && match.index > status.index) continue
      const who = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined)?.[0] ?? ''
      const [start] = [clause.start + match.index]
      people.set(`${who}${who === 'two' ? match[0] : ''}`, [[start, start + match[0].length], spanOf(status)])
    }
  }
  const count = [...people.keys()].reduce((sum, who) => sum + (who.startsWith('two') ? 2 : 1), 0)
  const none = findAll(clauses, noRelatives).filter(isFamily).map(spanOf)
  const without = [...none, ...findAll(clauses, noneOfFamily).map(spanOf)]
  const spans = [...new Map([...people.values()].flat().map((span) => [String(span), span])).values()]
  return {
    findings: [
      ...(count > 0 ? [{ path, value: Math.min(2, count), spans } as const] : []),
      ...without.map((span): Finding => ({ path, value: 0, spans: [span] })),
    ],
    parents: [...people].flatMap(([who, places]) =>
      /^(?:father|mother|two.*(?:parents|父母|爸妈))/.test(who) ? places : [],
    ),
    none,
  }
}

/** The ties that are asked for in the first step. */
function readTies(reading: Reading, spouse: readonly Tie[], relatives: Relatives): Finding[] {
  const path = 'route.links'
  const contradicts = new Set(spouse.map(({ value }) => value)).size > 1
  if (contradicts) return [{ path, open: 'contradiction', spans: spouse.flatMap(({ spans }) => spans) }]
  const children = reading.statuses.filter((one) => one.status === 'citizen' && aboutChildren(one, reading))
  const ages = readAges(reading)
  const isYoung = ages.length > 0 && ages.every(({ age }) => age < 21)
  const ties: [string, Span[]][] = [
    ...spouse.slice(0, 1).map(({ value, spans }): [string, Span[]] => [`spouse_of_${value}`, spans]),
    ...(isYoung && relatives.parents.length > 0
      ? [['child_of_citizen_or_pr', relatives.parents] as [string, Span[]]]
      : []),
    ...children.slice(0, 1).map((one): [string, Span[]] => ['parent_of_citizen', childSpans(one)]),
  ]
  if (ties.length > 0) return [{ path, value: ties.map(([tie]) => tie), spans: ties.flatMap(([, spans]) => spans) }]
  return relatives.none
    .filter(([start, end]) => !/relat/.test(reading.text.slice(start, end)))
    .map((span) => ({ path, value: [], spans: [span] }))
}

const childSpans = (one: Found): Span[] => {
  const mention = one.clause.mentions.findLast(
    ({ start, subjects }) => subjects.includes('child') && start <= one.index,
  )
  return [
    ...(mention ? [[one.clause.start + mention.start, one.clause.start + mention.end] as const] : []),
    spanOf(one),
  ]
}

const approvedPattern =
  /\bmom (?:has |have |had |already )?(?:approved?|given? approval)\b|\bmarriage (?:is |was |has been )?approved\b|人力部(?:已经?)?批(?:准)?了?|mom(?:已经?)?(?:批|同意)/g

/** The ministry approves passes as well, and marriages only of who has a Work Permit. */
const aboutMarriage = /\b(?:marr|wed|rom\b|fianc|girlfriend|boyfriend|[gb]f\b)|结婚|领证|注册|登记/
const passAfter = new RegExp(`^ ?(?:my |the |his |her |our |了?我?的?)?(?:${passNames}|pass\\b|quota|准证)`)
const awaited =
  /\b(?:need|must|wait\w*|when|until|once|how|for|to|ask\w*|whether|will|can|why)\b|等|需要|要|几时|什么时候/

export const readFamily: Rule = (reading) => {
  const ties = spouseTies(reading)
  const relatives = readRelatives(reading)
  const holdsOtherPass = ownPasses(reading).some(({ status }) => status !== 'work_permit')
  const approved = findAll(reading.clauses, approvedPattern).filter(
    (one) =>
      (aboutMarriage.test(reading.text) || !holdsOtherPass) &&
      !/\b(?:not|no|n't|never)\b|没|未|不/.test(one.clause.text) &&
      !awaited.test(one.clause.text.slice(0, one.index)) &&
      !passAfter.test(one.clause.text.slice(one.index + one.match[0].length)) &&
      !/^[^.,]{0,12}\?/.test(reading.text.slice(spanOf(one)[1])),
  )
  const marriage = readMarriage(reading.clauses)
  return [
    ...readTies(reading, ties, relatives),
    ...approved.map((one): Finding => ({ path: 'route.marriage_approved', value: true, spans: [spanOf(one)] })),
    ...marriage,
    ...readSpouse(reading, ties),
    ...relatives.findings,
  ]
}
