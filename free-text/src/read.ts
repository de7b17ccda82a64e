import { type Day, groupBy, type QuestionPath } from '@settlesg/contract'
import { findClauses, type Span, withPlans } from './clauses.ts'
import { findDates, withoutDates } from './dates.ts'
import { readEducation } from './education.ts'
import type { Finding, OpenReason, Reading, Rule } from './finding.ts'
import { readMarriage } from './marriage.ts'
import { maskPlainText } from './mask.ts'
import { readPass } from './pass.ts'
import { readPay } from './pay.ts'
import { type PlainText, plainText } from './plain-text.ts'
import { findStatuses } from './status.ts'
import { readStay } from './stay.ts'
import { readWork } from './work.ts'

export interface Proposal {
  path: QuestionPath
  value: unknown
  words: readonly string[]
  /** It follows from an age, and the birthday of this year may be still to come. */
  isAbout?: true
}

/** A question that the text speaks of, and that stays open: what it says is not exact enough, or contradicts itself. */
export interface OpenPoint {
  path: QuestionPath
  reason: OpenReason
  words: readonly string[]
}

export interface Description {
  proposals: readonly Proposal[]
  open: readonly OpenPoint[]
  /** The parts of the text, as they were typed, of which nothing went into the answers to these questions. */
  unused: (paths: ReadonlySet<QuestionPath>) => readonly string[]
}

const asksFor = (people: string, chinese: string) =>
  new RegExp(
    `\\b(?:(?:writ|ask|post|enquir|help)\\w*|here)(?: this| here| out)? (?:for|on behalf of) (?:my |our )?(?:${people})\\b|(?:帮|替|代|给)我?(?:${chinese})(?:来?问|咨询|看看)(?!过)|(?:帮|替|代)我?(?:${chinese})(?:直接)?(?:申|递)(?!过|了|[^,。]{0,3}(?:dp|ltvp|家属|长期))`,
  )
const others = asksFor(
  'husband|hubby|wife|spouse|(?:\\w+ )?(?:sons?|daughters?|child|children|kids?)|parents?|father|mother|dad|mum|mom|mummy|brother|sister|friend|colleague|cousin|employee|maid|helper|(?:boy|girl)friend|bf|gf|fianc\\w+|(?:mother|father|brother|sister)[- ]in[- ]law',
  '老公|老婆|先生|太太|爱人|孩子|小孩|儿子|女儿|[爸妈]妈?|父母|爸爸|爸妈|母亲|父亲|岳[父母]|公公|婆婆|哥哥?|弟弟?|姐姐?|妹妹?|朋友|同事|男友|女友|男朋友|女朋友',
)
/** It is the application of a child in the text. */
const ofChild =
  /\b(?:son|daughter|child|kid|boy|girl)(?:'s)?(?: \w+){0,3} (?:appl\w+|pr|reject\w*|refus\w*)\b|(?:孩子|小孩|儿子|女儿)[^,。]{0,8}(?:申请|递交|被拒|拒)/
/** A permanent resident has nothing to apply for; to have given it up takes more than one word to say. */
const resident =
  /\b(?:i am|i'm|im|we are|we're|now|as|became|been|was) (?:an? |already |born |now |both |new )*(?:singaporeans?|(?:singapore |sg )?citizens?|sc|prs?|permanent residents?)\b(?! of (?!singapore|sg)|'s| (?:wife|husband|spouse|applic))|\b(?:pr|permanent resident)(?: holder)? since\b|\bpr holder\b|\b(?:i|we) (?:\w+ )?(?:got|received|obtained) (?:my |our |the |an? )?pr\b(?! (?:\w+ )?(?:reject|refus))|\b(?:lost|gave up|given up|giving up|renounced) (?:my |our |the )?(?:mine|singapore pr|prs?|permanent residen\w+)\b|我(?![老先太妻爱丈爸妈]|们?(?:想|要))[^,。]{0,10}(?:入了?籍|是[^,。]{0,6}(?:公民|pr|永久居民)|拿到[^,。]{0,4}(?:pr|永久居民))|我们?(?:俩|夫妻|都)[^,。]{0,6}(?:公民|pr|永久居民)|放弃[^,。]{0,6}(?:pr|永久居民)|已经(?:是|拿到)了?(?:新加坡)?(?:pr|永久居民)/

/** A text written for another leaves too much open. */
const isForAnother = (text: string) =>
  (others.test(text) && !/\bfor (?:a )?friend (?:lol|haha|hehe)|\bnot for (?:my |a )?friend/.test(text)) ||
  ofChild.test(text) ||
  resident.test(text)

const rules: readonly Rule[] = [readPass, readStay, readWork, readPay, readEducation, readMarriage]

const marks = (text: string) => text.split('•').length

/** What was typed there, without lines, shortened to what one takes in at a glance; each only once. */
function wordsAt(spans: readonly Span[], plain: PlainText, typed: string): string[] {
  const masked = plain.text
  const words = [...spans]
    .toSorted(([one], [other]) => one - other)
    .map(([start, end]) => {
      const [from, to] = [plain.places[start] ?? 0, plain.places[end] ?? typed.length]
      // What was covered before it came here is quoted as typed.
      const isCovered = marks(masked.slice(start, end)) > marks(typed.slice(from, to))
      return (isCovered ? masked.slice(start, end) : typed.slice(from, to))
        .replaceAll(/[\p{Cf}\p{Cc}\s]+/gu, ' ')
        .trim()
    })
  return [...new Set(words)].filter((one) => one !== '')
}

/** Only what cannot mean anything else is an answer. Never throws; reads the first `longestDescription` characters. */
export function readDescription(typed: string, today: Day): Description {
  const plain = maskPlainText(plainText(typed))
  const thisMonth = today.slice(0, 7)
  const dates = findDates(plain.text, thisMonth)
  const clauses = withPlans(findClauses(withoutDates(plain.text, dates)), dates, thisMonth)
  const reading: Reading = { text: plain.text, clauses, dates, statuses: findStatuses(clauses), today, thisMonth }
  const all = isForAnother(plain.text) ? [] : rules.flatMap((rule) => rule(reading))
  const found = groupBy(all, ({ path }) => path)
  const results = [...found].map(([path, findings]) => settle(path, findings, plain, typed))
  return {
    proposals: results.flatMap((one) => ('value' in one ? [one] : [])),
    open: results.flatMap((one) => ('reason' in one ? [one] : [])),
    unused(paths) {
      const used = all.filter(({ path }) => paths.has(path)).flatMap(({ spans }) => spans)
      const parts: [start: number, end: number][] = []
      let isLastUnused = false
      for (const { start, text } of clauses) {
        const end = start + text.length
        const isUnused = !used.some(([from, to]) => from < end && start < to)
        const last = parts.at(-1)
        // Neighbouring words are one part; marks alone are none.
        if (isUnused && isLastUnused && last) last[1] = end
        else if (isUnused && /[\p{L}\p{N}]{2}/u.test(plain.text.slice(start, end))) parts.push([start, end])
        isLastUnused = isUnused && parts.length > 0
      }
      return parts.flatMap((part) => wordsAt([part], plain, typed))
    },
  }
}

function settle(
  path: QuestionPath,
  findings: readonly Finding[],
  plain: PlainText,
  typed: string,
): Proposal | OpenPoint {
  const answers = findings.flatMap((one) => ('value' in one ? [one] : []))
  const [first] = answers
  const differ = answers.some(({ value }) => JSON.stringify(value) !== JSON.stringify(first?.value))
  const words = wordsAt(
    (first ? answers : findings).flatMap(({ spans }) => spans),
    plain,
    typed,
  )
  if (first && !differ) return { path, value: first.value, words, ...(first.isAbout && { isAbout: true }) }
  const [left] = findings.flatMap((one) => ('open' in one ? [one.open] : []))
  return { path, reason: first ? 'contradiction' : (left ?? 'contradiction'), words }
}
