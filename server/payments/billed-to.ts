import { billedNamesMost, errors } from '@settlesg/contract'
import type { Deps } from '../deps.ts'
import { HttpError } from '../platform/http/http-error.ts'
import { loadOwnPurchase, type PurchaseFacts } from './present.ts'
import { findBilledNames, holdPurchase, insertBilledName } from './queries.ts'

/**
 * Puts a name on the receipt of a purchase, null for the account's own; the same one again changes nothing. Throws
 * `purchaseNotFound`, `notPaid`, `tooManyNames`.
 */
export async function nameReceipt(
  { transaction, clock }: Pick<Deps, 'transaction' | 'clock'>,
  userId: string,
  purchaseId: string,
  name: string | null,
): Promise<PurchaseFacts> {
  return transaction(async (tx) => {
    const purchase = await holdPurchase(tx, purchaseId)
    if (purchase?.user_id !== userId) throw new HttpError(errors.purchaseNotFound)
    if (purchase.receipt_number === null) throw new HttpError(errors.notPaid)
    const names = await findBilledNames(tx, [purchaseId])
    if ((names.at(-1)?.name ?? null) !== name) {
      if (names.length >= billedNamesMost) throw new HttpError(errors.tooManyNames)
      const number = names.length + 1
      await insertBilledName(tx, { purchase_id: purchaseId, number, user_id: userId, name, set_at: clock.now() })
    }
    return loadOwnPurchase(tx, userId, purchaseId)
  })
}
