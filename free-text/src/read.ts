import { type Day, groupBy, type QuestionPath } from '@settlesg/contract'
import { readChildren } from './children.ts'
import { findClauses, type Span } from './clauses.ts'
import { findDates, withoutDates } from './dates.ts'
import { readEducation } from './education.ts'
import { readEvents } from './events.ts'
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

const rules: readonly Rule[] = [
  readPass,
  readEvents,
  readWork,
  readPay,
  readEducation,
  readFamily,
  readChildren,
  readHistory,
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
  const clauses = findClauses(withoutDates(plain.text, dates))
  const reading: Reading = { text: plain.text, clauses, dates, statuses: findStatuses(clauses), today, thisMonth }
  // Whoever is a citizen writes for somebody else: whose each fact is, no rule can tell.
  const all = isCitizen.test(plain.text) ? [] : rules.flatMap((rule) => rule(reading))
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
