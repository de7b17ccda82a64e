import { findAll, isDenied, mayBeAbout, spanOf } from './clauses.ts'
import type { Finding, Reading, Rule } from './finding.ts'
import { type FoundStatus, statusPattern } from './status.ts'

/** The last word of time before a pass decides: in "S Pass first then EP" it is "then", and what followed is held now. */
const times =
  /(?<past>\b(?:before that|was|were|used to|previously|formerly|initially|first|old|ex)\b|以前|之前|先是|先(?!生)|原来|曾经|刚开始)|\b(?:now|currently|current|at present|these days|then|later|after|into|to|became)\b|->|→|现在|目前|如今|至今|后来|然后|[转换升降]|变成?|改成?/g
const now = /\b(?:now|currently|current|at present|these days)\b|现在|目前|如今|至今/
const change =
  /^ (?:pass )?to (?:an? )?|\b(?:then|now|later|upgrad\w*|promot\w*|downgrad\w*|convert\w*|chang\w*|switch\w*|current\w*|got|returned|came back|down to|in the end|finally)\b|->|→|转|换|到|后来|现在|目前|如今|升|降|变|改成|再来|又来|最后|是/
/** After the name of a pass: it was held before another. */
const pastAfter = /^ ?(?:\(?(?:at )?first\b|before\b(?! that [a-z](?!.*\b(?:now|currently)\b))|previously\b)/

const noLonger = /\b(?:any ?more|no longer)\b|不再|已经不/

/** These are for work with one employer: that their holder is employed follows, and that it is no child. */
export const employeePasses: readonly string[] = ['ep', 's_pass', 'work_permit']

const isOwn = ({ subjects }: FoundStatus) => subjects.length === 1 && subjects[0] === 'self'

const isPast = ({ clause, index, match }: FoundStatus) =>
  [...clause.text.slice(0, index).matchAll(times)].at(-1)?.groups?.past !== undefined ||
  pastAfter.test(clause.text.slice(index + match[0].length))

/** A pass right after words about someone else may be theirs; but no child has one for work. */
const maybeTheirs = (found: FoundStatus, clauses: Reading['clauses']) =>
  mayBeAbout(found.clause, clauses).some((one) => one !== 'child' || !employeePasses.includes(found.status))

/** The passes of one's own, without those of the past where another is named. */
export function ownPasses({ clauses, statuses }: Reading): FoundStatus[] {
  // "EP... sorry, not EP anymore": what is held no longer is no pass of one's own anywhere before.
  const gone = findAll(clauses, statusPattern).filter((one) => isDenied(one) && noLonger.test(one.clause.text))
  const isGone = (found: FoundStatus) =>
    gone.some((one) => one.match.groups?.[found.status] !== undefined && spanOf(found)[0] < spanOf(one)[0])
  const own = statuses.filter((found) => isOwn(found) && !isGone(found) && !maybeTheirs(found, clauses))
  const present = own.filter((found) => !isPast(found))
  return present.length > 0 ? present : own
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

/** A visit pass has another answer for someone who lives elsewhere. */
const mayLiveAbroad =
  /\b(?:live|living|stay|staying|based|work|working)(?: and \w+)? (?:in|at) (?!singapore|sg\b|spore|s'pore|an?\b|the\b)|(?:住|人)在(?!新加坡|坡|狮城|本地|这)|国外|老家/

export const readPass: Rule = (reading) =>
  presentPass(reading)
    .filter(({ status }) => !status.startsWith('ltvp') || !mayLiveAbroad.test(reading.text))
    .map((one): Finding => ({ path: 'route.pass', value: one.status, spans: [spanOf(one)] }))
