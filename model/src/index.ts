/*
 * The model of a Singapore PR application. Pure: no I/O, no clock, no chance; texts are keys of the `model` namespace.
 *
 *   eligibility  may you apply? Rules with their sources, per route           eligibility.ts
 *   levels       how many of 100 succeed on a route, one line a route         levels.ts
 *   predict      the range of people per 100, or the reason for none          predict.ts, distribution.ts
 *   sources      every page an answer may point to                            sources.ts
 *
 * In this version the level of the route is all that is weighed (docs/decisions/005).
 */
export { conditionIds, eligibility, openRoutes } from './eligibility.ts'
export { modelVersion, predict } from './predict.ts'
export { sources } from './sources.ts'
