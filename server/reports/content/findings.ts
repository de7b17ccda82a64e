import type { Report } from './report.ts'

/** What the rules say of the assessed route. */
export function verdictOf({ analysis, say }: Report) {
  const verdict = analysis.routes.find(({ route }) => route === analysis.route)
  if (!verdict) throw new RangeError('There is no report of answers without an open route')
  return {
    route: say(`model:route.${verdict.route}`),
    conditions: verdict.conditions,
    unknown: verdict.conditions.filter(({ met }) => met === null).map(({ id }) => say(`model:condition.${id}`)),
  }
}

/** The level of the route as a bar. */
export function levelRange({ analysis: { estimate }, say }: Report) {
  if (estimate === null) throw new RangeError('There is no report of answers that have no estimate')
  const [low, high, mid] = [estimate.base.low, estimate.base.high, estimate.base.value].map(Math.round)
  return { low: low ?? 0, high: high ?? 0, mid: mid ?? 0, text: say('range', { low: low ?? 0, high: high ?? 0 }) }
}
