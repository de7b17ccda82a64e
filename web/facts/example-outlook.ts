import type { Estimate, Outlook, RouteId } from '@settlesg/contract'
import { predict } from '@settlesg/model'
import { exampleProfile } from './example-profile.ts'

/** An outlook with all that an example has to show. */
export interface ExampleOutlook extends Outlook {
  route: RouteId
  estimate: Estimate
}

/** What the model answers for the example: it can never drift from the product. */
export function exampleOutlook(): ExampleOutlook {
  const outlook = predict(exampleProfile)
  const { route, routes, estimate } = outlook
  const isOpen = routes.some((verdict) => verdict.route === route && verdict.open)
  if (!route || !estimate || !isOpen) throw new Error('The example needs a person with an open route and an estimate')
  // Nobody answers its open questions.
  return { ...outlook, route, estimate, open_questions: [] }
}
