import type Stripe from 'stripe'
import { type Context, newId, toSeconds } from './events.ts'

/*
 * The account's balance: every movement of money as a balance transaction, and payouts of it to a bank account. The
 * sandbox's rules, which are near to what Stripe's price list for Singapore says and stand for no contract:
 *
 * - a card pays 3.4 % and S$0.50, PayNow 1.3 %, any other method 3.4 % and S$0.50; to the nearest cent, half up
 * - a refund and one that fails cost nothing, and the fee of the payment stays
 * - a dispute costs S$15.00, which come back where it is won
 * - money is available two days after its movement
 * - each midnight in Singapore pays out all that is available by then, if it is above 0; it arrives a day later
 */

type Movement = Stripe.BalanceTransaction

const daySeconds = 86_400
/** Singapore is eight hours ahead of UTC. */
const aheadSeconds = 8 * 3_600
const disputeFee = 1_500

/** The fee of a payment of so many cents. */
function paymentFee(amount: number, method: string | undefined): number {
  const [permille, fixed] = method === 'paynow' ? [13, 0] : [34, 50]
  return Math.floor((2 * amount * permille + 1_000) / 2_000) + fixed
}

interface Moved {
  type: 'charge' | 'payment' | 'refund' | 'refund_failure' | 'adjustment' | 'payout'
  category: 'charge' | 'refund' | 'refund_failure' | 'dispute' | 'dispute_reversal' | 'payout'
  amount: number
  fee?: number
  source: string
  currency: string
}

/** Writes a movement down, in the transaction that makes it, after the payouts that were due before. */
export function moveBalance(context: Context, moved: Moved): Movement {
  payOutDue(context)
  return insertMovement(context, moved, toSeconds(context.now()))
}

function insertMovement({ store }: Context, moved: Moved, created: number): Movement {
  const { type, category, amount, fee = 0, source, currency } = moved
  const isPayout = type === 'payout'
  const movement: Movement = {
    id: newId('txn_'),
    object: 'balance_transaction',
    amount,
    available_on: isPayout ? created : created + 2 * daySeconds,
    balance_type: 'payments',
    created,
    currency,
    description: null,
    exchange_rate: null,
    fee,
    fee_details:
      fee === 0
        ? []
        : [{ amount: fee, application: null, currency, description: 'Processing fees', type: 'stripe_fee' }],
    net: amount - fee,
    reporting_category: category,
    source,
    status: isPayout ? 'available' : 'pending',
    type,
  }
  store.insert(movement)
  return movement
}

/** What a payment that arrived brings, less its fee. */
export function chargeBalance(context: Context, { id, amount, currency, payment_method_details }: Stripe.Charge) {
  const method = payment_method_details?.type
  const fee = paymentFee(amount, method)
  const type = method === 'card' ? 'charge' : 'payment'
  return moveBalance(context, { type, category: 'charge', amount, fee, source: id, currency })
}

/** What a dispute takes, with what it costs; or brings back of both. */
export function disputeBalance(
  context: Context,
  { id, amount, currency }: Stripe.Dispute,
  direction: 'withdrawn' | 'reinstated',
) {
  const sign = direction === 'withdrawn' ? -1 : 1
  const category = direction === 'withdrawn' ? 'dispute' : 'dispute_reversal'
  const moved = { type: 'adjustment', category, amount: sign * amount, fee: -sign * disputeFee } as const
  return moveBalance(context, { ...moved, source: id, currency })
}

const midnight = (seconds: number) => Math.floor((seconds + aheadSeconds) / daySeconds) * daySeconds - aheadSeconds

/**
 * Pays out what has become available, as of each midnight in Singapore that has passed. Harmless to repeat: what a payout
 * took is in no other.
 */
export function payOutDue(context: Context): void {
  const { store, now } = context
  const waiting = store.notPaidOut()
  const [first] = waiting
  if (!first) return
  const today = midnight(toSeconds(now()))
  let rest = waiting
  for (let at = midnight(first.available_on) + daySeconds; at <= today; at += daySeconds) {
    const due = rest.filter(({ available_on }) => available_on <= at)
    const amount = due.reduce((sum, { net }) => sum + net, 0)
    if (amount <= 0) continue
    const payout = newPayout(amount, first.currency, at)
    store.insert(payout)
    const movement = insertMovement(
      context,
      { type: 'payout', category: 'payout', amount: -amount, source: payout.id, currency: first.currency },
      at,
    )
    store.replace({ ...payout, balance_transaction: movement.id })
    store.markPaidOut(
      [...due, movement].map(({ id }) => id),
      payout.id,
    )
    rest = rest.filter((each) => !due.includes(each))
  }
}

const newPayout = (amount: number, currency: string, created: number): Stripe.Payout => ({
  id: newId('po_'),
  object: 'payout',
  amount,
  application_fee: null,
  application_fee_amount: null,
  arrival_date: created + daySeconds,
  automatic: true,
  balance_transaction: null,
  created,
  currency,
  description: 'STRIPE PAYOUT',
  destination: null,
  failure_balance_transaction: null,
  failure_code: null,
  failure_message: null,
  livemode: false,
  metadata: {},
  method: 'standard',
  original_payout: null,
  payout_method: null,
  reconciliation_status: 'completed',
  reversed_by: null,
  source_type: 'card',
  statement_descriptor: null,
  status: 'paid',
  trace_id: null,
  type: 'bank_account',
})
