import type Stripe from 'stripe'
import { newId } from './ids.ts'
import type { Happening, SandboxEvent, Store } from './store.ts'

/** The version in which the SDK describes the provider's objects, and so ours. */
export const apiVersion: Stripe.LatestApiVersion = '2026-10-28.endive'

/** What a change works with. */
export interface Context {
  store: Store
  now(): Date
  /** The address of the site under which the sandbox's pages are reached. */
  publicUrl: string
}

export const toSeconds = (at: Date): number => Math.floor(at.getTime() / 1000)

/** The call of the API that made it happen; null where a person or the bank did. */
export type Cause = Stripe.Event.Request | null

/** Keeps an event and queues its webhook, in the transaction that made it happen. */
export function emit({ store, now }: Context, { type, object }: Happening, cause: Cause = null): void {
  const at = now()
  const event: SandboxEvent = {
    id: newId('evt_'),
    object: 'event',
    api_version: apiVersion,
    created: toSeconds(at),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: cause ?? { id: null, idempotency_key: null },
    type,
  }
  store.insert(event)
  store.queueDelivery(event.id, at.getTime())
}
