import type { DatedProfile, Estimate } from '@settlesg/contract'
import { isEstimated, levelOfRoute } from '../evidence/levels.ts'
import { readQuestion } from '../rules/question.ts'
import { computeChances, countPeople } from './chances.ts'
import { buildModel } from './model.ts'
import { draws } from './posterior.ts'

/**
 * The range that the model would give if the level of the route were known to be this share, 0 to 1: the same draws, each with
 * this level. Throws RangeError for answers without an estimate.
 */
export function rangeIfLevel(profile: DatedProfile, share: number): Pick<Estimate, 'low' | 'mid' | 'high'> {
  const { route } = readQuestion(profile)
  if (route === null || !isEstimated(route)) throw new RangeError('these answers have no estimate')
  const level = levelOfRoute[route]
  const known = draws.map((draw) => ({ ...draw, levels: { ...draw.levels, [level]: share } }))
  return countPeople(computeChances(profile, buildModel(known), level))
}
