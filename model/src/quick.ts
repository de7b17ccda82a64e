import type { DatedProfile, Estimate, Outlook } from '@settlesg/contract'
import { rangeOf, wholePeople } from './estimate/formula.ts'
import { assumedRefusals } from './estimate/history.ts'
import { caseOf, levelFor } from './estimate/make-estimate.ts'
import { published } from './estimate/published.ts'
import { isEstimated } from './evidence/levels.ts'
import { readQuestion } from './rules/question.ts'
import { checkRequired } from './rules/required.ts'

/** Routes and range from a few answers, without their reasons. What is not asked is taken from those who resemble the answers. */
export interface QuickCheck extends Pick<Outlook, 'routes' | 'route' | 'no_estimate_reason'> {
  assumed_refusals: NonNullable<Outlook['assumed_refusals']> | null
  range: Pick<Estimate, 'low' | 'mid' | 'high'> | null
  level: Estimate['base'] | null
}

/** Throws RangeError like `predict`. */
export function quickCheck(profile: DatedProfile): QuickCheck {
  checkRequired(profile)
  const question = readQuestion(profile)
  const { route, no_estimate_reason } = question
  if (no_estimate_reason !== null || route === null || !isEstimated(route))
    return { ...question, range: null, level: null, assumed_refusals: null }
  const subject = caseOf(profile, route, published)
  return {
    ...question,
    range: wholePeople(rangeOf(published, subject)),
    level: levelFor(published, subject),
    assumed_refusals: assumedRefusals(profile),
  }
}
