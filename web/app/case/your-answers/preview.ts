import {
  type Assessment,
  changedAnswers,
  copyAnswers,
  dated,
  type NoEstimateReason,
  type Profile,
  profileProblems,
} from '@settlesg/contract'
import {
  type AnswerPath,
  type AnswerProblem,
  type Answers,
  answerProblems,
  type Field,
  fieldAt,
  isShown,
  readAnswers,
  relevantAnswers,
  type Situation,
  toProfile,
} from '@settlesg/form-logic'
import { quickCheck } from '@settlesg/model'
import { applyEdits, type Edits } from './pending-edits.ts'
import { questionFields, questionOf } from './questions.ts'

type Base = Pick<Assessment, 'profile' | 'apply_month'>

/** A result with some answers changed. */
export interface Changed {
  answers: Answers
  /** What keeps them from being kept. */
  problems: AnswerProblem[]
  /** As they would be sent; null while there is a problem. */
  profile: Profile | null
  /** The places at which they differ from what is kept. */
  places: string[]
}

/**
 * The answers with these changes. Beside what was changed nothing is: stored answers may hold more than the form keeps of
 * them, and older ones may lack what it now insists on.
 */
export function changeAnswers({ profile: stored, apply_month: month }: Base, edits: Edits): Changed {
  const given = readAnswers(stored)
  const answers = applyEdits(given, edits)
  const relevant = relevantAnswers(answers, month)
  const known = answerProblems(given, month)
  const problems = answerProblems(relevant, month).filter(
    ({ path, key }) => !known.some((one) => one.path === path && one.key === key),
  )
  const whole = problems.length === 0 ? toProfile(relevant) : null
  if (!whole) return { answers, problems, profile: null, places: [] }
  const places = changedAnswers(toProfile(relevantAnswers(given, month)) ?? stored, whole)
  return { answers, problems, profile: copyAnswers(stored, whole, places), places }
}

/** What the page may say before anything is sent: a range, or why there is none. */
export type Preview = { low: number; mid: number; high: number } | { reason: NoEstimateReason }

/**
 * The range of these answers as this browser reckons it, with the model of the quick check: at most one person from what
 * the server will say at either end. Null where the answers make no estimate and no reason why there is none.
 */
export function previewOf(profile: Profile, month: string): Preview | null {
  const whole = dated(profile, month)
  if (profileProblems(whole).length > 0) return null
  const { range, no_estimate_reason: reason } = quickCheck(whole)
  return range ?? (reason && { reason })
}

/** The fields of a question, and what its new answer leaves to be asked: the pay of somebody who works now. */
export function fieldsToAsk(question: AnswerPath, { problems }: Changed, edits: Edits, situation: Situation): Field[] {
  const missing = problems.filter(({ key }) => key.startsWith('missing')).map(({ path }) => path)
  const further = [...edits.map(([path]) => path), ...missing]
    .filter((path) => questionOf(path) !== question)
    .flatMap((path) => fieldAt(path)?.field ?? [])
  return [
    ...new Set([
      ...questionFields(question, situation),
      ...further.filter((field) => questionOf(field.path) !== question && isShown(field, situation)),
    ]),
  ]
}
