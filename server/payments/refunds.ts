import { errors } from '@settlesg/contract'
import { holdWallet, reclaimUnused } from '../credits/service.ts'
import type { Tx } from '../platform/database/database.ts'
import { HttpError } from '../platform/http/http-error.ts'
import { loadOwnPurchase, type PurchaseFacts, refundOffer } from './present.ts'
import { ProviderRefusedError, ProviderUnavailableError } from './provider.ts'
import { findRefunds, findUndecidedRefund, holdPurchase, insertRefund, updatePurchase } from './queries.ts'
import { failRefund } from './refunds-and-disputes.ts'
import { type PaymentDeps, refreshPurchase, requireProvider } from './settle.ts'

/* Units go and the request is written in one transaction; then the provider is called, by the job until it answers. */

const refusals = {
  not_paid: errors.notPaid,
  already_refunded: errors.alreadyRefunded,
  refund_period_over: errors.refundPeriodOver,
  units_spent: errors.unitsSpent,
} as const

interface RefundRequest {
  userId: string
  purchaseId: string
  /** All unused packs unless given. */
  quantity?: number | undefined
  /** Records that an operator asks, for whom the days for a refund do not apply. */
  recordOperator?: (tx: Tx) => Promise<void>
}

/** Throws `purchaseNotFound`, `notPaid`, `alreadyRefunded`, `refundPeriodOver`, and `unitsSpent` for too few packs. */
export async function refundPurchase(deps: PaymentDeps, request: RefundRequest): Promise<PurchaseFacts> {
  const { userId, purchaseId } = request
  requireProvider(deps)
  const refundId = await deps.transaction((tx) => requestRefund(tx, deps, request))
  await payBack(deps, refundId)
  return loadOwnPurchase(deps.db, userId, purchaseId)
}

async function requestRefund(
  tx: Tx,
  { clock }: Pick<PaymentDeps, 'clock'>,
  { userId, purchaseId, quantity, recordOperator }: RefundRequest,
): Promise<string> {
  const purchase = await holdPurchase(tx, purchaseId)
  if (purchase?.user_id !== userId) throw new HttpError(errors.purchaseNotFound)
  // Locked, or a pack might be used between looking at it and taking it back.
  await holdWallet(tx, userId, purchase.unit)
  const facts = await loadOwnPurchase(tx, userId, purchaseId)
  const now = clock.now()
  const offer = refundOffer(facts, recordOperator ? (purchase.paid_at ?? now) : now)
  if (typeof offer === 'string') throw new HttpError(refusals[offer])
  const packs = quantity ?? offer.quantity
  if (packs > offer.quantity) throw new HttpError(errors.unitsSpent)
  const units = packs * (purchase.units / purchase.quantity)

  const ownBefore = facts.refunds.filter((refund) => refund.asked_by !== 'provider').length
  const refund = await insertRefund(tx, {
    purchase_id: purchase.id,
    asked_by: 'buyer',
    attempt: ownBefore + 1,
    amount_cents: packs * (purchase.amount_cents / purchase.quantity),
    status: 'requested',
    requested_at: now,
  })
  await recordOperator?.(tx)
  await reclaimUnused(tx, refund.id, { userId, unit: purchase.unit, units })
  await updatePurchase(tx, purchase.id, { units_taken: purchase.units_taken + units })
  return refund.id
}

/** One key for each try, so that the same request again never pays twice. */
const idempotencyKey = (purchaseId: string, attempt: number) =>
  attempt === 1 ? `refund-${purchaseId}` : `refund-${purchaseId}-${attempt}`

/** After a refusal looks up whether the money has already gone back: the provider forgets keys after a day. */
export async function payBack(deps: PaymentDeps, refundId: string): Promise<void> {
  const refund = await findUndecidedRefund(deps.db, refundId)
  if (!refund?.payment_id || !refund.session_id) return
  const { payment_id: paymentId, session_id: sessionId, purchase_id: purchaseId } = refund
  // Null means all that is left there: a part may have gone back that we have not heard of.
  const amountCents = refund.amount_cents < refund.paid_cents ? refund.amount_cents : null
  try {
    await requireProvider(deps).refund({
      paymentId,
      refundId,
      amountCents,
      key: idempotencyKey(purchaseId, refund.attempt),
    })
    // Together with whatever else went back, so that the units follow from all of it at once.
    await refreshPurchase(deps, sessionId)
  } catch (error) {
    // It stays requested, and the job calls again.
    if (error instanceof ProviderUnavailableError) return
    if (!(error instanceof ProviderRefusedError)) throw error
    await refreshPurchase(deps, sessionId)
    await failUnlessKnown(deps, purchaseId, refundId)
  }
}

async function failUnlessKnown(deps: PaymentDeps, purchaseId: string, refundId: string): Promise<void> {
  await deps.transaction(async (tx) => {
    const purchase = await holdPurchase(tx, purchaseId)
    const refund = (await findRefunds(tx, [purchaseId])).find(({ id }) => id === refundId)
    if (purchase && refund?.provider_id === null && refund.status === 'requested')
      await failRefund(tx, deps, purchase, refund)
  })
}

/** Pays back what was paid for an account that was gone by then. */
export async function refundClosedAccount(deps: PaymentDeps, purchaseId: string): Promise<void> {
  const refunds = await findRefunds(deps.db, [purchaseId])
  for (const { id, asked_by, status } of refunds)
    if (asked_by === 'closed_account' && status === 'requested') await payBack(deps, id)
}
