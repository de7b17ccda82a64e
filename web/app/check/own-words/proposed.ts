import type { Month, PointedProposal, QuestionPath } from '@settlesg/contract'
import {
  type AnswerDoubt,
  type Answers,
  answerAt,
  answerDoubts,
  answerProblems,
  describeSituation,
  type Field,
  fieldAt,
  monthParts,
  noAnswers,
  relevantAnswers,
  type Situation,
  withAnswer,
} from '@settlesg/form-logic'
import { type Proposal, readDescription } from '@settlesg/free-text'

/** A proposal as it is shown, with what is asked about it. */
export interface Proposed extends Proposal {
  isByModel: boolean
  field: Field
  doubt: AnswerDoubt | undefined
}

export interface ReadAnswers {
  /** One for a question, and none where it is answered. */
  proposed: readonly Proposed[]
  /** The parts of the text that nothing here was read from. */
  unused: readonly string[]
  /** With every proposal in it: how they are put into words. */
  situation: Situation
}

/** As text; of a set its options in one order. */
const asText = (value: unknown) =>
  JSON.stringify(Array.isArray(value) && value.every((one) => typeof one === 'string') ? value.toSorted() : value)

/** The year, where a month is proposed of which no more is known. */
export const yearAlone = (value: unknown): number | undefined => {
  const { year, month } = monthParts(value)
  return year && !month ? Number(year) : undefined
}

/**
 * The answers with these proposals among them, without what no longer applies. A proposal that cannot be true beside the
 * others is left out: its question stays as it was.
 */
export function withProposals(answers: Answers, proposals: readonly Proposal[], thisMonth: Month): Answers {
  const all = proposals.reduce((left, { path, value }) => withAnswer(left, path, value), answers)
  // A year may stand while its month is still to be chosen.
  const problems = answerProblems(all, thisMonth).filter(({ key }) => key !== 'month_missing')
  const impossible = new Set(problems.map(({ path }) => path))
  const possible = proposals
    .filter(({ path }) => impossible.has(path))
    .reduce((left, { path }) => withAnswer(left, path, answerAt(answers, path)), all)
  return relevantAnswers(possible, thisMonth)
}

/** Whether what is proposed is among these answers. Rules make rows of what they have read. */
export function isAmong({ path, value, field }: Pick<Proposed, 'path' | 'value' | 'field'>, given: Answers): boolean {
  const now = answerAt(given, path)
  return now !== undefined && (field.kind === 'rows' || asText(now) === asText(value))
}

/** Whether a question may be answered by the language model: what is answered in free words is left to the person. */
function isPointedAt(path: string): path is QuestionPath {
  const { field } = fieldAt(path) ?? {}
  return field?.path === path && field.kind !== 'text'
}

/**
 * What the language model proposes, as far as it may: a whole answer to a question of ours, one for each question, from
 * words that stand in the text.
 */
function readPointed(pointed: readonly PointedProposal[], text: string): Proposal[] {
  const found = new Map<string, Proposal>()
  for (const { question, value: given, words } of pointed) {
    const value = answerAt(withAnswer(noAnswers, question, given), question)
    if (!isPointedAt(question) || value === undefined) continue
    if (words.trim() !== '' && text.includes(words)) found.set(question, { path: question, value, words: [words] })
  }
  return [...found.values()]
}

/**
 * What a text proposes to someone with these answers: what the rules read, and of the rest what the language model proposes
 * where it was asked. Only what applies to them and is not answered yet.
 */
export function readAnswersFrom(
  text: string,
  answers: Answers,
  today: string,
  pointed: readonly PointedProposal[] = [],
): ReadAnswers {
  const thisMonth = today.slice(0, 7)
  const { proposals, unused } = readDescription(text, today)
  const isOpen = ({ path }: Proposal) => answerAt(answers, path) === undefined
  const read = new Set<string>(proposals.map(({ path }) => path))
  const byRules = proposals.filter(isOpen)
  const byModel = readPointed(pointed, text).filter((one) => isOpen(one) && !read.has(one.path))
  const ruled = withProposals(answers, byRules, thisMonth)
  const all = withProposals(ruled, byModel, thisMonth)

  /** A proposal as it is shown, where it stands among these answers. */
  function shown(proposal: Proposal, isByModel: boolean, given: Answers): Proposed[] {
    const { path } = proposal
    const { field } = fieldAt(path) ?? {}
    if (!field || !isAmong({ ...proposal, field }, given)) return []
    // What a model puts into a row is looked at as well.
    const within = answerProblems(given, thisMonth).filter((one) => one.path.startsWith(`${path}.`))
    if (isByModel && within.some(({ key }) => !key.startsWith('missing'))) return []
    return [{ ...proposal, isByModel, field, doubt: answerDoubts(given, thisMonth).find((one) => one.path === path) }]
  }
  const proposed = [
    ...byRules.flatMap((one) => shown(one, false, ruled)),
    ...byModel.flatMap((one) => shown(one, true, all)),
  ]
  const isUsed = (part: string) => proposed.some(({ words }) => words.some((one) => one.includes(part)))
  return { proposed, unused: unused.filter((part) => !isUsed(part)), situation: describeSituation(all, thisMonth) }
}
