import { holdToChange, type PreparedBought, prepareBought, unlockWithBought } from '../cases/service.ts'
import type { Deps } from '../deps.ts'
import type { Tx } from '../platform/database.ts'
import type { ProviderCheckout } from './provider.ts'
import { findOrdered, updatePurchase } from './queries.ts'
import type { Purchase } from './tables.ts'

/*
 * A purchase may name an assessment that its unit is to open (docs/decisions/076-bought-to-open-one-case.md). The
 * transaction that grants the units opens it, or writes down why it did not; nothing else ever does, so it happens once.
 */

/** What the model makes of it, before that transaction; null where nothing is to be opened now. */
export async function prepareUnlock(
  deps: Pick<Deps, 'db' | 'secrets' | 'clock' | 'model'>,
  checkout: ProviderCheckout,
): Promise<PreparedBought> {
  const purchase = checkout.status === 'paid' ? await findOrdered(deps.db, checkout) : undefined
  if (!purchase?.open_assessment_id || purchase.granted_at !== null) return null
  return prepareBought(deps, purchase.user_id, purchase.open_assessment_id)
}

/** Holds what is to be opened. Before the wallet is held, in the order in which every unlocking takes the two. */
export async function lockCase(tx: Tx, { user_id, open_assessment_id }: Purchase): Promise<void> {
  if (open_assessment_id !== null) await holdToChange(tx, user_id, open_assessment_id)
}

/** Opens what a purchase is for, now that its units are granted. Throws `ChangedMeanwhileError`. */
export async function unlockPurchased(
  tx: Tx,
  deps: Pick<Deps, 'secrets' | 'clock'>,
  purchase: Purchase,
  prepared: PreparedBought,
): Promise<Purchase> {
  const { id, user_id: userId, open_assessment_id: assessmentId } = purchase
  if (assessmentId === null) return purchase
  const opening =
    purchase.units_taken === purchase.units
      ? 'taken_back'
      : await unlockWithBought(tx, deps, { userId, id: assessmentId, prepared })
  return updatePurchase(tx, id, { opening })
}
