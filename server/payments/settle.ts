import { errors } from '@settlesg/contract'
import { keepAccount } from '../accounts/service.ts'
import { grantPurchase, holdWallet } from '../credits/service.ts'
import type { Deps } from '../deps.ts'
import type { Tx } from '../platform/database/database.ts'
import { retryWhileChanged } from '../platform/database/retry-while-changed.ts'
import { HttpError } from '../platform/http/http-error.ts'
import { payments } from '../platform/metrics/metrics.ts'
import { lockCase, unlockPurchased } from './opening.ts'
import { isPaidBack } from './present.ts'
import type { PaymentProvider, ProviderCheckout } from './provider.ts'
import {
  describeKnown,
  findBySession,
  holdBySession,
  holdPurchase,
  insertRefund,
  isUuid,
  updatePurchase,
} from './queries.ts'
import { mailPaidBack, mailReceipt } from './receipts.ts'
import { advanceRefundsAndDisputes, type SettleDeps, sumGoneForGood } from './refunds-and-disputes.ts'
import { nextReceipt, saleDetails } from './sale.ts'
import type { Purchase } from './tables.ts'

export type PaymentDeps = SettleDeps & Pick<Deps, 'db' | 'transaction' | 'payments'>

/*
 * Facts only advance and units follow by difference, so that events twice, late or in another order end in the same books
 * (docs/decisions/038-payments-only-advance.md).
 */

export interface Settled {
  purchase: Purchase
  credited: boolean
  /** Null where it did not change. */
  became: Purchase['status'] | null
}

/**
 * Null for a page that is not ours; `mismatched` for one that names a purchase of ours and is not its page. Without `known`,
 * from before the reading, nothing is taken back. Throws `ChangedMeanwhileError` if what is stored is newer.
 */
export async function settle(
  tx: Tx,
  deps: SettleDeps,
  checkout: ProviderCheckout,
  known: string | null = null,
): Promise<Settled | 'mismatched' | null> {
  const found = await holdOrdered(tx, checkout)
  if (!found || found === 'mismatched') return found
  const isNewer = known === null ? null : known === (await describeKnown(tx, found.id))
  const advanced = await advancePayment(tx, deps, found, checkout)
  const credited = found.granted_at === null && advanced.granted_at !== null
  const balanced = await advanceRefundsAndDisputes(tx, deps, advanced, checkout, { wasGranted: !credited, isNewer })
  const opened = credited ? await unlockPurchased(tx, deps, balanced) : balanced
  const purchase = opened.status === 'held' ? await endPaidBack(tx, deps, opened, { before: found, checkout }) : opened
  if (credited) await mailReceipt(tx, deps, purchase)
  return { purchase, credited, became: purchase.status === found.status ? null : purchase.status }
}

/** Reads the checkout, then settles it in one transaction with what the caller writes. Throws `unavailable`. */
export const settleWith = <T>(
  deps: PaymentDeps,
  sessionId: string,
  write: (tx: Tx, settled: Awaited<ReturnType<typeof settle>>) => T | Promise<T>,
): Promise<T> =>
  retryWhileChanged(
    async () => {
      const purchase = await findBySession(deps.db, sessionId)
      const known = purchase ? await describeKnown(deps.db, purchase.id) : null
      return { known, checkout: await requireProvider(deps).readCheckout(sessionId) }
    },
    async ({ known, checkout }) => {
      const { settled, result } = await deps.transaction(async (tx) => {
        const settled = checkout && (await settle(tx, deps, checkout, known))
        return { settled, result: await write(tx, settled) }
      })
      if (settled && settled !== 'mismatched' && settled.became) payments.inc({ outcome: settled.became })
      return result
    },
  )

/** Found by its own id if the provider opened the page but its answer was lost. */
async function holdOrdered(
  tx: Tx,
  { sessionId, order, url }: ProviderCheckout,
): Promise<Purchase | 'mismatched' | null> {
  const known = await holdBySession(tx, sessionId)
  if (known) return known
  const { purchaseId } = order
  const named = purchaseId && isUuid(purchaseId) ? await holdPurchase(tx, purchaseId) : undefined
  if (!named) return null
  if (named.session_id !== null) return 'mismatched'
  return updatePurchase(tx, named.id, { session_id: sessionId, session_url: url })
}

/** Later ones win; of equal rank the first. What is paid or held stays. */
const ranks = { open: 0, pending: 1, declined: 2, expired: 2, cancelled: 2, paid: 3, held: 3 } as const

async function advancePayment(
  tx: Tx,
  deps: SettleDeps,
  purchase: Purchase,
  checkout: ProviderCheckout,
): Promise<Purchase> {
  if (ranks[checkout.status] <= ranks[purchase.status]) return purchase
  const payment = { payment_id: checkout.paymentId, method: checkout.method }
  if (checkout.status !== 'paid') return updatePurchase(tx, purchase.id, { ...payment, status: checkout.status })
  const heldBecause = describeDifference(purchase, checkout)
  if (heldBecause !== null)
    return updatePurchase(tx, purchase.id, { ...payment, status: 'held', held_because: heldBecause })

  const buyer = await keepAccount(tx, purchase.user_id)
  const now = deps.clock.now()
  if (buyer) await lockCase(tx, purchase)
  if (buyer) await holdWallet(tx, purchase.user_id, purchase.unit)
  const { number, at } = await nextReceipt(tx, now, purchase)
  const paid = await updatePurchase(tx, purchase.id, {
    ...payment,
    method: payment.method ?? 'other',
    status: 'paid',
    paid_at: at,
    ...saleDetails(deps.settings, at, purchase.amount_cents),
    card_statement: checkout.cardStatement,
    receipt_number: number,
    granted_at: buyer ? at : null,
  })
  if (!buyer) {
    await insertRefund(tx, {
      purchase_id: paid.id,
      asked_by: 'closed_account',
      amount_cents: paid.amount_cents,
      status: 'requested',
      requested_at: now,
    })
    return paid
  }
  await grantPurchase(tx, paid.id, { userId: paid.user_id, unit: paid.unit, units: paid.units })
  return paid
}

/** Cancels a held payment that has gone back whole; if a refund fails after that, the payment is held again. */
async function endPaidBack(
  tx: Tx,
  deps: SettleDeps,
  purchase: Purchase,
  { before, checkout: { amountCents } }: { before: Purchase; checkout: ProviderCheckout },
): Promise<Purchase> {
  if (amountCents === null || (await sumGoneForGood(tx, purchase)) < amountCents) return purchase
  const ended = await updatePurchase(tx, purchase.id, { status: 'cancelled', held_because: null })
  if (!isPaidBack(before)) await mailPaidBack(tx, deps, ended)
  return ended
}

/** Compared with what was ordered, never with today's catalogue. */
function describeDifference(
  purchase: Purchase,
  { amountCents, currency, isLive, order }: ProviderCheckout,
): string | null {
  const beside = {
    amount: [amountCents, purchase.amount_cents],
    currency: [currency, purchase.currency],
    'live mode': [isLive, purchase.is_live],
    purchase: [order.purchaseId, purchase.id],
    product: [order.product, purchase.product],
    quantity: [order.quantity, String(purchase.quantity)],
  }
  const differing = Object.entries(beside).filter(([, [given, ordered]]) => given !== ordered)
  return differing.length > 0 ? differing.map(([name]) => name).join(', ') : null
}

/** Throws `paymentsOff` where nothing can be bought. */
export function requireProvider({ payments }: Pick<Deps, 'payments'>): PaymentProvider {
  if (!payments) throw new HttpError(errors.paymentsOff)
  return payments
}

/** Brings the books up to date with the provider; null for a checkout that is unknown or not ours. */
export const refreshPurchase = (deps: PaymentDeps, sessionId: string): Promise<Settled | null> =>
  settleWith(deps, sessionId, (_tx, settled) => (settled === 'mismatched' ? null : settled))
