import type { Estimate, Outlook, RouteId } from '@settlesg/contract'
import { predict } from '@settlesg/model'
import type { Plugin } from 'vite'
import { exampleProfile } from './example-profile.ts'

/** An outlook with all that an example has to show. */
export interface ExampleOutlook extends Outlook {
  route: RouteId
  estimate: Estimate
}

/** Worked out anew at each call: when the site is built, never in a browser. */
export function exampleOutlook(): ExampleOutlook {
  const outlook = predict(exampleProfile)
  const { route, routes, estimate } = outlook
  const isOpen = routes.some((verdict) => verdict.route === route && verdict.open)
  if (!route || !estimate || !isOpen) throw new Error('The example needs a person with an open route and an estimate')
  // Nobody answers its open questions.
  return { ...outlook, route, estimate, open_questions: [] }
}

const id = '/virtual/example-outlook'

/**
 * `virtual:example-outlook` is what the model answers for the example, worked out when the site is built: it can never
 * drift from the product, and no page has to load the model for it.
 */
export const exampleOutlookPlugin = (): Plugin => ({
  name: 'example-outlook',
  resolveId: (source) => (source === 'virtual:example-outlook' ? id : undefined),
  load: (loaded) => (loaded === id ? `export default ${JSON.stringify(exampleOutlook())}\n` : undefined),
})
