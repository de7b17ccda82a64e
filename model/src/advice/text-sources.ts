import type { RouteId } from '@settlesg/contract'
import type { EstimatedRoute } from './priors.ts'
import type { SourceId } from './sources.ts'

/* What the texts of the `model` namespace rest on that tell of facts without a number of the model behind them. */

/** `waiting.within_six_months`: ICA says within 6 months if complete, some longer (docs/facts.md 4). */
export const waitingSources: readonly SourceId[] = ['ica-processing-times', 'processing-time-2026']

/** `known_instead.<route>`: what is known of the routes without an estimate. */
export const knownInsteadSources: Record<Exclude<RouteId, EstimatedRoute>, readonly SourceId[]> = {
  child: ['ica-who-may-apply', 'ns-2012'],
  aged_parent: ['ica-who-may-apply'],
  gip: ['gip-2023', 'gip-grants-2020-22'],
  forarts: ['forarts-2010'],
}
