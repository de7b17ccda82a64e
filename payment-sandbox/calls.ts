import * as z from 'zod/mini'
import type { Api } from './api.ts'
import { noSuch } from './api-error.ts'
import type { Context } from './events.ts'
import { integer, list, text } from './parameters.ts'
import { createRefund, RefundCreate } from './refunds.ts'
import { SessionCreate } from './session-object.ts'
import { createSession, expireOverdueSessions, expireSession } from './sessions.ts'
import type { Kind, Store, StoredObject } from './store.ts'

/** Objects that are read by id and in lists: the path, and how a refusal names one. */
const readable = [
  { path: '/v1/checkout/sessions', kind: 'checkout.session', param: 'session' },
  { path: '/v1/payment_intents', kind: 'payment_intent', param: 'intent' },
  { path: '/v1/charges', kind: 'charge', param: 'id' },
  { path: '/v1/refunds', kind: 'refund', param: 'id' },
  { path: '/v1/disputes', kind: 'dispute', param: 'id' },
  { path: '/v1/events', kind: 'event', param: 'id' },
] as const

/** The only thing that the product has expanded: https://docs.stripe.com/expand. */
const payment = 'payment_intent.latest_charge'
const RetrieveParameters = z.strictObject({ expand: z.optional(list(z.enum([payment]))) })

/** https://docs.stripe.com/api/pagination. */
const ListParameters = z.strictObject({
  limit: z._default(integer(1, 100), 10),
  starting_after: z.optional(text(100)),
  created: z.optional(z.strictObject({ gte: integer(0) })),
  payment_intent: z.optional(text(100)),
  expand: z.optional(list(z.enum([`data.${payment}`]))),
})

/** The calls that the product makes, and those by which one sees what they did. */
export function serveCalls({ get, post }: Api, context: Context): void {
  const { store } = context
  post('/v1/checkout/sessions', SessionCreate, ({ input }) => createSession(context, input))
  post('/v1/checkout/sessions/:id/expire', z.strictObject({}), ({ id, cause }) => expireSession(context, id, cause))
  post('/v1/refunds', RefundCreate, ({ input, cause }) => createRefund(context, input, cause))
  for (const { path, kind, param } of readable) {
    get(path, ListParameters, ({ input }) => {
      expireOverdueSessions(context)
      const { payment_intent: paymentId, expand } = input
      return page(store, { path, kind }, { ...input, paymentId }, (found) =>
        expand ? withPayment(store, found) : found,
      )
    })
    get(`${path}/:id`, RetrieveParameters, ({ input, id }) => {
      expireOverdueSessions(context)
      const found = store.find(kind, id)
      if (!found) throw noSuch(kind, id, param)
      return input.expand ? withPayment(store, found) : found
    })
  }
}

interface PageParameters {
  limit: number
  starting_after?: string | undefined
  created?: { gte: number } | undefined
  paymentId?: string | undefined
}

function page<K extends Kind>(
  store: Store,
  { path, kind }: { path: string; kind: K },
  { limit, starting_after: after, created, paymentId }: PageParameters,
  present: (found: StoredObject) => object,
) {
  if (after !== undefined && !store.find(kind, after)) throw noSuch(kind, after, 'starting_after')
  const found: StoredObject[] = store.list(kind, { limit: limit + 1, after, since: created?.gte, paymentId })
  return { object: 'list', url: path, has_more: found.length > limit, data: found.slice(0, limit).map(present) }
}

/** A session with its payment, and that with its charge, in the place of their ids; anything else as it is. */
function withPayment(store: Store, object: StoredObject): object {
  const found = object.object === 'checkout.session' && store.find('payment_intent', object.payment_intent)
  if (!found) return object
  return { ...object, payment_intent: { ...found, latest_charge: store.find('charge', found.latest_charge) } }
}
