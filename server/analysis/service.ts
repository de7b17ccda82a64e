import { type Analysis, AnalysisOutlook, errors } from '@settlesg/contract'
import { modelVersion, predict } from '@settlesg/model'
import * as z from 'zod/mini'
import { type KeepsAnalyses, type Row, runModel } from '../assessments/service.ts'
import type { Deps } from '../deps.ts'
import type { Tx } from '../platform/database.ts'
import { HttpError } from '../platform/http/http-error.ts'
import { analyseWhatIf, applyWhatIf, makeAnalysis } from './make-analysis.ts'
import { findAnalysis, replace } from './queries.ts'
import { type AnalysisDeps, holdUnchanged, lookUp, openDatedAnswers, type Subject } from './subject.ts'

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

/** What assessments do where one that was unlocked comes back or changes. */
export const keepsAnalyses = (deps: Pick<Deps, 'secrets' | 'clock'>): KeepsAnalyses => ({
  makeAnalysis,
  async keepAnalysis(tx, assessmentId, analysis) {
    await keepAnalysis(tx, deps, assessmentId, analysis)
  },
})

/** The stored analysis of an assessment. Null where it was not unlocked. */
export async function loadAnalysis({ db, secrets }: Pick<Deps, 'db' | 'secrets'>, assessmentId: string) {
  const row = await findAnalysis(db, assessmentId)
  return row ? presentAnalysis(analysisIn(secrets.decrypt(row.analysis_encrypted)), assessmentId, row.made_at) : null
}

/** The same, for its owner, found by its id or by the answers. Throws `assessmentNotFound`, `locked`. */
export async function loadOwnAnalysis(deps: AnalysisDeps, userId: string, subject: Subject): Promise<Analysis> {
  const { id } = await unlockedAssessment(deps, userId, subject)
  const analysis = await loadAnalysis(deps, id)
  if (!analysis) throw new HttpError(errors.assessmentNotFound)
  return analysis
}

/** What the model says of an unlocked assessment with a what-if. Never stored. Throws also `ValidationError`. */
export async function analysisOfWhatIf(deps: AnalysisDeps, userId: string, subject: Subject, changes: object) {
  const { id, answers } = await withTodaysModel(deps, userId, subject)
  const analysis = await runModel(userId, () => analyseWhatIf(answers, changes))
  return presentAnalysis(analysis, id, deps.clock.now())
}

/** The same, the estimate alone. */
export async function predictionOfWhatIf(deps: AnalysisDeps, userId: string, subject: Subject, changes: object) {
  const { id, answers } = await withTodaysModel(deps, userId, subject)
  const outlook = await runModel(userId, () => predict(applyWhatIf(answers, changes)))
  return { ...outlook, assessment_id: id, assessed_at: deps.clock.now().toISOString() }
}

/** An unlocked assessment of the caller's. Throws `assessmentNotFound`, also for another person's, and `locked`. */
async function unlockedAssessment(deps: AnalysisDeps, userId: string, subject: Subject): Promise<Row> {
  const { found } = await lookUp(deps, userId, subject)
  if (!found?.is_unlocked || found.deleted_at !== null) throw new HttpError(errors.locked)
  return found
}

/** An unlocked assessment whose stored analysis is of today's model: one of an older model is made anew first. */
async function withTodaysModel(deps: AnalysisDeps, userId: string, subject: Subject) {
  for (;;) {
    const row = await unlockedAssessment(deps, userId, subject)
    const answers = openDatedAnswers(deps, row)
    const stored = await findAnalysis(deps.db, row.id)
    if (stored?.model_version === modelVersion) return { id: row.id, answers }
    const [outlook, analysis] = await runModel(userId, () => [predict(answers), makeAnalysis(answers)] as const)
    await deps.transaction(async (tx) => {
      const id = await holdUnchanged(tx, deps, userId, { row, outlook })
      if (id !== null) await keepAnalysis(tx, deps, id, analysis)
    })
  }
}

/** An analysis as the API sends it. */
const presentAnalysis = (analysis: AnalysisOutlook, assessmentId: string, madeAt: Date): Analysis => ({
  ...analysis,
  assessment_id: assessmentId,
  assessed_at: madeAt.toISOString(),
})

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
