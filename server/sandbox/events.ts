import type Stripe from 'stripe'
import type { Deps } from '../deps.ts'
import type { Tx } from '../tables.ts'
import { newId } from './ids.ts'
import { insertObject } from './queries.ts'

/** The version in which the SDK describes the provider's objects, and so ours. */
export const apiVersion: Stripe.LatestApiVersion = '2026-10-28.endive'

type SessionEvent =
  | 'checkout.session.completed'
  | 'checkout.session.async_payment_succeeded'
  | 'checkout.session.async_payment_failed'
  | 'checkout.session.expired'
type RefundEvent = 'refund.created' | 'refund.updated' | 'refund.failed'
type DisputeEvent =
  | 'charge.dispute.created'
  | 'charge.dispute.updated'
  | 'charge.dispute.funds_withdrawn'
  | 'charge.dispute.funds_reinstated'
  | 'charge.dispute.closed'

/** What happened, with the object as it then was. */
export type Happening =
  | { type: SessionEvent; object: Stripe.Checkout.Session }
  | { type: RefundEvent; object: Stripe.Refund }
  | { type: DisputeEvent; object: Stripe.Dispute }

/** The call of the API that made it happen; none where a person or the bank did. */
export type Cause = Stripe.Event.Request | null

/** Keeps an event and queues its webhook, in the transaction that made it happen. */
export async function emit(tx: Tx, { clock }: Pick<Deps, 'clock'>, happening: Happening, cause: Cause = null) {
  const at = clock.now()
  const event = eventOf(happening, {
    id: newId('evt_'),
    object: 'event',
    api_version: apiVersion,
    created: Math.floor(at.getTime() / 1000),
    livemode: false,
    pending_webhooks: 1,
    request: cause ?? { id: null, idempotency_key: null },
  })
  await insertObject(tx, event, at)
  await tx.insertInto('sandbox_delivery').values({ event_id: event.id, due_at: at }).execute()
}

type EventBase = Omit<Stripe.EventBase, 'type' | 'data'>

/** By type, so that each is held to its own payload. */
function eventOf(happening: Happening, base: EventBase): Stripe.Event {
  switch (happening.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return { ...base, type: happening.type, data: { object: happening.object } }
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return { ...base, type: happening.type, data: { object: happening.object } }
    default:
      return { ...base, type: happening.type, data: { object: happening.object } }
  }
}
