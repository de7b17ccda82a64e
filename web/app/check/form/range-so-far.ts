import type { Month } from '@settlesg/contract'
import {
  type AnswerPath,
  type Answers,
  countedAnswers,
  earlyAnswer,
  openOf,
  quickQuestions,
} from '@settlesg/form-logic'
import type { Range } from '../../charts/crowd.tsx'
import { quickOutcome } from '../quick-check/quick-outcome.ts'

/** The range of the answers so far, or how many are still needed for one; null where there is no estimate to give. */
export type RangeSoFar = { range: Range; notCounted: AnswerPath[] } | { missing: number } | null

/**
 * The range that the result would show for these answers, as the quick check works it out: in the browser, and not before
 * the questions of the quick check are answered. What is half typed or contradicts another answer counts as not answered.
 */
export function rangeSoFar(given: Answers, thisMonth: Month): RangeSoFar {
  const { answers, leftOut } = countedAnswers(given, thisMonth)
  if (earlyAnswer(answers, thisMonth)) return null
  const missing = openOf(quickQuestions(answers, thisMonth), answers, thisMonth).length
  if (missing > 0) return { missing }
  const range = quickOutcome(answers, thisMonth)?.range
  return range ? { range, notCounted: leftOut } : null
}
