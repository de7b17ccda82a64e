import { createHmac } from 'node:crypto'
import type { SandboxEvent, Store } from './store.ts'

interface Webhook {
  /** JSON; the signature is over exactly these bytes. */
  payload: string
  headers: Record<string, string>
}

/** Hands a webhook over, and returns the status of the answer. Throws where there is none. */
export type SendWebhook = (webhook: Webhook) => Promise<number>

/** HMAC-SHA256 over `<time>.<payload>`, time in seconds: https://docs.stripe.com/webhooks#verify-manually. */
function signWebhook(event: SandboxEvent, secret: string, at: Date): Webhook {
  const payload = JSON.stringify(event, null, 2)
  const time = Math.floor(at.getTime() / 1000)
  const digest = createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex')
  return {
    payload,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': `t=${time},v1=${digest}`,
      'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    },
  }
}

/** The provider waits about 20 s for an answer; a sandbox on the same machine needs less. */
const answerMs = 8_000

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
/** Doubling from two seconds to five minutes; the provider's own waits are hours. */
const backoffMs = (attempts: number) => Math.min(2_000 * 2 ** (attempts - 1), 300_000)
/** A process that dies while it sends leaves its webhook to another after this time. */
const leaseMs = 10_000

export interface SentWebhook {
  event: SandboxEvent
  /** Null where no answer came. */
  status: number | null
}

interface DeliveryDeps {
  store: Store
  now(): Date
  webhookSecret: string
  send: SendWebhook
}

/** Anything but 2xx waits for its next try until there were too many. Null for an event that does not exist. */
export async function deliverEvent(deps: DeliveryDeps, eventId: string): Promise<SentWebhook | null> {
  const { store, now, webhookSecret, send } = deps
  const event = store.find('event', eventId)
  if (!event) return null
  const status = await send(signWebhook(event, webhookSecret, now())).catch(() => null)
  const isDelivered = status !== null && status >= 200 && status < 300
  store.transaction(() => {
    const delivery = store.delivery(eventId)
    if (!delivery) return
    const attempts = delivery.attempts + 1
    if (isDelivered) {
      store.updateDelivery(eventId, { ...delivery, attempts, status: 'delivered' })
      store.replace({ ...event, pending_webhooks: 0 })
    } else if (delivery.status === 'waiting') {
      const dueAt = now().getTime() + backoffMs(attempts)
      store.updateDelivery(eventId, { attempts, dueAt, status: attempts >= mostAttempts ? 'failed' : 'waiting' })
    } else store.updateDelivery(eventId, { ...delivery, attempts })
  })
  return { event, status }
}

/** Sends everything that is due. Each is first claimed, so that no other process sends it too. */
export async function deliverDue(deps: DeliveryDeps): Promise<void> {
  const { store, now } = deps
  const claim = () =>
    store.transaction(() => {
      const [id] = store.waitingEvents(now().getTime())
      const delivery = id === undefined ? null : store.delivery(id)
      if (id === undefined || !delivery) return null
      store.updateDelivery(id, { ...delivery, dueAt: now().getTime() + leaseMs })
      return id
    })
  for (let id = claim(); id !== null; id = claim()) await deliverEvent(deps, id)
}

/** Runs one piece of work whenever it is woken and every so often, never twice at a time. Nothing before `start`. */
export function createWorker(work: () => Promise<void>, onError: (error: Error) => void) {
  let timer: NodeJS.Timeout | null = null
  let running: Promise<void> | null = null
  let isWokenAgain = false

  const run = async () => {
    do {
      isWokenAgain = false
      await work().catch(onError)
    } while (isWokenAgain && timer)
    running = null
  }
  const wake = () => {
    if (!timer) return
    if (running) isWokenAgain = true
    else running = run()
  }
  return {
    wake,
    start(everyMs: number) {
      timer ??= setInterval(wake, everyMs)
      wake()
    },
    async stop() {
      if (timer) clearInterval(timer)
      timer = null
      await running
    },
  }
}
