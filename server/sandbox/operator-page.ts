import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import mustache from 'mustache'
import type Stripe from 'stripe'
import { formatAmount } from './amounts.ts'
import { type DisputeMove, movesOf } from './disputes.ts'
import type { LineItem } from './tables.ts'

const template = readFileSync(join(import.meta.dirname, 'templates', 'operator.mustache'), 'utf8')

const moveLabels: Record<DisputeMove, string> = {
  warning_under_review: 'Answer the inquiry',
  warning_closed: 'Close the inquiry',
  needs_response: 'Let it become a chargeback',
  under_review: 'Answer it',
  won: 'Close it as won',
  lost: 'Close it as lost',
}

/** One session with all that came of it. */
export interface Purchase {
  session: Stripe.Checkout.Session
  items: LineItem[]
  charge: Stripe.Charge | null
  refunds: Stripe.Refund[]
  disputes: Stripe.Dispute[]
}

/** An event and how far its webhook is. */
export interface SentEvent {
  event: Stripe.Event
  status: string
  attempts: number
}

export interface OperatorView {
  purchases: Purchase[]
  events: SentEvent[]
  waiting: number
  isHeld: boolean
}

/** The page on which one does what the provider's dashboard and the banks do. For developers, so in English only. */
export const operatorPage = ({ purchases, events, waiting, isHeld }: OperatorView, said: string | null): string =>
  mustache.render(template, {
    said,
    waiting,
    isHeld,
    events: events.map(({ event, status, attempts }) => ({
      id: event.id,
      type: event.type,
      subject: Reflect.get(event.data.object, 'id'),
      status,
      attempts,
    })),
    payments: purchases.map(paymentView),
  })

function paymentView({ session, items, charge, refunds, disputes }: Purchase) {
  const amount = (cents: number | null) => formatAmount(cents ?? 0, session.currency ?? '')
  return {
    id: session.id,
    total: amount(session.amount_total),
    state: session.status === 'complete' ? session.payment_status : session.status,
    isOpen: session.status === 'open',
    items: items.map(({ quantity, description }) => `${quantity} × ${description}`).join(', '),
    created: new Date(session.created * 1000).toISOString(),
    charge: charge && {
      id: charge.id,
      method: charge.payment_method_details?.type,
      status: charge.status,
      refunded: amount(charge.amount_refunded),
      left: charge.amount - charge.amount_refunded,
      canRefund: charge.paid && !charge.refunded && disputes.every(({ is_charge_refundable }) => is_charge_refundable),
      canDispute: charge.paid && !charge.refunded && !charge.disputed,
    },
    refunds: refunds.map((refund) => ({
      id: refund.id,
      amount: amount(refund.amount),
      status: refund.status,
      canSucceed: refund.status === 'pending',
      canFail: refund.status !== 'failed',
    })),
    disputes: disputes.map((dispute) => ({
      id: dispute.id,
      amount: amount(dispute.amount),
      status: dispute.status,
      moves: movesOf(dispute).map((move) => ({ move, label: moveLabels[move] })),
    })),
  }
}
