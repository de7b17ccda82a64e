import type { Month } from '@settlesg/contract'
import {
  type Answers,
  answerProblems,
  describeSituation,
  earlyAnswer,
  fieldAt,
  isAnswered,
  quickQuestions,
  relevantAnswers,
  withAnswer,
} from '@settlesg/form-logic'
import type { Range } from '../../charts/crowd.tsx'
import { quickOutcome } from '../quick-check/quick-outcome.ts'

/** The range of the answers so far, or how many are still needed for one; null where there is no estimate to give. */
export type RangeSoFar = { range: Range } | { missing: number } | null

/**
 * The range that the result would show for these answers, as the quick check works it out: in the browser, and not before
 * the questions of the quick check are answered. What is half typed or contradicts another answer counts as not answered.
 */
export function rangeSoFar(given: Answers, thisMonth: Month): RangeSoFar {
  const answers = answerProblems(given, thisMonth).reduce(
    (left, { path }) => withAnswer(left, fieldAt(path)?.field.path ?? path, undefined),
    relevantAnswers(given, thisMonth),
  )
  if (earlyAnswer(answers, thisMonth)) return null
  const situation = describeSituation(answers, thisMonth)
  const missing = quickQuestions(answers, thisMonth).filter((field) => !isAnswered(field, situation, thisMonth)).length
  if (missing > 0) return { missing }
  const range = quickOutcome(answers, thisMonth)?.range
  return range ? { range } : null
}
