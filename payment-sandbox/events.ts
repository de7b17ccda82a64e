import { randomInt } from 'node:crypto'
import type Stripe from 'stripe'
import type { Happening, SandboxEvent, Store } from './store.ts'

/** The version in which the SDK describes the provider's objects, and so ours. */
export const apiVersion: Stripe.LatestApiVersion = '2026-10-28.endive'

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

/** The prefixes by which the provider distinguishes its objects, and how many characters follow. */
const lengths = { cs_test_: 58, pi_: 24, ch_: 24, pm_: 24, re_: 24, du_: 24, evt_: 24, req_: 14 } as const

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** A new id in the provider's form. It cannot be guessed: that of a session is all that its page asks for. */
export const newId = (prefix: keyof typeof lengths): string =>
  prefix + Array.from({ length: lengths[prefix] }, () => alphabet[randomInt(alphabet.length)]).join('')
