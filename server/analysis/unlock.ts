import { type AnalysisOutlook, type DatedProfile, errors, type Outlook } from '@settlesg/contract'
import { predict } from '@settlesg/model'
import { beginCorrections, type Row, runModel, storeOnce } from '../assessments/service.ts'
import { loadBalance, spendOnAnalysis } from '../credits/service.ts'
import type { Tx } from '../platform/database.ts'
import { HttpError } from '../platform/http/http-error.ts'
import { hasSomethingToAnalyse, makeAnalysis } from './make-analysis.ts'
import { keepAnalysis } from './stored.ts'
import { type AnalysisDeps, holdUnchanged, isOfOlderModel, type KeepingDeps, lookUp, type Subject } from './subject.ts'

/** What the model made before the transaction: of the answers of `row`, or of answers that nothing is kept of. */
export interface Prepared {
  row: Row | null
  answers: DatedProfile
  analysis: AnalysisOutlook
  /** Where none is stored, or an older model's. */
  outlook: Outlook | null
}

/**
 * Unlocks analysis and report and charges one supercredit for it, or neither; fresh answers are stored with their estimate
 * in the same transaction. What is unlocked is never charged again, deleted in between or not. The model works before the
 * transaction. Throws `assessmentNotFound`, `nothingToAnalyse`, `notEnoughSupercredits`.
 */
export async function unlock(deps: AnalysisDeps, userId: string, subject: Subject) {
  const { db, transaction } = deps
  for (;;) {
    const prepared = await runModel(userId, () => prepare(deps, userId, subject))
    if ('unlocked' in prepared)
      return { assessment_id: prepared.unlocked, charged: false, balance: await loadBalance(db, userId) }
    const done = await transaction((tx) => storeUnlocked(tx, deps, userId, prepared))
    if (done) return done
    // Somebody changed, made or deleted it while the model worked: once more, with what is there now.
  }
}

export async function prepare(
  deps: AnalysisDeps,
  userId: string,
  subject: Subject,
): Promise<Prepared | { unlocked: string }> {
  // Before the case is looked up: a unit that another press has spent meanwhile has opened it, which is then seen.
  const { supercredits } = await loadBalance(deps.db, userId)
  const { found, answers } = await lookUp(deps, userId, subject)
  const row = found?.deleted_at === null ? found : null
  if (row?.is_unlocked) return { unlocked: row.id }
  if (!hasSomethingToAnalyse(answers)) throw new HttpError(errors.nothingToAnalyse)
  // Answered before computing: an empty wallet costs no processor time. The guard that counts is in the ledger.
  if (!found?.is_unlocked && supercredits === 0) throw new HttpError(errors.notEnoughSupercredits)
  const outlook = row && !isOfOlderModel(deps, row) ? null : predict(answers)
  return { row, answers, analysis: makeAnalysis(answers), outlook }
}

/** Stores the analysis and takes what it costs; null where what it was made of is not what is there any more. */
export async function storeUnlocked(tx: Tx, deps: KeepingDeps, userId: string, prepared: Prepared) {
  const { row, analysis, outlook } = prepared
  const id = row
    ? await holdUnchanged(tx, deps, userId, { row, outlook })
    : await storeFresh(tx, deps, userId, prepared)
  if (id === null) return null
  const charged = await spendOnAnalysis(tx, userId, id)
  await beginCorrections(tx, deps, id)
  await keepAnalysis(tx, deps, id, analysis)
  return { assessment_id: id, charged, balance: await loadBalance(tx, userId) }
}

/** Stores answers that nothing is kept of, with their estimate. */
async function storeFresh(tx: Tx, deps: KeepingDeps, userId: string, { answers, outlook }: Prepared) {
  const { row, isNew, isBack } = await storeOnce(tx, deps, userId, answers, outlook ?? predict(answers))
  return isNew || isBack ? row.id : null
}
