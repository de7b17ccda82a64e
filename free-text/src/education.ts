import type { educations } from '@settlesg/contract'
import { type Clause, type Found, findAll, isDenied, spanOf } from './clauses.ts'
import type { Finding, Rule } from './finding.ts'
import { foreignPlaces, foreignSchools, localSchools } from './places.ts'

/* The highest qualification, one's own and that of the husband or wife, and whether it is from here. */

const levels: readonly [(typeof educations)[number], string][] = [
  ['doctorate', '\\bph\\.? ?d\\b|\\bdoctorate\\b|\\bdoctoral\\b|博士(?!后)'],
  ['postgraduate_diploma', '\\bpost ?-?grad(?:uate)? dip(?:loma)?\\b|\\bpgdip\\b|研究生文凭'],
  [
    'master',
    "\\bmaster'?s\\b|\\b(?<!(?:scrum|station|head|dock|harbour|yard) )master(?= (?:degree|of|in|from)\\b| ?(?:$|[^a-z ]))|\\bm\\.?sc\\b|\\bmba\\b|\\bm\\.?eng\\b|\\bm\\.?tech\\b|\\bmcomp\\b|硕士|本硕|研究生(?!院)|读研(?=[^。]{0,20}毕业)",
  ],
  [
    'bachelor',
    "\\bbach[ea]lor'?s?\\b|\\bb\\.? ?sc\\b|\\bb\\.? ?tech\\b|\\bb\\.? ?eng\\b|\\bb\\.? ?com\\b|\\bbba\\b|\\bbe\\b(?= (?:in|from) )|\\bundergrad(?:uate)? degree\\b|\\b(?:uni(?:versity)? |honou?rs )?degree\\b|本科|学士|大学(?:本科)?毕业|大学学历|[一二三]本(?![书来])|双非",
  ],
  ['professional', '\\bacca\\b|\\bprofessional qualification\\b|\\bchartered accountant\\b|专业资格'],
  [
    'diploma',
    '\\b(?:poly(?:technic)? )?dipl?o?m?l?a\\b|大专|专科|(?<!中学|高中|初中|研究生)文凭(?=[^,。]{0,12}(?:理工|diploma))|理工学院文凭',
  ],
  ['ite', '\\bite\\b|\\bnitec\\b|中专|技校|职高|工艺教育'],
  [
    'secondary',
    '\\bsecondary(?: school)? (?:education|cert\\w*|school cert\\w*|only|leaver)\\b|\\bhigh ?school (?:diploma|cert\\w*|grad\\w*|education|only)\\b|\\bsecondary school\\b(?= (?:cert|education|only))|\\bo[- ]levels? (?:only|cert)|\\bspm\\b|高中(?:毕业|学历|文凭)|中学(?:毕业|学历|文凭)',
  ],
  ['below_secondary', '\\bprimary school (?:education|only|cert\\w*)\\b|小学(?:毕业|学历|文凭)|初中(?:毕业|学历|文凭)'],
]
const pattern = new RegExp(levels.map(([level, words]) => `(?<${level}>${words})`).join('|'), 'g')
const local = new RegExp(localSchools)
const foreign = new RegExp(`${foreignSchools}|${foreignPlaces}`)
/** Degrees of universities elsewhere that are taught here: which of the two counts, the text does not say. */
const foreignInSingapore = /\b(?:sim|psb|kaplan|jcu|james cook|insead|essec|mdis)\b/
/** What is only being studied for. */
const unfinished =
  /\b(?:study(?:ing)?|doing|pursuing|taking|part[- ]?time|year \d|final year|undergraduate student|currently) (?:for |my |an? )*[^,]{0,10}$|(?:在读|正在读|读着|攻读|去读个?)[^,]{0,4}$/
const unfinishedAfter = /^ ?(?:student|candidate|在读|生在读)|^[^,]{0,24}(?:\bongoing\b|in progress)/

const levelOf = ({ match }: Found) => levels.find(([level]) => match.groups?.[level] !== undefined)?.[0]
/** Diplomas rank by their places among the options; a professional qualification stands apart. */
const rank = (level: string) =>
  [
    'below_secondary',
    'secondary',
    'ite',
    'diploma',
    'professional',
    'bachelor',
    'postgraduate_diploma',
    'master',
    'doctorate',
  ].indexOf(level)

/** Where it was awarded, if its own clause or a note right behind it says so; of two places nothing is certain. */
function awardedHere(one: Found, clauses: readonly Clause[]): Finding[] {
  const next = clauses[clauses.indexOf(one.clause) + 1]
  const noted =
    next &&
    next.sentence === one.clause.sentence &&
    next.text.trim().length <= 14 &&
    !/\d/.test(next.text.replace(/211|985/, '')) &&
    next.mentions.length === 0
      ? [next]
      : []
  const before = clauses[clauses.indexOf(one.clause) - 1]
  const led =
    before &&
    before.sentence === one.clause.sentence &&
    (one.clause.isNoted || /\b(?:stud(?:ied|y)|graduated)\b|毕业|读/.test(before.text)) &&
    before.mentions.every(({ subjects }) => subjects[0] === 'self')
      ? [before]
      : []
  for (const clause of [one.clause, ...noted, ...led]) {
    const [here, there] = [
      local.exec(clause.text),
      foreign.exec(clause.text.replace(local, (found) => '\ue000'.repeat(found.length))),
    ]
    if ((here && there) || foreignInSingapore.test(clause.text)) return []
    const found = here ?? there
    if (found)
      return [
        {
          path: 'education.awarded_in_singapore',
          value: here !== null,
          spans: [spanOf(one), [clause.start + found.index, clause.start + found.index + found[0].length]],
        },
      ]
  }
  return []
}

export const readEducation: Rule = ({ clauses }) => {
  const found = findAll(clauses, pattern).filter((one) => {
    const [before, after] = [
      one.clause.text.slice(0, one.index),
      one.clause.text.slice(one.index + one.match[0].length),
    ]
    return !isDenied(one) && !unfinished.test(before) && !unfinishedAfter.test(after)
  })
  const highest = (subject: 'self' | 'spouse') =>
    found
      .filter(({ subjects }) => subjects.length === 1 && subjects[0] === subject)
      .toSorted((one, other) => rank(levelOf(other) ?? '') - rank(levelOf(one) ?? ''))[0]
  const [own, theirs] = [highest('self'), highest('spouse')]
  return [
    ...(own
      ? [
          { path: 'education.highest', value: levelOf(own), spans: [spanOf(own)] } as const,
          ...awardedHere(own, clauses),
        ]
      : []),
    ...(theirs ? [{ path: 'family.spouse_education', value: levelOf(theirs), spans: [spanOf(theirs)] } as const] : []),
  ]
}
