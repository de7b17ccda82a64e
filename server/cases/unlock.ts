import { errors } from '@settlesg/contract'
import { loadBalance, spendOnAnalysis } from '../credits/service.ts'
import type { Tx } from '../platform/database.ts'
import { HttpError } from '../platform/http/http-error.ts'
import { ChangedMeanwhileError, retryWhileChanged } from '../platform/retry-while-changed.ts'
import { allowsEstimate } from './answers.ts'
import { type CaseDeps, type CommitDeps, holdRenewed, keepAnalysis, type Prepared } from './commit.ts'
import { lookUp, type Subject } from './look-up.ts'
import type { Compute } from './model-work.ts'
import { markCharged } from './queries.ts'
import { storeOnce } from './store-once.ts'

/**
 * Unlocks analysis and report and charges one supercredit for it, or neither; fresh answers are stored with their estimate
 * in the same transaction. What is unlocked is never charged again, deleted in between or not. Throws
 * `assessmentNotFound`, `nothingToAnalyse`, `notEnoughSupercredits`.
 */
export const unlock = (deps: CaseDeps, userId: string, subject: Subject) =>
  retryWhileChanged(
    () => deps.model.run(userId, (compute) => prepareUnlock(deps, userId, subject, compute)),
    async (prepared) =>
      'unlocked' in prepared
        ? { assessment_id: prepared.unlocked, charged: false, balance: await loadBalance(deps.db, userId) }
        : deps.transaction((tx) => commitUnlock(tx, deps, userId, prepared)),
  )

export async function prepareUnlock(
  deps: CaseDeps,
  userId: string,
  subject: Subject,
  compute: Compute,
): Promise<Prepared | { unlocked: string }> {
  // Before the case is looked up: a unit that another press has spent meanwhile has opened it, which is then seen.
  const { supercredits } = await loadBalance(deps.db, userId)
  const { found, answers } = await lookUp(deps, userId, subject)
  const row = found?.deleted_at === null ? found : null
  if (row?.is_unlocked) return { unlocked: row.id }
  if (!allowsEstimate(answers)) throw new HttpError(errors.nothingToAnalyse)
  // Answered before computing: an empty wallet costs no processor time. The guard that counts is in the ledger.
  if (!found?.is_unlocked && supercredits === 0) throw new HttpError(errors.notEnoughSupercredits)
  return { row, answers, ...(await compute('assess', answers)) }
}

/** Stores the analysis and takes what it costs. Throws `ChangedMeanwhileError`, `notEnoughSupercredits`. */
export async function commitUnlock(tx: Tx, deps: CommitDeps, userId: string, prepared: Prepared) {
  const { row, outlook, analysis } = prepared
  const { id } = row ? await holdRenewed(tx, deps, userId, row, outlook) : await storeFresh(tx, deps, userId, prepared)
  const charged = await spendOnAnalysis(tx, userId, id)
  await markCharged(tx, id, deps.clock.now())
  await keepAnalysis(tx, deps, id, analysis)
  return { assessment_id: id, charged, balance: await loadBalance(tx, userId) }
}

/** Stores answers that nothing is kept of, with their estimate. */
async function storeFresh(tx: Tx, deps: CommitDeps, userId: string, prepared: Prepared) {
  const { row, isNew, isBack } = await storeOnce(tx, deps, userId, prepared)
  if (!isNew && !isBack) throw new ChangedMeanwhileError()
  return row
}
