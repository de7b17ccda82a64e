import type { DatedProfile, Estimate, Outlook } from '@settlesg/contract'
import file from '../posterior-small.json' with { type: 'json' }
import { caseOf, chances, rangeOf } from './estimate/chances.ts'
import { assumedRefusals, historyOf } from './estimate/history.ts'
import { modelOf } from './estimate/model.ts'
import { wholePeople } from './estimate/whole-people.ts'
import { isEstimated, levelOfRoute } from './evidence/levels.ts'
import { personOf } from './evidence/person.ts'
import { drawsOf } from './fit/posterior-file.ts'
import { questionOf } from './rules/question.ts'

/*
 * The quick check of the home page: routes and range from a few answers, in the browser, with fewer and coarser draws
 * than the estimate. What is not asked is taken from those of the pool who resemble the answers, so the range is wide.
 */

const draws = drawsOf(file)

export interface QuickCheck extends Pick<Outlook, 'routes' | 'route' | 'no_estimate_reason'> {
  assumed_refusals: NonNullable<Outlook['assumed_refusals']> | null
  range: Pick<Estimate, 'low' | 'mid' | 'high'> | null
}

export function quickCheck(profile: DatedProfile): QuickCheck {
  const question = questionOf(profile)
  const { route, no_estimate_reason } = question
  if (no_estimate_reason !== null || route === null || !isEstimated(route))
    return { ...question, range: null, assumed_refusals: null }
  const model = modelOf(draws)
  const subject = caseOf(model, levelOfRoute[route], personOf(profile), historyOf(profile))
  const { low, mean, high } = rangeOf(chances(model, subject))
  return { ...question, range: wholePeople(low, mean, high), assumed_refusals: assumedRefusals(profile) }
}
