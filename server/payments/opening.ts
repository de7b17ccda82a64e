import { holdToChange, unlockWithBought } from '../cases/service.ts'
import type { Deps } from '../deps.ts'
import type { Tx } from '../platform/database/database.ts'
import { updatePurchase } from './queries.ts'
import type { Purchase } from './tables.ts'

/* Only granting the units opens it, or records why not (docs/decisions/076-bought-to-open-one-case.md). */

/** Locks what is to be opened; before the wallet, the order in which every unlocking takes the two. */
export async function lockCase(tx: Tx, { user_id, open_assessment_id }: Purchase): Promise<void> {
  if (open_assessment_id !== null) await holdToChange(tx, user_id, open_assessment_id)
}

export async function unlockPurchased(
  tx: Tx,
  deps: Pick<Deps, 'secrets' | 'clock'>,
  purchase: Purchase,
): Promise<Purchase> {
  const { id, user_id: userId, open_assessment_id: assessmentId } = purchase
  if (assessmentId === null) return purchase
  const opening =
    purchase.units_taken === purchase.units ? 'taken_back' : await unlockWithBought(tx, deps, userId, assessmentId)
  return updatePurchase(tx, id, { opening })
}
