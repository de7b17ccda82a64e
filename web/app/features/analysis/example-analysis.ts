import type { AnalysisOutlook, Estimate } from '@settlesg/contract'
import { analyze } from '@settlesg/model'
import { type AfterRefusals, afterRefusals } from '@settlesg/model/refusals'
import type { Plugin } from 'vite'
import { exampleProfile } from '../assessment/example/example-profile.ts'

/**
 * What of an analysis is shown of the made-up person before anyone pays.
 * @public of virtual.d.ts
 */
export interface ExampleAnalysis
  extends Pick<AnalysisOutlook, 'factors' | 'timeline' | 'what_ifs' | 'documents' | 'plan'> {
  estimate: Estimate
}

/** Worked out anew at each call by the model itself: when the site is built, never in a browser. */
function exampleAnalysis(): ExampleAnalysis {
  const { estimate, factors, timeline, what_ifs, documents, plan } = analyze(exampleProfile)
  if (!estimate) throw new Error('The example needs a person with an estimate')
  return { estimate, factors, timeline, what_ifs, documents, plan }
}

const made: Record<string, () => ExampleAnalysis | AfterRefusals[]> = {
  '/virtual/example-analysis': exampleAnalysis,
  '/virtual/after-refusals': afterRefusals,
}

/**
 * `virtual:example-analysis` and `virtual:after-refusals` are what the model says of a made-up person and of refusals,
 * worked out when the site is built, so that no page has to load the model for it.
 */
export const exampleAnalysisPlugin = (): Plugin => ({
  name: 'example-analysis',
  resolveId: (source) => {
    const id = source.replace(/^virtual:/, '/virtual/')
    return source.startsWith('virtual:') && Object.hasOwn(made, id) ? id : undefined
  },
  load: (loaded) => {
    const make = made[loaded]
    return make && `export default ${JSON.stringify(make())}\n`
  },
})
