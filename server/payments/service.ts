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

export { findByReceipt as findPurchaseOfReceipt, type PaymentDeps, type PaymentProvider }

/** Grants what a checkout paid for, once, if the page is one that we opened. Throws `checkoutNotFound`. */
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

/** Pays back all unused packs, also after the buyer's days; answers in cents. Throws what `refundPurchase` throws. */
export async function refundByOperator(
  deps: PaymentDeps,
  { id, user_id: userId }: { id: string; user_id: string },
  record: (tx: Tx) => Promise<void>,
): Promise<{ amountCents: number; isConfirmed: boolean }> {
  const { refunds } = await refundPurchase(deps, { userId, purchaseId: id, recordOperator: record })
  const own = refunds.findLast(({ asked_by }) => asked_by !== 'provider')
  return { amountCents: own?.amount_cents ?? 0, isConfirmed: own?.status === 'succeeded' }
}

/** Newest first, for the copy of a person's data. */
export async function loadPurchases({ db, clock }: Pick<Deps, 'db' | 'clock'>, userId: string) {
  const all = await loadFacts(db, userId, { skip: 0, limit: 1_000_000 })
  return all.map((facts) => presentPurchase(facts, clock.now()))
}

/** When an account is deleted, its purchases stay; close these open pages with `closeCheckouts` after the commit. */
export async function findOpenCheckouts(tx: Db | Tx, userId: string): Promise<string[]> {
  return (await findOpenSessions(tx, userId)).map(({ session_id }) => session_id)
}

/** So that a deleted account is not paid for; a page that is paid all the same is paid back. */
export async function closeCheckouts(deps: Deps, sessionIds: string[]): Promise<void> {
  if (sessionIds.length === 0 || !deps.payments) return
  for (const sessionId of sessionIds) await requireProvider(deps).expireCheckout(sessionId)
}

/** Payments that grant nothing until an operator has looked at them, a line each; safe to print. */
export async function describePaymentsToReview(db: Db): Promise<string[]> {
  const [purchases, events] = [await findPurchasesToReview(db), await findEventsToReview(db)]
  return [
    ...purchases.map(
      ({ id, held_because }) => `look at: purchase ${id} was paid otherwise than ordered (${held_because})`,
    ),
    ...events.map(({ id, type }) => `look at: event ${id} (${type}) names a purchase that has another checkout`),
  ]
}

/** The seller of a purchase that is paid now; null where none is set. */
export function sellerNow({ seller }: Pick<Settings, 'seller'>, now: Date): SiteSeller | null {
  if (!seller) return null
  const { gstNumber, ...named } = seller
  return { ...named, gst: gstNumber === null ? null : { number: gstNumber, percent: gstPercentAt(now) } }
}

export const providerFor = (reached: StripeSettings | null): PaymentProvider | null =>
  reached && stripeProvider(reached)
