import { type Month, toYear } from '@settlesg/contract'
import {
  type AnswerDoubt,
  type Answers,
  answerAt,
  answerDoubts,
  answerProblems,
  describeSituation,
  type Field,
  fieldAt,
  isShown,
  monthParts,
  relevantAnswers,
  type Situation,
  wholeMonth,
  withAnswer,
} from '@settlesg/form-logic'
import { type OpenPoint, type Proposal, readDescription } from '@settlesg/free-text'

/** A proposal as it is shown: beside an answer that stands already and says otherwise, with what is asked about it. */
export interface Proposed extends Proposal {
  field: Field
  /** What was answered before, where that was something else. */
  before: unknown
  doubt: AnswerDoubt | undefined
}

export interface ReadAnswers {
  proposed: readonly Proposed[]
  open: readonly OpenPoint[]
  /** The parts of the text that nothing here was read from. */
  unused: readonly string[]
  /** With every proposal in it: how they are put into words. */
  situation: Situation
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The year, where a month is proposed of which no more is known. */
export const yearAlone = (value: unknown): number | undefined => {
  const { year, month } = monthParts(value)
  return year && !month ? Number(year) : undefined
}

/** Whether this was answered before: of a year, by any of its months, and of an age, by one of the year before. */
function isSaid({ value, isAbout }: Proposal, before: unknown): boolean {
  const [year, answered] = [yearAlone(value), wholeMonth(before)]
  if (year === undefined || answered === undefined) return isSame(before, value)
  return toYear(answered) === year || (isAbout === true && toYear(answered) === year - 1)
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

/** What a text proposes to someone with these answers: only what applies to them and is not answered so already. */
export function readAnswersFrom(text: string, answers: Answers, today: string): ReadAnswers {
  const thisMonth = today.slice(0, 7)
  const { proposals, open, unused } = readDescription(text, today)
  const all = withProposals(answers, proposals, thisMonth)
  const situation = describeSituation(all, thisMonth)
  const doubts = answerDoubts(all, thisMonth)
  const proposed = proposals.flatMap((proposal): Proposed[] => {
    const { field } = fieldAt(proposal.path) ?? {}
    const before = answerAt(answers, proposal.path)
    if (!field || answerAt(all, proposal.path) === undefined || isSaid(proposal, before)) return []
    if (!isSame(answerAt(all, proposal.path), proposal.value) && field.kind !== 'rows') return []
    return [{ ...proposal, field, before, doubt: doubts.find(({ path }) => path === proposal.path) }]
  })
  const left = open.filter(({ path }) => {
    const { field } = fieldAt(path) ?? {}
    return field && isShown(field, situation) && answerAt(all, path) === undefined
  })
  // What was answered so before was read as well, and says nothing new.
  const said = proposals.filter((proposal) => isSaid(proposal, answerAt(answers, proposal.path)))
  const used = new Set([...proposed, ...left, ...said].map(({ path }) => path))
  return { proposed, open: left, unused: unused(used), situation }
}
