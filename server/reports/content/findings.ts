import type { Report } from './report.ts'

/** What the rules t of the assessed route. */
export function describeFinding({ analysis, t }: Report) {
  const verdict = analysis.routes.find(({ route }) => route === analysis.route)
  if (!verdict) throw new RangeError('There is no report of answers without an open route')
  return {
    route: t(`model:route.${verdict.route}`),
    conditions: verdict.conditions,
    unknown: verdict.conditions.filter(({ met }) => met === null).map(({ id }) => t(`model:condition.${id}`)),
  }
}

/** The level of the route as a bar. */
export function levelRange({ analysis: { estimate }, t }: Report) {
  if (estimate === null) throw new RangeError('There is no report of answers that have no estimate')
  const [low, high, mid] = [estimate.base.low, estimate.base.high, estimate.base.value].map(Math.round)
  return { low: low ?? 0, high: high ?? 0, mid: mid ?? 0, text: t('range', { low: low ?? 0, high: high ?? 0 }) }
}
