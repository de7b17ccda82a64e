import { type Assessment, errors, monthsEarlier, type Prediction, type Profile } from '@settlesg/contract'
import { loadBalance, spendOnEstimate } from '../credits/service.ts'
import type { Deps } from '../deps.ts'
import { inBatches } from '../platform/database/batches.ts'
import { HttpError } from '../platform/http/http-error.ts'
import { loadAnalysis, unlockedResult } from './analysis.ts'
import { allowsEstimate, completed } from './answers.ts'
import { assessmentOfAnswers, type CaseDeps, holdOwnAssessment, ownAssessment, renewed } from './look-up.ts'
import { presentCorrections, presentSummary } from './present.ts'
import { answersIn, erase, eraseBefore, findDeleted, holdToChange, markCharged, nextById } from './queries.ts'
import { holdPlace, store, storeOnce } from './store-once.ts'
import { openAnswers, openLabel, openPrediction, openSummary } from './summary.ts'
import type { Assessed } from './tables.ts'
import { requireOpenable, unlockWithBought } from './unlock-bought.ts'
import { deleteVersions } from './version-queries.ts'
import { findFormerVersion, loadVersions, streamFormerVersions } from './versions.ts'

export {
  answersIn,
  holdOwnAssessment,
  holdToChange,
  loadAnalysis,
  openAnswers,
  openLabel,
  ownAssessment,
  requireOpenable,
  unlockedResult,
  unlockWithBought,
}

/* All that other features may use of a case: answers, their estimate and analysis, and the versions before. */

/** Both or neither. The same answers are never charged twice. Throws `notEnoughCredits`. */
export async function spendCreditOnEstimate(deps: CaseDeps, userId: string, profile: Profile) {
  const answers = completed(profile, deps.clock)
  return deps.transaction(async (tx) => {
    const place = await holdPlace(tx, deps, userId, answers)
    const charged = !place.isKept && allowsEstimate(answers) && !place.row?.charged_at
    // Before anything is made: an empty wallet costs no work.
    if (charged) await spendOnEstimate(tx, userId, place.id)
    if (!place.isKept) await store(tx, deps, userId, place, answers)
    if (charged) await markCharged(tx, place.id, deps.clock.now())
    return { assessment_id: place.id, charged, balance: await loadBalance(tx, userId) }
  })
}

/** Answers that allow no estimate are assessed at once, for free. Throws `locked` where an estimate is not paid for. */
export async function predictionForAnswers(deps: CaseDeps, userId: string, profile: Profile): Promise<Prediction> {
  const answers = completed(profile, deps.clock)
  const stored = await assessmentOfAnswers(deps, userId, answers)
  if (stored && stored.deleted_at === null)
    return (
      (await findFormerVersion(deps, stored, answers))?.prediction ??
      openPrediction(deps, await renewed(deps, userId, stored))
    )
  if (allowsEstimate(answers)) throw new HttpError(errors.locked)
  const row = await deps.transaction((tx) => storeOnce(tx, deps, userId, answers))
  return openPrediction(deps, row)
}

export async function wholeAssessment(
  deps: Pick<Deps, 'db' | 'secrets'>,
  row: Assessed,
): Promise<Omit<Assessment, 'outcome'>> {
  return {
    ...presentSummary(row, openLabel(deps, row), openSummary(deps.secrets, row)),
    profile: openAnswers(deps, row),
    prediction: openPrediction(deps, row),
    versions: await loadVersions(deps, row),
    corrections: presentCorrections(row),
  }
}

const readAtOnce = 20

/** A few at a time. Holds neither transaction nor connection between them. */
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
