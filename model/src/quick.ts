import type { DatedProfile, Estimate, Outlook } from '@settlesg/contract'
import file from '../posterior-small.json' with { type: 'json' }
import { chances, countPeople, makeCase } from './estimate/chances.ts'
import { assumedRefusals, readHistory } from './estimate/history.ts'
import { levelFor } from './estimate/make-estimate.ts'
import { buildModel } from './estimate/model.ts'
import { isEstimated, levelOfRoute } from './evidence/levels.ts'
import { toPerson } from './evidence/person.ts'
import { readDraws } from './fit/posterior-file.ts'
import { readQuestion } from './rules/question.ts'
import { checkRequired } from './rules/required.ts'

/*
 * The quick check of the home page: routes and range from a few answers, in the browser, with the draws of the
 * estimate to two digits. What is not asked is taken from those of the pool who resemble the answers, so the range is wide.
 */

export const quickDraws = readDraws(file)

export interface QuickCheck extends Pick<Outlook, 'routes' | 'route' | 'no_estimate_reason'> {
  assumed_refusals: NonNullable<Outlook['assumed_refusals']> | null
  range: Pick<Estimate, 'low' | 'mid' | 'high'> | null
  /** The level that the range is moved from. */
  level: Estimate['base'] | null
}

export function quickCheck(profile: DatedProfile): QuickCheck {
  checkRequired(profile)
  const question = readQuestion(profile)
  const { route, no_estimate_reason } = question
  if (no_estimate_reason !== null || route === null || !isEstimated(route))
    return { ...question, range: null, level: null, assumed_refusals: null }
  const model = buildModel(quickDraws)
  const history = readHistory(profile)
  const subject = makeCase(model, levelOfRoute[route], toPerson(profile), history)
  return {
    ...question,
    range: countPeople(chances(model, subject)),
    level: levelFor(model, subject, history),
    assumed_refusals: assumedRefusals(profile),
  }
}
