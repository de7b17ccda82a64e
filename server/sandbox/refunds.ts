import type Stripe from 'stripe'
import * as z from 'zod/mini'
import type { Deps } from '../deps.ts'
import type { Tx } from '../tables.ts'
import { ApiError, invalidRequest, noSuch } from './api-error.ts'
import { moveDispute, movesOf } from './disputes.ts'
import { type Cause, emit } from './events.ts'
import { newId } from './ids.ts'
import { expand, integer, metadata, text } from './parameters.ts'
import { findObject, insertObject, lockObject, objectsOfPayment, replaceObject } from './queries.ts'

type Refund = Stripe.Refund

/** https://docs.stripe.com/api/refunds/create, of a charge or of the payment that it belongs to. */
export const RefundCreate = z.strictObject({
  charge: z.optional(text(100)),
  payment_intent: z.optional(text(100)),
  amount: z.optional(integer(1)),
  reason: z.optional(z.enum(['duplicate', 'fraudulent', 'requested_by_customer'])),
  metadata: z.optional(metadata),
  expand,
})

/**
 * Gives money back, all that is left of it unless an amount is said. Of a card at once; of any other method it is pending
 * until it is settled, as with the provider. Throws `ApiError`, and nothing is written then.
 */
export async function createRefund(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  { amount: asked, reason, metadata = {}, ...of }: Omit<z.output<typeof RefundCreate>, 'expand'>,
  cause: Cause = null,
): Promise<Refund> {
  const charge = await lockChargeOf(tx, of)
  const left = charge.amount - charge.amount_refunded
  const amount = asked ?? left
  const disputes = await disputesOf(tx, charge)
  checkRefundable(charge, disputes, amount, left)

  const now = clock.now()
  const method = charge.payment_method_details?.type ?? 'card'
  const refund: Refund = {
    id: newId('re_'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: Math.floor(now.getTime() / 1000),
    currency: charge.currency,
    customer: null,
    customer_account: null,
    destination_details: method === 'card' ? { type: method, card: { type: 'refund' } } : { type: method },
    metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: method === 'card' ? 'succeeded' : 'pending',
    transfer_reversal: null,
    ...(method !== 'card' && { pending_reason: 'processing' }),
  }
  await insertObject(tx, refund, now)
  await replaceObject(tx, withRefunded(charge, charge.amount_refunded + amount))
  await emit(tx, { clock }, { type: 'refund.created', object: refund }, cause)
  // Whoever has all of the money back has nothing left to ask about.
  if (amount === left)
    for (const inquiry of disputes.filter((dispute) => movesOf(dispute).includes('warning_closed')))
      await moveDispute(tx, { clock }, inquiry.id, 'warning_closed')
  return refund
}

const disputesOf = async (tx: Tx, { payment_intent: payment }: Stripe.Charge) =>
  typeof payment === 'string' ? objectsOfPayment(tx, 'dispute', payment) : []

/**
 * Says how a pending refund ended. One that had succeeded can still fail, days later, when the bank sends it back. Null where
 * it is too late for that, or there is no such refund.
 */
export async function settleRefund(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  id: string,
  outcome: 'succeeded' | 'failed',
): Promise<Refund | null> {
  const found = await findObject(tx, 'refund', id)
  const charge = typeof found?.charge === 'string' ? await lockObject(tx, 'charge', found.charge) : null
  const refund = charge && (await lockObject(tx, 'refund', id))
  if (!refund || refund.status === 'failed' || refund.status === outcome) return null

  const { pending_reason: _over, ...rest } = refund
  const settled: Refund = { ...rest, status: outcome, ...(outcome === 'failed' && { failure_reason: 'declined' }) }
  await replaceObject(tx, settled)
  if (outcome === 'failed') await replaceObject(tx, withRefunded(charge, charge.amount_refunded - refund.amount))
  await emit(tx, deps, { type: 'refund.updated', object: settled })
  if (outcome === 'failed') await emit(tx, deps, { type: 'refund.failed', object: settled })
  return settled
}

const withRefunded = (charge: Stripe.Charge, amount: number): Stripe.Charge => ({
  ...charge,
  amount_refunded: amount,
  refunded: amount === charge.amount,
})

async function lockChargeOf(
  tx: Tx,
  { charge: chargeId, payment_intent: paymentId }: { charge?: string | undefined; payment_intent?: string | undefined },
): Promise<Stripe.Charge> {
  if ((chargeId === undefined) === (paymentId === undefined))
    throw invalidRequest('One of the following params should be provided for this request: payment_intent or charge.')
  const payment = paymentId === undefined ? null : await findObject(tx, 'payment_intent', paymentId)
  if (paymentId !== undefined && !payment) throw noSuch('payment_intent', paymentId, 'payment_intent')
  const id = chargeId ?? payment?.latest_charge
  const charge = typeof id === 'string' ? await lockObject(tx, 'charge', id) : null
  if (!charge) throw noSuch('charge', String(id), 'charge')
  return charge
}

function checkRefundable(charge: Stripe.Charge, disputes: Stripe.Dispute[], amount: number, left: number): void {
  const refusal = (code: string, message: string) =>
    new ApiError(400, { type: 'invalid_request_error', code, message, charge: charge.id })
  if (!charge.paid)
    throw invalidRequest(`Charge ${charge.id} has no captured funds, and so cannot be refunded.`, { param: 'charge' })
  if (disputes.some(({ is_charge_refundable }) => !is_charge_refundable))
    throw refusal('charge_disputed', `Charge ${charge.id} has been charged back; cannot issue a refund.`)
  if (left === 0) throw refusal('charge_already_refunded', `Charge ${charge.id} has already been refunded.`)
  if (amount > left)
    throw invalidRequest(
      `Refund amount (${amount} ${charge.currency}) is greater than unrefunded amount on charge (${left} ${charge.currency})`,
      { param: 'amount' },
    )
}
