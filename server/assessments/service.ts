import {
  type AnalysisOutlook,
  type Assessment,
  type DatedProfile,
  dated,
  errors,
  monthsEarlier,
  type Outlook,
  type Prediction,
  type Profile,
  profileProblems,
  profileRules,
  type ValidationProblem,
} from '@settlesg/contract'
import { openRoutes, predict, readQuestion } from '@settlesg/model'
import { loadBalance, spendOnEstimate } from '../credits/service.ts'
import type { Deps } from '../deps.ts'
import { inBatches } from '../platform/batches.ts'
import { type Clock, currentMonth } from '../platform/clock.ts'
import type { Tx } from '../platform/database.ts'
import { HttpError, ValidationError } from '../platform/http/http-error.ts'
import { answerDigests } from './fingerprints.ts'
import { takeStep } from './make-version.ts'
import { runModel } from './model-queue.ts'
import { presentCorrections, presentSummary } from './present.ts'
import {
  answersIn,
  erase,
  eraseBefore,
  findByAnswers,
  findById,
  findDeleted,
  holdById,
  holdToChange,
  markCharged,
  nextById,
} from './queries.ts'
import { storeOnce } from './store-once.ts'
import { openAnswers, openLabel, openOutlook, openSummary } from './summary.ts'
import type { Assessed } from './tables.ts'
import { deleteVersions } from './version-queries.ts'
import { findFormerVersion, loadVersions, streamFormerVersions } from './versions.ts'

export { answersIn, findById, holdToChange, openAnswers, openLabel, runModel, storeOnce }
export type Row = Assessed
export type AssessmentDeps = Pick<Deps, 'db' | 'transaction' | 'secrets' | 'clock'>

/**
 * An assessment that was unlocked comes back, or changes, with its analysis, which is another feature's. It is made before
 * the transaction; only where the unlocking came in between is it made within.
 */
export interface KeepsAnalyses {
  makeAnalysis(answers: DatedProfile): AnalysisOutlook
  keepAnalysis(tx: Tx, assessmentId: string, analysis: AnalysisOutlook): Promise<void>
}

/**
 * Makes the estimate for these answers and charges one credit for it, or neither. The same answers are never charged
 * twice, nor are answers that allow no estimate. Throws `notEnoughCredits`.
 * The model works before the transaction begins: it takes its time, and a connection must not wait for it.
 */
export async function spendCreditOnEstimate(deps: AssessmentDeps & KeepsAnalyses, userId: string, profile: Profile) {
  const { db, transaction, clock } = deps
  const answers = completed(profile, clock)
  const known = await runModel(userId, async () => {
    // Before the answers are looked up: a credit that another call has spent on them has stored them, which is then seen.
    const { credits } = await loadBalance(db, userId)
    const stored = await assessmentOfAnswers(deps, userId, answers)
    if (stored && stored.deleted_at === null) return { stored }
    // Answered before computing: an empty wallet costs no processor time. The guard that counts is in the ledger.
    if (!stored && readQuestion(answers).no_estimate_reason === null && credits === 0)
      throw new HttpError(errors.notEnoughCredits)
    return { outlook: predict(answers), analysis: stored?.is_unlocked ? deps.makeAnalysis(answers) : null }
  })
  if ('stored' in known)
    return { assessment_id: known.stored.id, charged: false, balance: await loadBalance(db, userId) }
  return transaction(async (tx) => {
    const { row, isNew, isBack } = await storeOnce(tx, deps, userId, answers, known.outlook)
    const charged = (isNew || isBack) && row.has_estimate && row.charged_at === null
    if (isBack && row.is_unlocked) await deps.keepAnalysis(tx, row.id, known.analysis ?? deps.makeAnalysis(answers))
    if (charged) await spendOnEstimate(tx, userId, row.id)
    if (charged) await beginCorrections(tx, deps, row.id)
    return { assessment_id: row.id, charged, balance: await loadBalance(tx, userId) }
  })
}

/**
 * The stored prediction for these answers, also where they were corrected since. Answers that allow no estimate are
 * assessed here and now, for free; for others the estimate must have been paid for: throws `locked`.
 */
export async function predictionForAnswers(deps: AssessmentDeps & KeepsAnalyses, userId: string, profile: Profile) {
  const { transaction, clock } = deps
  const answers = completed(profile, clock)
  const stored = await assessmentOfAnswers(deps, userId, answers)
  if (stored && stored.deleted_at === null)
    return (await findFormerVersion(deps, stored, answers))?.prediction ?? openPrediction(deps, stored)
  if (readQuestion(answers).no_estimate_reason === null) throw new HttpError(errors.locked)
  const outlook = predict(answers)
  const analysis = stored?.is_unlocked ? deps.makeAnalysis(answers) : null
  const { row } = await transaction(async (tx) => {
    const kept = await storeOnce(tx, deps, userId, answers, outlook)
    if (kept.isBack && kept.row.is_unlocked)
      await deps.keepAnalysis(tx, kept.row.id, analysis ?? deps.makeAnalysis(answers))
    return kept
  })
  return openPrediction(deps, row)
}

/** The assessment of these answers, kept or deleted. */
export async function assessmentOfAnswers(
  deps: Pick<Deps, 'db' | 'secrets'>,
  userId: string,
  answers: DatedProfile,
): Promise<Row | undefined> {
  return findByAnswers(deps.db, userId, answerDigests(deps, answers))
}

/** One of the caller's own assessments. Throws `assessmentNotFound`, also for another person's. */
export async function ownAssessment({ db }: Pick<Deps, 'db'>, userId: string, id: string): Promise<Row> {
  const row = await findById(db, userId, id)
  if (!row) throw new HttpError(errors.assessmentNotFound)
  return row
}

/** The same, held until the transaction ends: what is stored beside it cannot outlive it. */
export async function holdOwnAssessment(tx: Tx, userId: string, id: string): Promise<Row> {
  const row = await holdById(tx, userId, id)
  if (!row) throw new HttpError(errors.assessmentNotFound)
  return row
}

/** Makes a version with today's model of the same answers, in the place of an older model's. */
export const renewOutlook = (tx: Tx, deps: Pick<Deps, 'secrets' | 'clock'>, row: Row, outlook: Outlook) =>
  takeStep(tx, deps, row, { answers: storedAnswers(deps, row), cause: 'model', changed: [], inPlace: false }, outlook)

/** From now on its answers can be corrected for a while, unless they could since an earlier charge. */
export const beginCorrections = (tx: Tx, { clock }: Pick<Deps, 'clock'>, id: string) => markCharged(tx, id, clock.now())

/** The answers of the newest version, with the route that they are about. */
export const storedAnswers = (deps: Pick<Deps, 'secrets' | 'clock'>, row: Row): DatedProfile =>
  withRoute(dated(openAnswers(deps, row), currentMonth(deps.clock)))

/** The model's prediction for them. */
export function openPrediction({ secrets }: Pick<Deps, 'secrets'>, row: Row): Prediction {
  return { ...openOutlook(secrets, row), assessment_id: row.id, assessed_at: row.assessed_at.toISOString() }
}

/** An assessment as the wire has it, but for what became of it: that is known to another feature. */
export async function wholeAssessment(
  deps: Pick<Deps, 'db' | 'secrets'>,
  row: Row,
): Promise<Omit<Assessment, 'outcome'>> {
  return {
    ...presentSummary(row, openLabel(deps, row), openSummary(deps.secrets, row)),
    profile: openAnswers(deps, row),
    prediction: openPrediction(deps, row),
    versions: await loadVersions(deps, row),
    corrections: presentCorrections(row),
  }
}

/** How many are in memory at a time while all of them are read. */
const readAtOnce = 20

/** Every assessment of a person with all its versions, few at a time. Holds neither transaction nor connection between them. */
export async function* streamAssessments(deps: Pick<Deps, 'db' | 'secrets'>, userId: string) {
  for (let last: string | undefined; ; ) {
    const rows = await nextById(deps.db, userId, last, readAtOnce)
    for (const row of rows) {
      const former_versions = await Array.fromAsync(streamFormerVersions(deps, row.id))
      yield { ...(await wholeAssessment(deps, row)), former_versions }
    }
    const end = rows.at(-1)
    if (!end) return
    last = end.id
  }
}

/** When the assessments were made and deleted of which only that is known any more. */
export async function deletedAssessments({ db }: Pick<Deps, 'db'>, userId: string) {
  return (await findDeleted(db, userId)).map(({ id, created_at, deleted_at }) => ({
    id,
    created_at: created_at.toISOString(),
    deleted_at: deleted_at.toISOString(),
  }))
}

/** Answers and results are kept this long unless deleted before (docs/product.md 8). */
export const keptMonths = 24

/** Erases answers and results whose time has run out, of every version. Harmless to repeat. */
export async function eraseOldAssessments({ transaction, clock }: Pick<Deps, 'transaction' | 'clock'>): Promise<void> {
  const before = monthsEarlier(clock.now(), keptMonths)
  await inBatches((rows) =>
    transaction(async (tx) => deleteVersions(tx, await eraseBefore(tx, before, clock.now(), rows))),
  )
}

/** Erases answers and results of every version of one assessment. Throws `assessmentNotFound`. */
export const deleteAssessment = (
  { transaction, clock }: Pick<Deps, 'transaction' | 'clock'>,
  userId: string,
  id: string,
): Promise<void> =>
  transaction(async (tx) => {
    const erased = await erase(tx, userId, id, clock.now())
    if (!erased) throw new HttpError(errors.assessmentNotFound)
    await deleteVersions(tx, [erased])
  })

/** The answers with their month and the open route that they are about, checked as a whole. Throws `ValidationError`. */
export function completed(profile: Profile, clock: Clock): DatedProfile {
  const answers = dated(profile, currentMonth(clock))
  const problems: ValidationProblem[] = profileProblems(answers).map(({ loc, rule }) => ({
    ...(rule === 'required'
      ? { type: 'missing', msg: profileRules.required }
      : { type: 'value_error', msg: `Value error, ${profileRules[rule]}`, ctx: { rule } }),
    loc: ['body', 'profile', ...loc],
  }))
  if (problems.length > 0) throw new ValidationError(problems)
  return withRoute(answers)
}

/** The answers with the route that they are about, where it is open. */
function withRoute(answers: DatedProfile): DatedProfile {
  const { routes, route } = readQuestion(answers)
  return openRoutes(routes).some((open) => open === route)
    ? { ...answers, route: { ...answers.route, route } }
    : answers
}
