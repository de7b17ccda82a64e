import { type Day, groupBy, type QuestionPath } from '@settlesg/contract'
import { type Clause, isDisputed, isForAnother, readClauses } from './clauses.ts'
import { maskPlainText } from './mask.ts'
import { type PlainText, plainText } from './plain-text.ts'

export interface Proposal {
  path: QuestionPath
  value: unknown
  /** As they were typed, without what identifies a person. */
  words: readonly string[]
  /** It follows from an age, and the birthday of this year may be still to come. */
  isAbout?: true
}

export interface Description {
  proposals: readonly Proposal[]
  /** The parts of the text, as they were typed, that went into none of them. */
  unused: readonly string[]
}

const marks = (text: string) => text.split('•').length

/** What was typed there, on one line. */
function wordsAt(start: number, end: number, plain: PlainText, typed: string): string {
  const [from, to] = [plain.places[start] ?? 0, plain.places[end] ?? typed.length]
  const [masked, quoted] = [plain.text.slice(start, end), typed.slice(from, to)]
  // What was covered before it came here is quoted as typed.
  return (marks(masked) > marks(quoted) ? masked : quoted).replaceAll(/[\p{Cf}\p{Cc}\s]+/gu, ' ').trim()
}

/** Only what cannot mean anything else is an answer. Never throws; reads the first `longestDescription` characters. */
export function readDescription(typed: string, today: Day): Description {
  const plain = maskPlainText(plainText(typed))
  const clauses = readClauses(plain.text, today)
  const quote = ({ start, text }: Clause) => wordsAt(start, start + text.length, plain, typed)
  const facts = isForAnother(plain.text)
    ? []
    : clauses.flatMap((clause) => clause.facts.map((fact) => ({ ...fact, clause })))
  const proposals: Proposal[] = []
  const used = new Set<Clause>()
  for (const [path, found] of groupBy(facts, (one) => one.path)) {
    const [first] = found
    // Two answers to one question are none.
    if (!first || found.some(({ value }) => JSON.stringify(value) !== JSON.stringify(first.value))) continue
    if (isDisputed(first, clauses, plain.text)) continue
    const own = new Set(found.map(({ clause }) => clause))
    for (const clause of own) used.add(clause)
    const words = [...new Set([...own].map(quote))]
    proposals.push({ path, value: first.value, words, ...(first.isAbout && { isAbout: true }) })
  }
  return { proposals, unused: unusedParts(clauses, used).map(([start, end]) => wordsAt(start, end, plain, typed)) }
}

/** Neighbouring words of which nothing was used are one part; marks alone are none. */
function unusedParts(clauses: readonly Clause[], used: ReadonlySet<Clause>): [start: number, end: number][] {
  const parts: [start: number, end: number][] = []
  let isLastUnused = false
  for (const clause of clauses) {
    const [start, end] = [clause.start, clause.start + clause.text.length]
    const isUnused = !used.has(clause)
    const last = parts.at(-1)
    if (isUnused && isLastUnused && last) last[1] = end
    else if (isUnused && /[\p{L}\p{N}]{2}/u.test(clause.text)) parts.push([start, end])
    isLastUnused = isUnused && parts.length > 0
  }
  return parts
}
