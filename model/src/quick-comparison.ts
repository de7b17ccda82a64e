import type { DatedProfile } from '@settlesg/contract'
import { buildModel } from './estimate/model.ts'
import { comparison } from './estimate/timeline.ts'
import { quickDraws } from './quick.ts'
import { readQuestion } from './rules/question.ts'
import { checkRequired } from './rules/required.ts'

/**
 * Two sets of answers compared in the browser, in people of 100, with the draws of the quick check: at most one person from
 * what `analyze` says of them. Where the second has no estimate, why. Throws RangeError like `predict`.
 */
export function quickComparison(before: DatedProfile, after: DatedProfile) {
  checkRequired(before)
  checkRequired(after)
  const { no_estimate_reason } = readQuestion(after)
  return { ...comparison(before, after, buildModel(quickDraws)), no_estimate_reason }
}
