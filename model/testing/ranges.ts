import type { DatedProfile } from '@settlesg/contract'
import { type Range, rangeOf } from '../src/estimate/formula.ts'
import { caseOf } from '../src/estimate/make-estimate.ts'
import { published } from '../src/estimate/published.ts'
import type { EstimatedRoute } from '../src/evidence/levels.ts'

/** The range on a route, in people and unrounded, whether or not the route is open. */
export const rangeOn = (route: EstimatedRoute, profile: DatedProfile): Range =>
  rangeOf(published, caseOf(profile, route, published))
