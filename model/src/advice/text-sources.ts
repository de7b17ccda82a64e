import type { RouteId } from '@settlesg/contract'
import type { EstimatedRoute } from '../evidence/levels.ts'
import type { SourceId } from '../evidence/sources.ts'

/* What the texts of the `model` namespace rest on that tell of facts without a number of the model behind them. */

/** `known_instead.<route>`: what is known of the routes without an estimate. */
export const knownInsteadSources: Record<Exclude<RouteId, EstimatedRoute>, readonly SourceId[]> = {
  child: ['ica-who-may-apply', 'ns-2012'],
  aged_parent: ['ica-who-may-apply'],
  gip: ['gip-2023', 'gip-grants-2020-22'],
  forarts: ['forarts-2010'],
}
