import { AnalysisOutlook } from '@settlesg/contract'
import * as z from 'zod/mini'
import type { Deps } from '../deps.ts'
import type { Tx } from '../platform/database.ts'
import { replace } from './queries.ts'

/*
 * What is stored of an analysis, before it is encrypted: the number of its schema and the content. The only place that
 * reads it (docs/decisions/047-what-is-stored-carries-its-schema.md).
 */

/** Raised whenever older ones must be converted, also where only the outlook in it changed its shape. */
const analysisSchema = 1

const Stored = z.object({ schema: z.int(), content: z.unknown() })

export const storedAnalysis = (analysis: AnalysisOutlook): string =>
  JSON.stringify({ schema: analysisSchema, content: analysis })

/** Throws for a schema that this version does not know, and for what is no analysis. */
export function analysisIn(text: string): AnalysisOutlook {
  const { schema, content } = Stored.parse(JSON.parse(text))
  if (schema !== analysisSchema) throw new RangeError(`An analysis of schema ${schema} cannot be read by this version`)
  return AnalysisOutlook.parse(content)
}

/**
 * Keeps the analysis of an assessment that is unlocked, in the place of an earlier one, within the transaction that
 * unlocks it, brings it back or changes its answers.
 */
export const keepAnalysis = (
  tx: Tx,
  { secrets, clock }: Pick<Deps, 'secrets' | 'clock'>,
  assessmentId: string,
  analysis: AnalysisOutlook,
) =>
  replace(tx, {
    assessment_id: assessmentId,
    model_version: analysis.model_version,
    analysis_encrypted: secrets.encrypt(storedAnalysis(analysis)),
    made_at: clock.now(),
  })
