import type Stripe from 'stripe'
import * as z from 'zod/mini'
import { ApiError, invalidRequest, noSuch } from './api-error.ts'
import { allowedMoves, moveDispute } from './disputes.ts'
import { type Cause, type Context, emit, newId, toSeconds } from './events.ts'
import { integer, metadata, text } from './parameters.ts'

type Refund = Stripe.Refund

/** https://docs.stripe.com/api/refunds/create. */
export const RefundCreate = z.strictObject({
  payment_intent: text(100),
  amount: z.optional(integer(1)),
  reason: z.optional(z.enum(['duplicate', 'fraudulent', 'requested_by_customer'])),
  metadata: z.optional(metadata),
})

/** All that is left unless an amount is given; at once by card, else pending. Throws `ApiError`, and nothing is written then. */
export function createRefund(
  context: Context,
  { payment_intent: paymentId, amount: requested, reason, metadata = {} }: z.output<typeof RefundCreate>,
  cause: Cause = null,
): Refund {
  const { store } = context
  const payment = store.find('payment_intent', paymentId)
  if (!payment) throw noSuch('payment_intent', paymentId, 'payment_intent')
  const charge = store.find('charge', payment.latest_charge)
  if (!charge) throw noSuch('charge', String(payment.latest_charge), 'charge')
  const left = charge.amount - charge.amount_refunded
  const amount = requested ?? left
  const disputes = store.list('dispute', { paymentId, limit: 100 })
  checkRefundable(charge, disputes, amount, left)

  const method = charge.payment_method_details?.type ?? 'card'
  const refund: Refund = {
    id: newId('re_'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: toSeconds(context.now()),
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
  store.insert(refund)
  store.replace(withRefunded(charge, charge.amount_refunded + amount))
  emit(context, { type: 'refund.created', object: refund }, cause)
  // A buyer who has all of the money back has nothing left to ask about.
  if (amount === left)
    for (const inquiry of disputes.filter((dispute) => allowedMoves(dispute).includes('warning_closed')))
      moveDispute(context, inquiry.id, 'warning_closed')
  return refund
}

/** A refund that had succeeded can still fail, days later. Null where it is too late, or there is no such refund. */
export function settleRefund(context: Context, id: string, outcome: 'succeeded' | 'failed'): Refund | null {
  const { store } = context
  const refund = store.find('refund', id)
  const charge = store.find('charge', refund?.charge)
  if (!refund || !charge || refund.status === 'failed' || refund.status === outcome) return null

  const { pending_reason: _over, ...rest } = refund
  const settled: Refund = { ...rest, status: outcome, ...(outcome === 'failed' && { failure_reason: 'declined' }) }
  store.replace(settled)
  if (outcome === 'failed') store.replace(withRefunded(charge, charge.amount_refunded - refund.amount))
  emit(context, { type: 'refund.updated', object: settled })
  if (outcome === 'failed') emit(context, { type: 'refund.failed', object: settled })
  return settled
}

const withRefunded = (charge: Stripe.Charge, amount: number): Stripe.Charge => ({
  ...charge,
  amount_refunded: amount,
  refunded: amount === charge.amount,
})

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
