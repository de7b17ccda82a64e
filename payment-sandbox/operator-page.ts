import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import mustache from 'mustache'
import type Stripe from 'stripe'
import { formatAmount } from './checkout-page.ts'
import { allowedMoves, type DisputeMove } from './disputes.ts'
import type { SandboxEvent, Store, Withheld } from './store.ts'

const template = readFileSync(join(import.meta.dirname, 'templates', 'operator.mustache'), 'utf8')

const moveLabels: Record<DisputeMove, string> = {
  warning_under_review: 'Answer the inquiry',
  warning_closed: 'Close the inquiry',
  needs_response: 'Let it become a chargeback',
  under_review: 'Answer it',
  won: 'Close it as won',
  lost: 'Close it as lost',
}

interface Purchase {
  session: Stripe.Checkout.Session
  items: Withheld['items']
  charge: Stripe.Charge | null
  refunds: Stripe.Refund[]
  disputes: Stripe.Dispute[]
}

interface EventRow {
  event: SandboxEvent
  status: string
  attempts: number
}

export interface OperatorView {
  purchases: Purchase[]
  events: EventRow[]
  waiting: number
  isHeld: boolean
}

const newest = { limit: 30 }

/** The newest sessions, each with all that came of it, and the newest events. */
export function loadOverview(store: Store): OperatorView {
  const purchases = store.list('checkout.session', newest).map((session): Purchase => {
    const items = store.withheld(session.id)?.items ?? []
    const payment = store.find('payment_intent', session.payment_intent)
    if (!payment) return { session, items, charge: null, refunds: [], disputes: [] }
    const oldestFirst = <K extends 'refund' | 'dispute'>(kind: K) =>
      store.list(kind, { limit: 100, paymentId: payment.id }).toReversed()
    const charge = store.find('charge', payment.latest_charge)
    return { session, items, charge, refunds: oldestFirst('refund'), disputes: oldestFirst('dispute') }
  })
  const events = store.list('event', newest).map((event): EventRow => {
    const { status, attempts } = store.delivery(event.id) ?? { status: 'delivered', attempts: 0 }
    return { event, status, attempts }
  })
  return { purchases, events, waiting: store.waitingEvents().length, isHeld: isHeld(store) }
}

/** Whether webhooks are to wait until they are released, in every process. */
export const isHeld = (store: Store): boolean => store.setting('hold') === 'on'

/** What the provider's dashboard and the banks do. For developers, so in English only. */
export const operatorPage = ({ purchases, events, waiting, isHeld }: OperatorView, notice: string | null): string =>
  mustache.render(template, {
    notice,
    waiting,
    isHeld,
    events: events.map(({ event, status, attempts }) => ({
      id: event.id,
      type: event.type,
      subject: event.data.object.id,
      status,
      attempts,
    })),
    payments: purchases.map(paymentView),
  })

function paymentView({ session, items, charge, refunds, disputes }: Purchase) {
  return {
    id: session.id,
    total: formatAmount(session.amount_total),
    state: session.status === 'complete' ? session.payment_status : session.status,
    isOpen: session.status === 'open',
    items: items.map(({ quantity, name }) => `${quantity} × ${name}`).join(', '),
    created: new Date(session.created * 1000).toISOString(),
    charge: charge && {
      id: charge.id,
      payment: session.payment_intent,
      method: charge.payment_method_details?.type,
      status: charge.status,
      refunded: formatAmount(charge.amount_refunded),
      left: charge.amount - charge.amount_refunded,
      canRefund: charge.paid && !charge.refunded && disputes.every(({ is_charge_refundable }) => is_charge_refundable),
      canDispute: charge.paid && !charge.refunded && !charge.disputed,
    },
    refunds: refunds.map((refund) => ({
      id: refund.id,
      amount: formatAmount(refund.amount),
      status: refund.status,
      canSucceed: refund.status === 'pending',
      canFail: refund.status !== 'failed',
    })),
    disputes: disputes.map((dispute) => ({
      id: dispute.id,
      amount: formatAmount(dispute.amount),
      status: dispute.status,
      moves: allowedMoves(dispute).map((move) => ({ move, label: moveLabels[move] })),
    })),
  }
}
