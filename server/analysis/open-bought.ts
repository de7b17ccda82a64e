import { errors, type Opening } from '@settlesg/contract'
import { predict } from '@settlesg/model'
import { findById, holdToChange, ownAssessment, type Row, runModel } from '../assessments/service.ts'
import { loadBalance } from '../credits/service.ts'
import type { Deps } from '../deps.ts'
import type { Tx } from '../platform/database.ts'
import { HttpError } from '../platform/http/http-error.ts'
import { hasSomethingToAnalyse, makeAnalysis } from './make-analysis.ts'
import { isOfOlderModel, type KeepingDeps, openDatedAnswers } from './subject.ts'
import { type Prepared, storeUnlocked } from './unlock.ts'

/*
 * Opening an assessment in the transaction that grants the unit it was bought with. The model works before it, so what it
 * made is handed in; whatever stands in the way leaves the unit in the account.
 */

/** What was made of an assessment that is to be opened, or why nothing was; null where there is none that is not open. */
export type MadeForOpening = Prepared | { row: Row; problem: 'no_estimate' | 'failed' } | null

/** The answers changed after the analysis was made: everything once more. */
export class MadeTooEarlyError extends Error {
  override readonly name = 'MadeTooEarlyError'
}

/** Whether this person may buy a unit to open it. Throws `assessmentNotFound`, `alreadyOpen`, `nothingToAnalyse`. */
export async function requireOpenable(deps: Pick<Deps, 'db' | 'secrets' | 'clock'>, userId: string, id: string) {
  const row = await ownAssessment(deps, userId, id)
  if (row.is_unlocked) throw new HttpError(errors.alreadyOpen)
  if (!hasSomethingToAnalyse(openDatedAnswers(deps, row))) throw new HttpError(errors.nothingToAnalyse)
}

/** Throws `unavailable` when too many wait for the model. */
export async function prepareOpening(
  deps: Pick<Deps, 'db' | 'secrets' | 'clock'>,
  userId: string,
  id: string,
): Promise<MadeForOpening> {
  const row = await findById(deps.db, userId, id)
  if (!row || row.is_unlocked) return null
  const answers = openDatedAnswers(deps, row)
  if (!hasSomethingToAnalyse(answers)) return { row, problem: 'no_estimate' }
  return runModel(userId, () => {
    try {
      const outlook = isOfOlderModel(deps, row) ? predict(answers) : null
      return { row, answers, analysis: makeAnalysis(answers), outlook }
    } catch {
      // Money that came is granted whatever the model does. Its fault is kept with the purchase, and met again, and logged,
      // when the unit is spent by a press.
      return { row, problem: 'failed' as const }
    }
  })
}

/** Opens it with a unit of the wallet, or says why not. Throws `MadeTooEarlyError`. */
export async function openWithUnit(
  tx: Tx,
  deps: KeepingDeps,
  { userId, id, made }: { userId: string; id: string; made: MadeForOpening },
): Promise<Opening> {
  const held = await holdToChange(tx, userId, id)
  if (!held) return 'deleted'
  if (held.is_unlocked) return 'already_open'
  if (!made) throw new MadeTooEarlyError()
  if ('problem' in made) return made.problem
  if ((await loadBalance(tx, userId)).supercredits === 0) return 'owed'
  const done = await storeUnlocked(tx, deps, userId, made)
  if (!done) throw new MadeTooEarlyError()
  return done.charged ? 'opened' : 'already_open'
}
