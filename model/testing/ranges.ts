import type { DatedProfile } from '@settlesg/contract'
import { caseOf, chances, type Range, rangeOf } from '../src/estimate/chances.ts'
import { historyOf } from '../src/estimate/history.ts'
import { modelOf } from '../src/estimate/model.ts'
import { draws } from '../src/estimate/posterior.ts'
import { type EstimatedRoute, levelOfRoute } from '../src/evidence/levels.ts'
import { personOf } from '../src/evidence/person.ts'

/** The range on a route, in people and unrounded, whether or not the route is open. */
export function rangeOn(route: EstimatedRoute, profile: DatedProfile): Range {
  const model = modelOf(draws)
  return rangeOf(chances(model, caseOf(model, levelOfRoute[route], personOf(profile), historyOf(profile))))
}
