import type { Purchase, Refundable } from '@settlesg/contract'
import { refundDays } from '@settlesg/contract/catalogue'
import type { Selectable } from 'kysely'
import type { Db, Tx } from '../tables.ts'
import { holdsMoney } from './provider.ts'
import { disputesOf, findPurchase, purchasesOfUser, purchasesSince, refundsOf, wholePurchases } from './queries.ts'
import type { DisputeRow, PurchaseRow, RefundRow } from './tables.ts'

/** A purchase with all that is known of it. */
export interface Facts {
  purchase: Selectable<PurchaseRow>
  refunds: Selectable<RefundRow>[]
  disputes: Selectable<DisputeRow>[]
  /** Whether no unit of it has been burnt or taken back. */
  isWhole: boolean
}

/** One purchase of a person, or a page of them, newest first. */
export async function factsOf(
  db: Db | Tx,
  userId: string,
  which: { id: string } | { skip: number; limit: number },
): Promise<Facts[]> {
  const purchases =
    'id' in which
      ? [await findPurchase(db, which.id)].filter((found) => found?.user_id === userId)
      : await purchasesOfUser(db, userId, which)
  const rows = purchases.filter((row) => row !== undefined)
  const ids = rows.map(({ id }) => id)
  // One after the other: a transaction has one connection.
  const refunds = await refundsOf(db, ids)
  const disputes = await disputesOf(db, ids)
  const whole = await wholePurchases(db, userId)
  return rows.map((purchase) => ({
    purchase,
    refunds: refunds.filter(({ purchase_id }) => purchase_id === purchase.id),
    disputes: disputes.filter(({ purchase_id }) => purchase_id === purchase.id),
    isWhole: whole.has(purchase.id),
  }))
}

/** Every purchase that was opened since, of live or of test payments. Nobody in particular asks. */
export async function factsOfPurchases(db: Db, which: { since: Date; isLive: boolean }): Promise<Facts[]> {
  const rows = await purchasesSince(db, which)
  const ids = rows.map(({ id }) => id)
  const refunds = Map.groupBy(await refundsOf(db, ids), ({ purchase_id }) => purchase_id)
  const disputes = Map.groupBy(await disputesOf(db, ids), ({ purchase_id }) => purchase_id)
  return rows.map((purchase) => ({
    purchase,
    refunds: refunds.get(purchase.id) ?? [],
    disputes: disputes.get(purchase.id) ?? [],
    isWhole: false,
  }))
}

const dayMs = 86_400_000

const refundableUntil = (paidAt: Date) => new Date(paidAt.getTime() + refundDays * dayMs)

/** Whether the button is there, or why not. */
export function refundableOf({ purchase, refunds, disputes, isWhole }: Facts, now: Date): Refundable {
  const { paid_at: paidAt } = purchase
  if (paidAt === null) return 'not_paid'
  const isGone = refunds.some(({ status }) => status !== 'failed') || disputes.some(holdsMoney)
  if (isGone) return 'already_refunded'
  if (now > refundableUntil(paidAt)) return 'refund_period_over'
  return isWhole ? 'yes' : 'units_spent'
}

/** A purchase as the wire has it. */
export function presentPurchase(facts: Facts, now: Date): Purchase {
  const { purchase, refunds, disputes } = facts
  const own = refunds.findLast(({ asked_by }) => asked_by !== 'provider')
  return {
    id: purchase.id,
    created_at: purchase.created_at.toISOString(),
    product: purchase.product,
    quantity: purchase.quantity,
    unit: purchase.unit,
    units: purchase.units,
    amount_cents: purchase.amount_cents,
    currency: purchase.currency,
    status: purchase.status,
    paid_at: purchase.paid_at?.toISOString() ?? null,
    method: purchase.method,
    receipt_number: purchase.receipt_number,
    refundable_until: purchase.paid_at && refundableUntil(purchase.paid_at).toISOString(),
    refundable: refundableOf(facts, now),
    refund: own ? { status: own.status, requested_at: own.requested_at.toISOString() } : null,
    refunded_cents: refunds
      .filter(({ status }) => status === 'succeeded')
      .reduce((sum, { amount_cents }) => sum + amount_cents, 0),
    disputed: disputes.some(({ status }) => status === 'open'),
    test_mode: !purchase.is_live,
    url: purchase.status === 'open' ? purchase.session_url : null,
  }
}
