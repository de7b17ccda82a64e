import * as z from 'zod/mini'
import type { Tx } from '../tables.ts'
import type { Api } from './api.ts'
import { noSuch } from './api-error.ts'
import { expandAll, listOf } from './expand.ts'
import { listObjects } from './lists.ts'
import { expand, page, text } from './parameters.ts'
import { findObject, withheldOf } from './queries.ts'
import { createRefund, RefundCreate } from './refunds.ts'
import { SessionCreate } from './session-object.ts'
import { createSession, expireOverdueSessions, expireSession, type SessionDeps } from './sessions.ts'
import type { Kind } from './tables.ts'

const id = z.optional(text(100))

/** Objects that are read by id and in lists: the path, the fields that a list may ask for, and how a refusal names one. */
const readable = [
  {
    path: '/v1/checkout/sessions',
    kind: 'checkout.session',
    param: 'session',
    filters: { payment_intent: id, status: z.optional(z.enum(['open', 'complete', 'expired'])) },
  },
  { path: '/v1/payment_intents', kind: 'payment_intent', param: 'intent', filters: {} },
  { path: '/v1/charges', kind: 'charge', param: 'id', filters: { payment_intent: id } },
  { path: '/v1/refunds', kind: 'refund', param: 'id', filters: { charge: id, payment_intent: id } },
  { path: '/v1/disputes', kind: 'dispute', param: 'id', filters: { charge: id, payment_intent: id } },
  { path: '/v1/events', kind: 'event', param: 'id', filters: { type: id } },
] as const satisfies { path: string; kind: Kind; param: string; filters: Record<string, z.ZodMiniType> }[]

/** The calls that the product makes, and no others. */
export function serveCalls({ get, post }: Api, deps: SessionDeps): void {
  post('/v1/checkout/sessions', SessionCreate, async (tx, { input }) =>
    expandAll(tx, await createSession(tx, deps, input), input.expand),
  )
  post('/v1/checkout/sessions/:id/expire', z.strictObject({ expand }), async (tx, { input, id, cause }) =>
    expandAll(tx, await expireSession(tx, deps, id, cause), input.expand),
  )
  get('/v1/checkout/sessions/:id/line_items', z.strictObject({}), async (tx, { id }) =>
    listOf(await lineItemsOf(tx, id), `/v1/checkout/sessions/${id}/line_items`),
  )
  post('/v1/refunds', RefundCreate, async (tx, { input: { expand, ...refund }, cause }) =>
    expandAll(tx, await createRefund(tx, deps, refund, cause), expand),
  )
  for (const { path, kind, param, filters } of readable) {
    get(path, z.strictObject({ ...page, ...filters }), async (tx, { input }) => {
      await expireOverdueSessions(tx, deps)
      const equal = Object.keys(filters).map((name) => [name, Reflect.get(input, name)])
      return listObjects(tx, path, kind, input, Object.fromEntries(equal))
    })
    get(`${path}/:id`, z.strictObject({ expand }), async (tx, { input, id }) => {
      await expireOverdueSessions(tx, deps)
      const found = await findObject(tx, kind, id)
      if (!found) throw noSuch(kind, id, param)
      return expandAll(tx, found, input.expand)
    })
  }
}

async function lineItemsOf(tx: Tx, sessionId: string) {
  const withheld = await withheldOf(tx, sessionId)
  if (!withheld) throw noSuch('checkout.session', sessionId, 'session')
  return withheld.line_items
}
