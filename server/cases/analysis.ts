import { type Analysis, type AnalysisOutlook, type DatedProfile, errors } from '@settlesg/contract'
import { analyze, isOlderModel, predict, withChanges } from '@settlesg/model'
import type { Deps } from '../deps.ts'
import { HttpError, ValidationError } from '../platform/http/http-error.ts'
import { completed, openDatedAnswers, storedAnswers } from './answers.ts'
import { assessmentOfAnswers, type CaseDeps, holdOwnToChange, ownAssessment, renewed, type Subject } from './look-up.ts'
import { keepAnalysis } from './make-version.ts'
import { findAnalysis } from './queries.ts'
import { analysisIn } from './stored.ts'
import type { Assessed, Db, Tx } from './tables.ts'

export async function loadAnalysis({ db, secrets }: Pick<Deps, 'db' | 'secrets'>, assessmentId: string) {
  const row = await findAnalysis(db, assessmentId)
  return row ? presentAnalysis(analysisIn(secrets.decrypt(row.analysis_encrypted)), assessmentId, row.made_at) : null
}

/** For its owner, found by its id or by the answers. Throws `assessmentNotFound`, `locked`. */
export async function loadOwnAnalysis(deps: CaseDeps, userId: string, subject: Subject): Promise<Analysis> {
  const { id } = await unlockedResult(deps, userId, subject)
  const analysis = await loadAnalysis(deps, id)
  if (!analysis) throw new HttpError(errors.assessmentNotFound)
  return analysis
}

/** Never stored. Throws also `ValidationError`. */
export async function analysisOfWhatIf(deps: CaseDeps, userId: string, subject: Subject, changes: object) {
  const row = await unlockedResult(deps, userId, subject)
  const answers = openDatedAnswers(deps, row)
  applyWhatIf(answers, changes)
  return presentAnalysis(analyze(answers, changes), row.id, deps.clock.now())
}

/** The estimate alone; never stored. Throws also `ValidationError`. */
export async function predictionOfWhatIf(deps: CaseDeps, userId: string, subject: Subject, changes: object) {
  const row = await unlockedResult(deps, userId, subject)
  const outlook = predict(applyWhatIf(openDatedAnswers(deps, row), changes))
  return { ...outlook, assessment_id: row.id, assessed_at: deps.clock.now().toISOString() }
}

/** The answers with a what-if applied. Throws `ValidationError` for what a person cannot change, and what cannot be. */
function applyWhatIf(answers: DatedProfile, changes: object): DatedProfile {
  const result = withChanges(answers, changes)
  if ('profile' in result) return result.profile
  throw new ValidationError(result.problems.map((problem) => ({ ...problem, loc: ['body', ...problem.loc] })))
}

/** Renewed with its analysis where an older model made either. Throws `assessmentNotFound` and `locked`. */
export async function unlockedResult(deps: CaseDeps, userId: string, subject: Subject): Promise<Assessed> {
  const { profile, assessment_id = '' } = subject
  const found = profile
    ? await assessmentOfAnswers(deps, userId, completed(profile, deps.clock))
    : await ownAssessment(deps, userId, assessment_id)
  if (!found?.is_unlocked || found.deleted_at !== null) throw new HttpError(errors.locked)
  const row = await renewed(deps, userId, found)
  await renewAnalysis(deps, row)
  return row
}

/** While an upgrade rolls, an older process may unlock what a newer one estimated: then its analysis alone is made anew. */
async function renewAnalysis(deps: CaseDeps, { id, user_id }: Assessed): Promise<void> {
  if (!(await isOlderAnalysis(deps.db, id))) return
  await deps.transaction(async (tx) => {
    const held = await holdOwnToChange(tx, user_id, id)
    if (await isOlderAnalysis(tx, id)) await keepAnalysis(tx, deps, id, analyze(storedAnswers(deps, held)))
  })
}

async function isOlderAnalysis(db: Db | Tx, id: string): Promise<boolean> {
  const stored = await findAnalysis(db, id)
  return stored !== undefined && isOlderModel(stored.model_version)
}

const presentAnalysis = (analysis: AnalysisOutlook, assessmentId: string, madeAt: Date): Analysis => ({
  ...analysis,
  assessment_id: assessmentId,
  assessed_at: madeAt.toISOString(),
})
