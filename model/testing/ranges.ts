import type { DatedProfile } from '@settlesg/contract'
import { chances, makeCase, type Range, rangeOf } from '../src/estimate/chances.ts'
import { readHistory } from '../src/estimate/history.ts'
import { buildModel } from '../src/estimate/model.ts'
import { draws } from '../src/estimate/posterior.ts'
import { type EstimatedRoute, levelOfRoute } from '../src/evidence/levels.ts'
import { toPerson } from '../src/evidence/person.ts'

/** The range on a route, in people and unrounded, whether or not the route is open. */
export function rangeOn(route: EstimatedRoute, profile: DatedProfile): Range {
  const model = buildModel(draws)
  return rangeOf(chances(model, makeCase(model, levelOfRoute[route], toPerson(profile), readHistory(profile))))
}
