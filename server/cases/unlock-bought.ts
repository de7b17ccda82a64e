import { errors, type Opening } from '@settlesg/contract'
import { loadBalance } from '../credits/service.ts'
import type { Deps } from '../deps.ts'
import type { Tx } from '../platform/database/database.ts'
import { HttpError } from '../platform/http/http-error.ts'
import { allowsEstimate, openDatedAnswers, storedAnswers } from './answers.ts'
import { ownAssessment } from './look-up.ts'
import { type Estimated, estimate } from './make-version.ts'
import { holdToChange } from './queries.ts'
import type { Assessed } from './tables.ts'
import { chargeAnalysis } from './unlock.ts'

/* In the transaction that grants the bought unit; whatever prevents it leaves the unit in the account. */

/** Whether this person may buy a unit to open it. Throws `assessmentNotFound`, `alreadyOpen`, `nothingToAnalyse`. */
export async function requireOpenable(deps: Pick<Deps, 'db' | 'secrets' | 'clock'>, userId: string, id: string) {
  const row = await ownAssessment(deps, userId, id)
  if (row.is_unlocked) throw new HttpError(errors.alreadyOpen)
  if (!allowsEstimate(openDatedAnswers(deps, row))) throw new HttpError(errors.nothingToAnalyse)
}

export async function unlockWithBought(
  tx: Tx,
  deps: Pick<Deps, 'secrets' | 'clock'>,
  userId: string,
  id: string,
): Promise<Opening> {
  const held = await holdToChange(tx, userId, id)
  if (!held) return 'deleted'
  if (held.is_unlocked) return 'already_open'
  const made = assessOrSayWhyNot(deps, held)
  if (typeof made === 'string') return made
  if ((await loadBalance(tx, userId)).supercredits === 0) return 'owed'
  const charged = await chargeAnalysis(tx, deps, held, made)
  return charged ? 'opened' : 'already_open'
}

function assessOrSayWhyNot(
  deps: Pick<Deps, 'secrets' | 'clock'>,
  held: Assessed,
): Estimated | 'no_estimate' | 'failed' {
  try {
    const answers = storedAnswers(deps, held)
    return allowsEstimate(answers) ? estimate(answers) : 'no_estimate'
  } catch {
    // Money that came is granted whatever happens here; the fault is met again, and logged, when the unit is spent.
    return 'failed'
  }
}
