import { errors, type Opening } from '@settlesg/contract'
import { loadBalance } from '../credits/service.ts'
import type { Deps } from '../deps.ts'
import type { Tx } from '../platform/database.ts'
import { HttpError } from '../platform/http/http-error.ts'
import { ChangedMeanwhileError } from '../platform/retry-while-changed.ts'
import { allowsEstimate, openDatedAnswers } from './answers.ts'
import type { CommitDeps, Prepared } from './commit.ts'
import { ownAssessment } from './look-up.ts'
import { findById, holdToChange } from './queries.ts'
import { commitUnlock } from './unlock.ts'

/*
 * Opening an assessment in the transaction that grants the unit it was bought with; whatever prevents it leaves the
 * unit in the account.
 */

/** What was made of an assessment that is to be opened, or why nothing was; null where there is none that is not open. */
export type PreparedBought = Prepared | { problem: 'no_estimate' | 'failed' } | null

/** Whether this person may buy a unit to open it. Throws `assessmentNotFound`, `alreadyOpen`, `nothingToAnalyse`. */
export async function requireOpenable(deps: Pick<Deps, 'db' | 'secrets' | 'clock'>, userId: string, id: string) {
  const row = await ownAssessment(deps, userId, id)
  if (row.is_unlocked) throw new HttpError(errors.alreadyOpen)
  if (!allowsEstimate(openDatedAnswers(deps, row))) throw new HttpError(errors.nothingToAnalyse)
}

/** Throws `unavailable` when too many wait for the model. */
export async function prepareBought(
  deps: Pick<Deps, 'db' | 'secrets' | 'clock' | 'model'>,
  userId: string,
  id: string,
): Promise<PreparedBought> {
  const row = await findById(deps.db, userId, id)
  if (!row || row.is_unlocked) return null
  const answers = openDatedAnswers(deps, row)
  if (!allowsEstimate(answers)) return { problem: 'no_estimate' }
  return deps.model.run(userId, async (compute) => {
    try {
      return { row, answers, ...(await compute('assess', answers)) }
    } catch {
      // Money that came is granted whatever the model does. Its fault is kept with the purchase, and met again, and logged,
      // when the unit is spent by a press.
      return { problem: 'failed' as const }
    }
  })
}

/** Opens it with a unit of the wallet, or says why not. Throws `ChangedMeanwhileError`. */
export async function unlockWithBought(
  tx: Tx,
  deps: CommitDeps,
  { userId, id, prepared }: { userId: string; id: string; prepared: PreparedBought },
): Promise<Opening> {
  const held = await holdToChange(tx, userId, id)
  if (!held) return 'deleted'
  if (held.is_unlocked) return 'already_open'
  if (!prepared) throw new ChangedMeanwhileError()
  if ('problem' in prepared) return prepared.problem
  if ((await loadBalance(tx, userId)).supercredits === 0) return 'owed'
  const { charged } = await commitUnlock(tx, deps, userId, prepared)
  return charged ? 'opened' : 'already_open'
}
