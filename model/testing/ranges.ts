import type { DatedProfile } from '@settlesg/contract'
import { computeChances, computeRange, type Range } from '../src/estimate/chances.ts'
import { buildModel } from '../src/estimate/model.ts'
import { draws } from '../src/estimate/posterior.ts'
import { type EstimatedRoute, levelOfRoute } from '../src/evidence/levels.ts'

/** The range on a route, in people and unrounded, whether or not the route is open. */
export const rangeOn = (route: EstimatedRoute, profile: DatedProfile): Range =>
  computeRange(computeChances(profile, buildModel(draws), levelOfRoute[route]))
