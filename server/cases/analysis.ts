import { type Analysis, type AnalysisOutlook, type DatedProfile, errors } from '@settlesg/contract'
import { analyze, isOlderModel, predict, withChanges } from '@settlesg/model'
import type { Deps } from '../deps.ts'
import { HttpError, ValidationError } from '../platform/http/http-error.ts'
import { openDatedAnswers, storedAnswers } from './answers.ts'
import { type CaseDeps, holdOwnToChange, lookUp, type Subject } from './look-up.ts'
import { estimate, keepAnalysis, renew } from './make-version.ts'
import { findAnalysis } from './queries.ts'
import { analysisIn } from './stored.ts'
import type { Assessed } from './tables.ts'

/** The stored analysis of an assessment. Null where it was not unlocked. */
export async function loadAnalysis({ db, secrets }: Pick<Deps, 'db' | 'secrets'>, assessmentId: string) {
  const row = await findAnalysis(db, assessmentId)
  return row ? presentAnalysis(analysisIn(secrets.decrypt(row.analysis_encrypted)), assessmentId, row.made_at) : null
}

/** The same, for its owner, found by its id or by the answers. Throws `assessmentNotFound`, `locked`. */
export async function loadOwnAnalysis(deps: CaseDeps, userId: string, subject: Subject): Promise<Analysis> {
  const { id } = await unlockedAssessment(deps, userId, subject)
  const analysis = await loadAnalysis(deps, id)
  if (!analysis) throw new HttpError(errors.assessmentNotFound)
  return analysis
}

/** What the model says of an unlocked assessment with a what-if. Never stored. Throws also `ValidationError`. */
export async function analysisOfWhatIf(deps: CaseDeps, userId: string, subject: Subject, changes: object) {
  const { id, answers } = await withRenewedAnalysis(deps, userId, subject)
  applyWhatIf(answers, changes)
  return presentAnalysis(analyze(answers, changes), id, deps.clock.now())
}

/** The same, the estimate alone. */
export async function predictionOfWhatIf(deps: CaseDeps, userId: string, subject: Subject, changes: object) {
  const { id, answers } = await withRenewedAnalysis(deps, userId, subject)
  const outlook = predict(applyWhatIf(answers, changes))
  return { ...outlook, assessment_id: id, assessed_at: deps.clock.now().toISOString() }
}

/** The answers with a what-if applied. Throws `ValidationError` for what a person cannot change, and what cannot be. */
function applyWhatIf(answers: DatedProfile, changes: object): DatedProfile {
  const result = withChanges(answers, changes)
  if ('profile' in result) return result.profile
  throw new ValidationError(result.problems.map((problem) => ({ ...problem, loc: ['body', ...problem.loc] })))
}

/** An unlocked assessment of the caller's. Throws `assessmentNotFound`, also for another person's, and `locked`. */
async function unlockedAssessment(deps: CaseDeps, userId: string, subject: Subject): Promise<Assessed> {
  const { found } = await lookUp(deps, userId, subject)
  if (!found?.is_unlocked || found.deleted_at !== null) throw new HttpError(errors.locked)
  return found
}

/**
 * An unlocked assessment whose stored analysis is of this process's model or a newer one: one of an older model is made anew
 * first. While an upgrade rolls, an older process answers by its own model and leaves what a newer one stored.
 */
async function withRenewedAnalysis(deps: CaseDeps, userId: string, subject: Subject) {
  const row = await unlockedAssessment(deps, userId, subject)
  const { id } = row
  if (!isMissingOrOlder(await findAnalysis(deps.db, id))) return { id, answers: openDatedAnswers(deps, row) }
  return deps.transaction(async (tx) => {
    const held = await holdOwnToChange(tx, userId, id)
    const made = estimate(storedAnswers(deps, held))
    await renew(tx, deps, held, made)
    if (isMissingOrOlder(await findAnalysis(tx, id))) await keepAnalysis(tx, deps, id, made.analysis)
    return { id, answers: made.answers }
  })
}

const isMissingOrOlder = (stored: { model_version: string } | undefined): boolean =>
  !stored || isOlderModel(stored.model_version)

/** An analysis as the API sends it. */
const presentAnalysis = (analysis: AnalysisOutlook, assessmentId: string, madeAt: Date): Analysis => ({
  ...analysis,
  assessment_id: assessmentId,
  assessed_at: madeAt.toISOString(),
})
