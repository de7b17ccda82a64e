import { type Day, groupBy, type QuestionPath } from '@settlesg/contract'
import { readChildren } from './children.ts'
import { findClauses, type Span, turnedRound } from './clauses.ts'
import { readEvents } from './dated-answers.ts'
import { findDates, withoutDates } from './dates.ts'
import { readEducation } from './education.ts'
import { readFamily } from './family.ts'
import type { Finding, OpenReason, Reading, Rule } from './finding.ts'
import { readHistory } from './history.ts'
import { readIncome } from './income.ts'
import { maskPlainText } from './mask.ts'
import { readOwnBusiness } from './own-business.ts'
import { readPass } from './pass.ts'
import { readPay } from './pay.ts'
import { readPhrases } from './phrases.ts'
import { type PlainText, plainText } from './plain-text.ts'
import { readPlans, withPlans } from './plans.ts'
import { findStatuses } from './status.ts'
import { readWork } from './work.ts'

/** An answer that the text gives, at its place in the profile, with the words that it was read from. */
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

const isCitizen =
  /\b(?:i am|i'm|im) (?:an? |already |born )*(?:singaporean|(?:singapore |sg )?citizen|sc)\b(?! of (?!singapore|sg)|'s| (?:wife|husband|spouse))|\bi became (?:an? )?(?:singapore |sg )?citizen\b|我\d{0,4}年?入了?籍|(?<!老公|老婆|先生|太太|妻子|丈夫|孩子)(?:我|本人)(?:自己)?是?(?:一[名个])?新加坡(?:公民|人)(?!的|[老先太妻丈])/

/** One writes or asks for another, and not for oneself. */
const asksFor = (people: string, chinese: string) =>
  new RegExp(
    `\\b(?:(?:writ|ask|post|enquir|help)\\w*|here)(?: this| here| out)? (?:for|on behalf of) (?:my |our )?(?:${people})\\b|(?:帮|替|代|给)我?(?:${chinese})(?:来?问|咨询|看看)(?!过)|(?:帮|替|代)我?(?:${chinese})(?:直接)?(?:申|递)(?!过|了|[^,。]{0,3}(?:dp|ltvp|家属|长期))`,
  )
/** The application is that of another, and of nobody besides. */
const appliesFor = (people: string, chinese: string) =>
  new RegExp(
    `\\b(?:apply|sponsor)\\w*(?: (?:for )?(?:an? )?(?:pr|permanent residen\\w+))? (?:for |on behalf of )?(?:my (?:${people})|her|him|them)\\b(?!'s| and|[^.?!]{0,20}\\b(?:too|also|as well|together)\\b)|(?:帮|替|给)(?:我?(?:${chinese})|[她他](?:们)?)(?:直接)?(?:申|递|办)(?!过)`,
  )
/** Who is here for good and writes has nothing to apply for. */
const isResident =
  /\b(?:i am|i'm|im) (?:an? |already |born |now )*(?:singaporean|(?:singapore |sg )?citizen|sc|pr|permanent resident)\b|我(?![老先太妻爱丈爸妈])[^。]{0,10}(?:入籍|公民|pr|永久居民)/
const spouses = ['husband|hubby|wife|spouse', '老公|老婆|先生|太太|爱人'] as const
const others = [
  'parents?|father|mother|dad|mum|mom|mummy|brother|sister|friend|colleague|cousin|employee|maid|helper|(?:boy|girl)friend|bf|gf|fianc\\w+|(?:mother|father|brother|sister)[- ]in[- ]law',
  '[爸妈]妈?|父母|爸爸|爸妈|母亲|父亲|岳[父母]|公公|婆婆|哥哥?|弟弟?|姐姐?|妹妹?|朋友|同事|男友|女友|男朋友|女朋友',
] as const
const [asksForSpouse, appliesForSpouse] = [asksFor(...spouses), appliesFor(...spouses)]
const [asksForOther, appliesForOther] = [asksFor(...others), appliesFor(...others)]
const aboutSpouse = new RegExp(`\\b(?:${spouses[0]})\\b|${spouses[1]}`)

/** For whom a text is written. Of whose application it is, who writes for a parent or friend leaves too much open. */
function applicant(text: string): 'self' | 'spouse' | 'other' {
  if (asksForSpouse.test(text)) return 'spouse'
  if (asksForOther.test(text))
    return /\bfor (?:a )?friend (?:lol|haha|hehe)|\bnot for (?:my |a )?friend/.test(text) ? 'self' : 'other'
  const isApplied = isResident.test(text)
  if (isApplied && appliesForSpouse.test(text) && aboutSpouse.test(text)) return 'spouse'
  return isCitizen.test(text) || (isApplied && appliesForOther.test(text)) ? 'other' : 'self'
}

const rules: readonly Rule[] = [
  readPass,
  readEvents,
  readWork,
  readPay,
  readEducation,
  readFamily,
  readChildren,
  readHistory,
  readPlans,
  readPhrases,
  readOwnBusiness,
  readIncome,
]

const marks = (text: string) => text.split('•').length

/** What was typed there, without lines, shortened to what one takes in at a glance; each only once. */
function wordsAt(spans: readonly Span[], plain: PlainText, typed: string): string[] {
  const masked = plain.text
  const words = [...spans]
    .toSorted(([one], [other]) => one - other)
    .map(([start, end]) => {
      const [from, to] = [plain.places[start] ?? 0, plain.places[end] ?? typed.length]
      // What was covered before it came here stands as it was typed.
      const isCovered = marks(masked.slice(start, end)) > marks(typed.slice(from, to))
      return (isCovered ? masked.slice(start, end) : typed.slice(from, to))
        .replaceAll(/[\p{Cf}\p{Cc}\s]+/gu, ' ')
        .trim()
    })
  return [...new Set(words)].filter((one) => one !== '')
}

/**
 * The answers that a description in one's own words gives, and what it leaves open. Only what is written is an answer;
 * what the rules cannot tell stays open. Never throws; looks at the first characters alone (`longestDescription`).
 */
export function readDescription(typed: string, today: Day): Description {
  const plain = maskPlainText(plainText(typed))
  const thisMonth = today.slice(0, 7)
  const dates = findDates(plain.text, thisMonth)
  const written = withPlans(findClauses(withoutDates(plain.text, dates)), dates, thisMonth)
  const by = applicant(plain.text)
  const clauses = by === 'spouse' ? turnedRound(written) : written
  const reading: Reading = { text: plain.text, clauses, dates, statuses: findStatuses(clauses), today, thisMonth }
  // Of who writes for somebody else, whose each fact is no rule can tell.
  const all = by === 'other' ? [] : rules.flatMap((rule) => rule(reading))
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
        // What lies side by side is one part; only marks are none.
        if (isUnused && isLastUnused && last) last[1] = end
        else if (isUnused && /[\p{L}\p{N}]{2}/u.test(plain.text.slice(start, end))) parts.push([start, end])
        isLastUnused = isUnused && parts.length > 0
      }
      return parts.flatMap((part) => wordsAt([part], plain, typed))
    },
  }
}

/** What the findings of one question come to: an answer where they agree. */
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
