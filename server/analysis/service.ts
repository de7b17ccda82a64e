import { type Analysis, type AnalysisOutlook, errors } from '@settlesg/contract'
import { isOlderModel, predict } from '@settlesg/model'
import { type KeepsAnalyses, type Row, runModel } from '../assessments/service.ts'
import type { Deps } from '../deps.ts'
import { HttpError } from '../platform/http/http-error.ts'
import { analyseWhatIf, applyWhatIf, makeAnalysis } from './make-analysis.ts'
import { type MadeForOpening, MadeTooEarlyError, openWithUnit, prepareOpening, requireOpenable } from './open-bought.ts'
import { findAnalysis } from './queries.ts'
import { analysisIn, keepAnalysis } from './stored.ts'
import { type AnalysisDeps, holdUnchanged, lookUp, openDatedAnswers, type Subject } from './subject.ts'

export { type MadeForOpening, MadeTooEarlyError, openWithUnit, prepareOpening, requireOpenable }

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

/**
 * An unlocked assessment whose stored analysis is of this process's model or a newer one: one of an older model is made anew
 * first. While an upgrade rolls, an older process answers by its own model and leaves what a newer one stored.
 */
async function withTodaysModel(deps: AnalysisDeps, userId: string, subject: Subject) {
  for (;;) {
    const row = await unlockedAssessment(deps, userId, subject)
    const answers = openDatedAnswers(deps, row)
    const stored = await findAnalysis(deps.db, row.id)
    if (stored && !isOlderModel(stored.model_version)) return { id: row.id, answers }
    const [outlook, analysis] = await runModel(userId, () => [predict(answers), makeAnalysis(answers)] as const)
    await deps.transaction(async (tx) => {
      const id = await holdUnchanged(tx, deps, userId, { row, outlook })
      const now = id && (await findAnalysis(tx, id))
      if (id && (!now || isOlderModel(now.model_version))) await keepAnalysis(tx, deps, id, analysis)
    })
  }
}

/** An analysis as the API sends it. */
const presentAnalysis = (analysis: AnalysisOutlook, assessmentId: string, madeAt: Date): Analysis => ({
  ...analysis,
  assessment_id: assessmentId,
  assessed_at: madeAt.toISOString(),
})
