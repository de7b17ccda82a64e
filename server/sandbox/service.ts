import type Stripe from 'stripe'
import type { Deps } from '../deps.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db, Tx } from '../tables.ts'
import { createApi } from './api.ts'
import { serveCalls } from './api-calls.ts'
import type { CheckoutView } from './checkout-page.ts'
import { type DisputeKind, type DisputeMove, moveDispute, openDispute } from './disputes.ts'
import { createFaults, type Faults } from './faults.ts'
import { sandboxKeys } from './keys.ts'
import type { OperatorView } from './operator-page.ts'
import { overviewOf } from './overview.ts'
import type { PaymentMethod } from './payment-objects.ts'
import { findObject, withheldOf } from './queries.ts'
import { createRefund, settleRefund } from './refunds.ts'
import { expireOverdueSessions, expireSession, paySession, settleSession } from './sessions.ts'
import { type Delivery, deliverDue, deliverEvent, type SendWebhook, sendOverHttp, waitingEvents } from './webhooks.ts'
import { createWorker } from './worker.ts'

/*
 * A payment provider of our own for development, tests and demonstrations: it speaks the provider's calls, sends its signed
 * webhooks, and has a page on which a person can pay. No money moves.
 */

type SandboxDeps = Pick<Deps, 'db' | 'transaction' | 'clock' | 'secrets'> & { settings: { publicUrl: string } }

/** Where the application takes webhooks. */
export const webhookPath = '/api/v1/payment/webhook'

/** What may happen to a session; `pending` is a payment that was promised and has not arrived. */
type Outcome = 'paid' | 'pending' | 'async_paid' | 'async_failed' | 'expired'

export interface Sandbox {
  /** Where the SDK is pointed to. */
  apiBase: string
  secretKey: string
  webhookSecret: string
  faults: Faults
  /** Begins to send webhooks there, also those that a stop left over. */
  sendTo(url: string): void
  /** What the hosted page shows; null for a session that does not exist. */
  checkout(id: string): Promise<CheckoutView | null>
  /** Null for a session that the outcome cannot befall, or that does not exist. */
  complete(id: string, outcome: Outcome, method?: PaymentMethod): Promise<Stripe.Checkout.Session | null>
  /** As the provider's dashboard does it. Throws `ApiError`. */
  refund(chargeId: string, amount: number): Promise<Stripe.Refund>
  /** How a refund ends; null where it has ended so already. */
  settleRefund(id: string, outcome: 'succeeded' | 'failed'): Promise<Stripe.Refund | null>
  /** Null for a charge that cannot be disputed. */
  openDispute(chargeId: string, kind?: DisputeKind): Promise<Stripe.Dispute | null>
  /** Null for a dispute to which that cannot happen any more. */
  moveDispute(id: string, status: DisputeMove): Promise<Stripe.Dispute | null>
  /** Keeps webhooks waiting. */
  hold(): void
  /** Sends those that waited, and lets those to come go at once again. */
  release(order?: { newestFirst?: boolean }): Promise<void>
  /** Sends each waiting webhook once, now, and tells what became of it. For tests, which then do without `sendTo`. */
  deliver(order?: { newestFirst?: boolean }): Promise<Delivery[]>
  /** Sends one webhook now, whether or not it was delivered before. */
  deliverEvent(id: string): Promise<Delivery | null>
  /** The newest purchases and events, for those who look after it. */
  overview(): Promise<OperatorView>
  close(): Promise<void>
}

interface SandboxOptions {
  onError: (error: Error) => void
  /** How a webhook is handed over by `deliver`; over HTTP to where `sendTo` said, unless given. */
  send?: SendWebhook
}

/** A webhook is sent as soon as it is queued; this finds those whose time has come again, and overdue sessions. */
const pollMs = 2_000

/** Starts it on a loopback port that the system chooses. */
export async function startSandbox(
  deps: SandboxDeps,
  { onError, send = sendNowhere }: SandboxOptions,
): Promise<Sandbox> {
  const { db, clock } = deps
  const keys = sandboxKeys(deps.secrets)
  const faults = createFaults()
  const delivery = { db, clock, secrets: keys.webhookSecrets, send }
  let isHeld = false
  const worker = createWorker(async () => {
    await deps.transaction((tx) => expireOverdueSessions(tx, deps))
    if (!isHeld) await deliverDue(delivery)
  }, onError)
  /** Whatever a transaction queued is sent at once. */
  const transaction = async <T>(change: (tx: Tx) => Promise<T>): Promise<T> => {
    const result = await deps.transaction(change)
    worker.wake()
    return result
  }
  const deliver: Sandbox['deliver'] = async ({ newestFirst = false } = {}) => {
    const waiting = await waitingEvents(db)
    const deliveries = []
    for (const id of newestFirst ? waiting.toReversed() : waiting) deliveries.push(await deliverEvent(delivery, id))
    return deliveries.filter((each) => each !== null)
  }
  const api = createApi({ transaction, clock, keys, faults, onError })
  serveCalls(api, deps)
  const apiBase = await api.app.listen({ host: '127.0.0.1', port: 0 })

  return {
    apiBase,
    secretKey: keys.secretKey,
    webhookSecret: keys.webhookSecret,
    faults,
    sendTo(url) {
      delivery.send = sendOverHttp(url)
      worker.start(pollMs)
    },
    checkout: (id) => checkoutOf(db, clock, id),
    complete: (id, outcome, method) => transaction((tx) => complete(tx, deps, id, outcome, method)),
    refund: (charge, amount) => transaction((tx) => createRefund(tx, deps, { charge, amount })),
    settleRefund: (id, outcome) => transaction((tx) => settleRefund(tx, deps, id, outcome)),
    openDispute: (chargeId, kind) => transaction((tx) => openDispute(tx, deps, chargeId, kind)),
    moveDispute: (id, status) => transaction((tx) => moveDispute(tx, deps, id, status)),
    hold() {
      isHeld = true
    },
    async release(order) {
      await deliver(order)
      isHeld = false
      worker.wake()
    },
    deliver,
    deliverEvent: (id) => deliverEvent(delivery, id),
    overview: async () => ({ ...(await overviewOf(db)), isHeld }),
    async close() {
      await worker.stop()
      await api.app.close()
    },
  }
}

async function checkoutOf(db: Db, clock: Clock, id: string): Promise<CheckoutView | null> {
  const session = await findObject(db, 'checkout.session', id)
  const withheld = session && (await withheldOf(db, id))
  if (!session || !withheld) return null
  const paymentId = session.payment_intent
  const payment = typeof paymentId === 'string' ? await findObject(db, 'payment_intent', paymentId) : null
  return { session, items: withheld.line_items, isProcessing: payment?.status === 'processing', now: clock.now() }
}

const sendNowhere: SendWebhook = async () => {
  throw new Error('Nobody has said where webhooks go')
}

async function complete(
  tx: Tx,
  deps: SandboxDeps,
  id: string,
  outcome: Outcome,
  method: PaymentMethod = 'card',
): Promise<Stripe.Checkout.Session | null> {
  switch (outcome) {
    case 'paid':
      return paySession(tx, deps, id, method)
    case 'pending':
      return paySession(tx, deps, id, 'sepa_debit')
    case 'async_paid':
      await paySession(tx, deps, id, 'sepa_debit')
      return settleSession(tx, deps, id, 'succeeded')
    case 'async_failed':
      await paySession(tx, deps, id, 'sepa_debit')
      return settleSession(tx, deps, id, 'failed')
    case 'expired': {
      const session = await findObject(tx, 'checkout.session', id)
      return session?.status === 'open' ? expireSession(tx, deps, id) : null
    }
  }
}
