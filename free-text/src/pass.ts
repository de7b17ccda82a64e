import type { Pass } from '@settlesg/contract'
import { type Clause, findAll, isDenied, spanOf, subjectsAt } from './clauses.ts'
import type { Finding, Reading, Rule } from './finding.ts'
import { foreignPlaces } from './places.ts'
import { type FoundStatus, statusPattern } from './status.ts'

/**
 * Words about the time of the passes that follow them. The last one before a pass decides: in "S Pass first then EP" it is
 * "then", and what followed is held now.
 */
const times =
  /(?<past>\b(?:before that|was|were|used to|previously|formerly|initially|first|old|ex)\b|以前|之前|先是|先(?!生)|原来|曾经|刚开始)|\b(?:now|currently|current|at present|these days|then|later|after|into|to|became)\b|->|→|现在|目前|如今|至今|后来|然后|[转换升降]|变成?|改成?/g
const now = /\b(?:now|currently|current|at present|these days)\b|现在|目前|如今|至今/
const change =
  /^ (?:pass )?to (?:an? )?|\b(?:then|now|later|upgrad\w*|promot\w*|downgrad\w*|convert\w*|chang\w*|switch\w*|current\w*|got|returned|came back|down to|in the end|finally)\b|->|→|转|换|到|后来|现在|目前|如今|升|降|变|改成|再来|又来|最后|是/
/** Behind the name of a pass: it was held before another. */
const pastAfter = /^ ?(?:\(?(?:at )?first\b|before\b(?! that [a-z](?!.*\b(?:now|currently)\b))|previously\b)/

const noLonger = /\b(?:any ?more|no longer)\b|不再|已经不/

/** These are for work with one employer: that their holder is employed follows, and that it is no child. */
export const employeePasses: readonly string[] = ['ep', 's_pass', 'work_permit']

const isPass = (status: string): status is Pass => status !== 'citizen' && status !== 'pr'
const isOwn = ({ subjects }: FoundStatus) => subjects.length === 1 && subjects[0] === 'self'

const isOfThePast = (text: string) => [...text.matchAll(times)].some(({ groups }) => groups?.past !== undefined)
/** Whether the words around a pass say that it was held before another. */
export const isPast = ({ clause, index, match }: FoundStatus) =>
  [...clause.text.slice(0, index).matchAll(times)].at(-1)?.groups?.past !== undefined ||
  pastAfter.test(clause.text.slice(index + match[0].length))

/** A Dependant's Pass right after words about the husband or wife may be theirs. */
const maybeTheirs = ({ clause, index, status }: FoundStatus) =>
  clause.mayBeSpouse &&
  (status === 'dependant_pass' || status === 'ltvp') &&
  !clause.mentions.some(({ start }) => start <= index)

/** The passes of one's own, without those of the past where another is named. */
export function ownPasses({ clauses, statuses }: Reading): FoundStatus[] {
  // "EP... sorry, not EP anymore": what is held no longer is no pass of one's own anywhere before.
  const gone = findAll(clauses, statusPattern).filter((one) => isDenied(one) && noLonger.test(one.clause.text))
  const isGone = (found: FoundStatus) =>
    gone.some((one) => one.match.groups?.[found.status] !== undefined && spanOf(found)[0] < spanOf(one)[0])
  const own = statuses.filter((found) => isPass(found.status) && isOwn(found) && !isGone(found))
  const certain = own.some((found) => !maybeTheirs(found)) ? own.filter((found) => !maybeTheirs(found)) : own
  const present = certain.filter((found) => !isPast(found))
  return present.length > 0 ? present : certain
}

/** The one that is held now: the only one, or the last where words say that one became another. */
function presentPass(reading: Reading): FoundStatus[] {
  const own = ownPasses(reading)
  const marked = own.filter(({ clause, index }) => now.test(clause.text.slice(Math.max(0, index - 20), index)))
  const candidates = marked.length > 0 ? marked : own
  const last = candidates.at(-1)
  const before = candidates.findLast(({ status }) => status !== last?.status)
  if (!last || !before) return candidates
  const between = reading.text.slice(spanOf(before)[1], spanOf(last)[1] + 1)
  const after = last.clause.text.slice(last.index + last.match[0].length)
  return change.test(between) || /^ (?:after|following) that\b/.test(after)
    ? candidates.filter(({ status }) => status === last.status)
    : candidates
}

const residentPattern =
  /\b(?:i am|i'm|im|now)(?: already| now| currently)?(?: an?| the)? (?:singapore )?(?:pr|permanent resident)\b(?!'s| (?:wife|husband|spouse|applic))|\b(?:pr|permanent resident)(?: holder)? since\b|\bpr holder\b|\bi (?:just )?(?:got|became|obtained|received) (?:my |an? )?pr\b(?! (?:\w+ )?reject)|(?<!老婆|老公|太太)我(?:现在|目前|已经|已)?是(?:新加坡)?(?:的)?(?:pr|永久居民)(?!的)|已经(?:是|拿到)(?:了)?(?:新加坡)?(?:pr|永久居民)/g

const abroadPattern = new RegExp(
  `\\b(?:live|living|based|work|working|stay|staying|located|residing) in (?:${foreignPlaces})|\\bcurrently (?:in |)(?:${foreignPlaces})|\\bnot in singapore yet\\b|(?:人)?(?:在|住)(?:${foreignPlaces})(?:工作|上班|生活|住|$)|还没(?:有)?(?:来|到)新加坡|人(?:现在|目前)?(?:还)?在(?:${foreignPlaces})`,
  'g',
)

const isSelf = (clause: Clause, index: number) => subjectsAt(clause, index)[0] === 'self'

/** Which pass is held; that one is a permanent resident already, or lives elsewhere. */
export const readPass: Rule = (reading) => {
  const found: Finding[] = presentPass(reading).map((one) => ({
    path: 'route.pass',
    value: one.status,
    spans: [spanOf(one)],
  }))
  const resident = findAll(reading.clauses, residentPattern).filter(
    (one) => isSelf(one.clause, one.index + one.match[0].length) && !isDenied(one) && !isOfThePast(one.clause.text),
  )
  found.push(...resident.map((one): Finding => ({ path: 'route.pass', value: 'already_pr', spans: [spanOf(one)] })))
  if (found.length > 0) return found
  return findAll(reading.clauses, abroadPattern)
    .filter((one) => one.subjects[0] === 'self' && !isDenied(one) && !isOfThePast(one.clause.text.slice(0, one.index)))
    .map((one) => ({ path: 'route.pass', value: 'visit_or_abroad', spans: [spanOf(one)] }))
}
