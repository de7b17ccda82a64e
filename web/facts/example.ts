import type { Estimate, RouteId } from '@settlesg/contract'
import { analyze, predict } from '@settlesg/model'
import { exampleProfile } from './example-profile.ts'

/** What the model answers for the example, which has all that one has to show: it can never drift from the product. */
export function exampleOutlook(): ReturnType<typeof predict> & { route: RouteId; estimate: Estimate } {
  const outlook = predict(exampleProfile)
  const { route, routes, estimate } = outlook
  const isOpen = routes.some((verdict) => verdict.route === route && verdict.open)
  if (!route || !estimate || !isOpen) throw new Error('The example needs a person with an open route and an estimate')
  // Nobody answers its open questions.
  return { ...outlook, route, estimate, open_questions: [] }
}

/** What of an analysis is shown of the made-up person before anyone pays. */
export function exampleAnalysis() {
  const { estimate, factors, timeline, what_ifs, documents, plan } = analyze(exampleProfile)
  if (!estimate) throw new Error('The example needs a person with an estimate')
  return { estimate, factors, timeline, what_ifs, documents, plan }
}
