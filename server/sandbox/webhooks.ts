import { createHmac } from 'node:crypto'
import type Stripe from 'stripe'
import type { Deps } from '../deps.ts'
import type { Db } from '../tables.ts'
import { findObject, replaceObject } from './queries.ts'

/** One webhook as it goes over the wire. */
interface Webhook {
  /** JSON; the signature is over exactly these bytes. */
  payload: string
  headers: Record<string, string>
}

/** Hands a webhook over, and tells the status of the answer. Throws where there is none. */
export type SendWebhook = (webhook: Webhook) => Promise<number>

/**
 * The header `Stripe-Signature`: the time in seconds and an HMAC-SHA256 over `<time>.<payload>` for each secret, as
 * https://docs.stripe.com/webhooks#verify-manually describes it.
 */
function signatureOf(payload: string, secrets: readonly string[], at: Date): string {
  const t = Math.floor(at.getTime() / 1000)
  const digests = secrets.map((secret) => createHmac('sha256', secret).update(`${t}.${payload}`).digest('hex'))
  return [`t=${t}`, ...digests.map((digest) => `v1=${digest}`)].join(',')
}

function webhookOf(event: Stripe.Event, secrets: readonly string[], at: Date): Webhook {
  const payload = JSON.stringify(event, null, 2)
  return {
    payload,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signatureOf(payload, secrets, at),
      'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    },
  }
}

/** The provider waits about as long for an answer. */
const answerMs = 20_000

/** Over the network, as the provider does: no redirect is followed, and only a 2xx counts. */
export const sendOverHttp =
  (url: string): SendWebhook =>
  async ({ payload, headers }) => {
    const signal = AbortSignal.timeout(answerMs)
    const answer = await fetch(url, { method: 'POST', headers, body: payload, redirect: 'manual', signal })
    await answer.body?.cancel()
    return answer.status
  }

const mostAttempts = 12
/** Doubling from two seconds to five minutes; the provider's own waits are hours, which nobody at a sandbox has. */
const backoffMs = (attempts: number) => Math.min(2_000 * 2 ** (attempts - 1), 300_000)
/** A process that dies while it sends leaves its webhook to another after this time. */
const leaseMs = 30_000

interface DeliveryDeps extends Pick<Deps, 'clock'> {
  db: Db
  secrets: readonly string[]
  send: SendWebhook
}

/** What became of one try. */
export interface Delivery {
  event: Stripe.Event
  /** Null where nobody answered. */
  status: number | null
}

/**
 * Sends one webhook now and keeps what became of it. One that is not answered with 2xx waits for its next try until
 * there were too many. A fault of the sender is an answer that never came, as it is for the provider.
 */
export async function deliverEvent(deps: DeliveryDeps, eventId: string): Promise<Delivery | null> {
  const { db, clock, secrets, send } = deps
  const event = await findObject(db, 'event', eventId)
  if (!event) return null
  const status = await send(webhookOf(event, secrets, clock.now())).catch(() => null)
  const now = clock.now()
  const isDelivered = status !== null && status >= 200 && status < 300
  const { attempts } = await db
    .updateTable('sandbox_delivery')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), ...(isDelivered && { status: 'delivered' as const }) }))
    .where('event_id', '=', eventId)
    .returning('attempts')
    .executeTakeFirstOrThrow()
  if (isDelivered) await replaceObject(db, { ...event, pending_webhooks: 0 })
  else
    await db
      .updateTable('sandbox_delivery')
      .set({
        due_at: new Date(now.getTime() + backoffMs(attempts)),
        ...(attempts >= mostAttempts && { status: 'failed' as const }),
      })
      .where('event_id', '=', eventId)
      .where('status', '=', 'waiting')
      .execute()
  return { event, status }
}

/** The webhooks that wait, oldest first, whether their time has come or not. */
export async function waitingEvents(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('sandbox_delivery')
    .select('event_id')
    .where('status', '=', 'waiting')
    .orderBy('position')
    .execute()
  return rows.map(({ event_id }) => event_id)
}

/** Takes one webhook that is due, so that no other process sends it too. */
async function claimDue(db: Db, now: Date): Promise<string | null> {
  const row = await db
    .updateTable('sandbox_delivery')
    .set({ due_at: new Date(now.getTime() + leaseMs) })
    .where('event_id', '=', (eb) =>
      eb
        .selectFrom('sandbox_delivery')
        .select('event_id')
        .where('status', '=', 'waiting')
        .where('due_at', '<=', now)
        .orderBy('position')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning('event_id')
    .executeTakeFirst()
  return row?.event_id ?? null
}

/** Sends everything that is due. */
export async function deliverDue(deps: DeliveryDeps): Promise<void> {
  for (let id = await claimDue(deps.db, deps.clock.now()); id; id = await claimDue(deps.db, deps.clock.now()))
    await deliverEvent(deps, id)
}
