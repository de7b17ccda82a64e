import { groupBy, type Month, type PointedProposal, type QuestionPath, toYear } from '@settlesg/contract'
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
  noAnswers,
  relevantAnswers,
  type Situation,
  wholeMonth,
  withAnswer,
} from '@settlesg/form-logic'
import { type OpenPoint, type Proposal, readDescription } from '@settlesg/free-text'

/** A proposal as it is shown: beside an answer that stands already and says otherwise, with what is asked about it. */
export interface Proposed extends Proposal {
  /** Rules and model may each propose an answer to one question. */
  key: string
  by: 'rules' | 'model' | 'both'
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

/** As text; of a set its options in one order. */
const asText = (value: unknown) =>
  JSON.stringify(Array.isArray(value) && value.every((one) => typeof one === 'string') ? value.toSorted() : value)
const isSame = (one: unknown, other: unknown) => asText(one) === asText(other)

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

/** Whether what is proposed is among these answers. Rules make rows of what they have read. */
export function isAmong({ path, value, field }: Pick<Proposed, 'path' | 'value' | 'field'>, given: Answers): boolean {
  const now = answerAt(given, path)
  return now !== undefined && (field.kind === 'rows' || isSame(now, value))
}

/** What waits for a press once a model has read the text: what it proposes, and what of the rules that would replace or rule out. */
export function keysToCheck(proposed: readonly Proposed[], answers: Answers, thisMonth: Month): string[] {
  const byModel = proposed.filter(({ by }) => by === 'model')
  const byRules = proposed.filter(({ by }) => by !== 'model')
  const ruled = withProposals(answers, byRules, thisMonth)
  const isDisputed = (one: Proposed) =>
    byModel.some(
      (other) =>
        other.path === one.path ||
        (isAmong(one, ruled) && !isAmong(one, withProposals(answers, [...byRules, other], thisMonth))),
    )
  return [...byModel, ...byRules.filter(isDisputed)].map(({ key }) => key)
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
 * What a text proposes to someone with these answers, by the rules and by the language model where it was asked: only what
 * applies to them and is not answered so already.
 */
export function readAnswersFrom(
  text: string,
  answers: Answers,
  today: string,
  pointed: readonly PointedProposal[] = [],
): ReadAnswers {
  const thisMonth = today.slice(0, 7)
  const { proposals, open, unused } = readDescription(text, today)
  const ofModel = readPointed(pointed, text)
  const ruled = withProposals(answers, proposals, thisMonth)
  const isRead = new Set<string>(proposals.map(({ path }) => path))
  const all = withProposals(
    ruled,
    ofModel.filter(({ path }) => !isRead.has(path)),
    thisMonth,
  )
  const situation = describeSituation(all, thisMonth)

  /** A proposal as it is shown, where it stands among these answers and says something new. */
  function shown(proposal: Proposal, by: Proposed['by'], given: Answers): Proposed[] {
    const { path } = proposal
    const { field } = fieldAt(path) ?? {}
    const before = answerAt(answers, path)
    if (!field || !isAmong({ ...proposal, field }, given) || isSaid(proposal, before)) return []
    // What a model puts into a row is looked at as well.
    const within = answerProblems(given, thisMonth).filter((one) => one.path.startsWith(`${path}.`))
    if (by === 'model' && within.some(({ key }) => !key.startsWith('missing'))) return []
    const doubt = answerDoubts(given, thisMonth).find((one) => one.path === path)
    return [{ ...proposal, key: `${path} ${by === 'model'}`, by, field, before, doubt }]
  }
  const others = new Map(ofModel.map((one) => [one.path, one]))
  const byRules = proposals.flatMap((proposal) => {
    const other = others.get(proposal.path)
    if (!other || !isSame(other.value, proposal.value)) return shown(proposal, 'rules', ruled)
    others.delete(proposal.path)
    return shown({ ...proposal, words: [...new Set([...proposal.words, ...other.words])] }, 'both', ruled)
  })
  const byModel = [...others.values()].flatMap((one) =>
    shown(one, 'model', isRead.has(one.path) ? withProposals(all, [one], thisMonth) : all),
  )
  const proposed = [...groupBy([...byRules, ...byModel], ({ path }) => path).values()].flat()
  const left = open.filter(({ path }) => {
    const { field } = fieldAt(path) ?? {}
    return field && isShown(field, situation) && answerAt(ruled, path) === undefined
  })
  // What was answered so before was read as well, and says nothing new.
  const said = proposals.filter((proposal) => isSaid(proposal, answerAt(answers, proposal.path)))
  const used = new Set([...byRules, ...left, ...said].map(({ path }) => path))
  const isUsed = (part: string) => byModel.some(({ words }) => words.some((one) => one.includes(part)))
  return { proposed, open: left, unused: unused(used).filter((part) => !isUsed(part)), situation }
}
