import { type MadeForOpening, openWithUnit, prepareOpening } from '../analysis/service.ts'
import { holdToChange } from '../assessments/service.ts'
import type { Deps } from '../deps.ts'
import type { Tx } from '../platform/database.ts'
import type { ProviderCheckout } from './provider.ts'
import { findOrdered, updatePurchase } from './queries.ts'
import type { Purchase } from './tables.ts'

/*
 * A purchase may name an assessment that its unit is to open (docs/decisions/076-bought-to-open-one-case.md). The transaction
 * that grants the units opens it, or writes down why it did not; nothing else ever does, so it happens once.
 */

/** What the model makes of it, before that transaction; null where nothing is to be opened now. */
export async function prepareWish(
  deps: Pick<Deps, 'db' | 'secrets' | 'clock'>,
  checkout: ProviderCheckout,
): Promise<MadeForOpening> {
  const purchase = checkout.status === 'paid' ? await findOrdered(deps.db, checkout) : undefined
  if (!purchase?.open_assessment_id || purchase.granted_at !== null) return null
  return prepareOpening(deps, purchase.user_id, purchase.open_assessment_id)
}

/** Holds what is to be opened. Before the wallet is held, in the order in which every unlocking takes the two. */
export async function holdWish(tx: Tx, { user_id, open_assessment_id }: Purchase): Promise<void> {
  if (open_assessment_id !== null) await holdToChange(tx, user_id, open_assessment_id)
}

/** Opens what a purchase is for, now that its units are granted. Throws `MadeTooEarlyError`. */
export async function carryOutWish(
  tx: Tx,
  deps: Pick<Deps, 'secrets' | 'clock'>,
  purchase: Purchase,
  made: MadeForOpening,
): Promise<Purchase> {
  const { id, user_id: userId, open_assessment_id: assessmentId } = purchase
  if (assessmentId === null) return purchase
  const opening =
    purchase.units_taken === purchase.units
      ? 'taken_back'
      : await openWithUnit(tx, deps, { userId, id: assessmentId, made })
  return updatePurchase(tx, id, { opening })
}
