import type { AnalysisOutlook, Estimate } from '@settlesg/contract'
import { analyze } from '@settlesg/model'
import { exampleProfile } from './example-profile.ts'

/** What of an analysis is shown of the made-up person before anyone pays. */
export interface ExampleAnalysis
  extends Pick<AnalysisOutlook, 'factors' | 'timeline' | 'what_ifs' | 'documents' | 'plan'> {
  estimate: Estimate
}

export function exampleAnalysis(): ExampleAnalysis {
  const { estimate, factors, timeline, what_ifs, documents, plan } = analyze(exampleProfile)
  if (!estimate) throw new Error('The example needs a person with an estimate')
  return { estimate, factors, timeline, what_ifs, documents, plan }
}
