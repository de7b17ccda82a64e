import { holdToChange, unlockWithBought } from '../cases/service.ts'
import type { Deps } from '../deps.ts'
import type { Tx } from '../platform/database/database.ts'
import { updatePurchase } from './queries.ts'
import type { Purchase } from './tables.ts'

/*
 * A purchase may name an assessment that its unit is to open (docs/decisions/076-bought-to-open-one-case.md). The
 * transaction that grants the units opens it, or writes down why it did not; nothing else ever does, so it happens once.
 */

/** Holds what is to be opened. Before the wallet is held, in the order in which every unlocking takes the two. */
export async function lockCase(tx: Tx, { user_id, open_assessment_id }: Purchase): Promise<void> {
  if (open_assessment_id !== null) await holdToChange(tx, user_id, open_assessment_id)
}

/** Opens what a purchase is for, now that its units are granted. */
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
