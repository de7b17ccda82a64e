import { type CreditCreated, errors, type SiteSeller } from '@settlesg/contract'
import type { Deps } from '../deps.ts'
import type { Db, Tx } from '../platform/database/database.ts'
import { HttpError } from '../platform/http/http-error.ts'
import type { Settings, StripeSettings } from '../platform/settings/settings.ts'
import { gstPercentAt } from './gst.ts'
import { loadFacts, presentPurchase } from './present.ts'
import type { PaymentProvider } from './provider.ts'
import { findByReceipt, findBySession, findEventsToReview, findOpenSessions, findPurchasesToReview } from './queries.ts'
import { refundClosedAccount, refundPurchase } from './refunds.ts'
import { type PaymentDeps, refreshPurchase, requireProvider } from './settle.ts'
import { stripeProvider } from './stripe-provider.ts'

export type { PaymentDeps, PaymentProvider }

/* What the rest of the server needs of purchases. */

/**
 * Grants what a checkout paid for, once, to the account that opened it. Only for a page that we opened ourselves: the
 * provider is not called for any other. Throws `checkoutNotFound`.
 */
export async function creditCheckout(deps: Deps, sessionId: string): Promise<CreditCreated['status']> {
  const purchase = await findBySession(deps.db, sessionId)
  if (!purchase) throw new HttpError(errors.checkoutNotFound)
  if (purchase.granted_at) return 'already_credited'
  const settled = await refreshPurchase(deps, sessionId)
  if (!settled) throw new HttpError(errors.checkoutNotFound)
  await refundClosedAccount(deps, settled.purchase.id)
  if (settled.credited) return 'credited'
  return settled.purchase.granted_at ? 'already_credited' : 'pending'
}

/** Which purchase has this receipt, and whose it is. */
export const findPurchaseOfReceipt = (db: Db, receiptNumber: string) => findByReceipt(db, receiptNumber)

/**
 * Has all unused packs of a purchase paid back because an operator says so, also after the buyer's own days. `record` runs in
 * the transaction that asks for it. Answers in cents what goes back, and whether the provider has confirmed it. Throws what
 * the buyer's button would.
 */
export async function refundByOperator(
  deps: PaymentDeps,
  { id, user_id: userId }: { id: string; user_id: string },
  record: (tx: Tx) => Promise<void>,
): Promise<{ amountCents: number; isConfirmed: boolean }> {
  const { refunds } = await refundPurchase(deps, { userId, purchaseId: id, recordOperator: record })
  const own = refunds.findLast(({ asked_by }) => asked_by !== 'provider')
  return { amountCents: own?.amount_cents ?? 0, isConfirmed: own?.status === 'succeeded' }
}

/** Every purchase of a person, as the wire has them, newest first: for the copy of their data. */
export async function loadPurchases({ db, clock }: Pick<Deps, 'db' | 'clock'>, userId: string) {
  const all = await loadFacts(db, userId, { skip: 0, limit: 1_000_000 })
  return all.map((facts) => presentPurchase(facts, clock.now()))
}

/**
 * What must be done about purchases when an account is deleted, in that transaction: nothing is deleted. A purchase names
 * its buyer by an id that nobody has any more; a payment that arrives later finds no account and is paid back. Answers
 * with the hosted pages that are still open: close them with `closeCheckouts` once the transaction has committed.
 */
export async function findOpenCheckouts(tx: Db | Tx, userId: string): Promise<string[]> {
  return (await findOpenSessions(tx, userId)).map(({ session_id }) => session_id)
}

/** Closes hosted pages, so that nobody pays for an account that is gone. One that is paid all the same is paid back. */
export async function closeCheckouts(deps: Deps, sessionIds: string[]): Promise<void> {
  if (sessionIds.length === 0 || !deps.payments) return
  for (const sessionId of sessionIds) await requireProvider(deps).expireCheckout(sessionId)
}

/** Payments that were taken and grant nothing until somebody has looked at them, a line each; safe to print. */
export async function describePaymentsToReview(db: Db): Promise<string[]> {
  const [purchases, events] = [await findPurchasesToReview(db), await findEventsToReview(db)]
  return [
    ...purchases.map(
      ({ id, held_because }) => `look at: purchase ${id} was paid otherwise than ordered (${held_because})`,
    ),
    ...events.map(({ id, type }) => `look at: event ${id} (${type}) names a purchase that has another checkout`),
  ]
}

/** Who a purchase that is paid now would name as its seller; null where none is set. */
export function sellerNow({ seller }: Pick<Settings, 'seller'>, now: Date): SiteSeller | null {
  if (!seller) return null
  const { gstNumber, ...named } = seller
  return { ...named, gst: gstNumber === null ? null : { number: gstNumber, percent: gstPercentAt(now) } }
}

/** The payment provider at that address, which speaks Stripe's calls, or none. */
export const providerFor = (reached: StripeSettings | null): PaymentProvider | null =>
  reached && stripeProvider(reached)
