import Fastify from 'fastify'
import { answerErrors, createApi, createFaults } from './api.ts'
import { serveCalls } from './calls.ts'
import { moveDispute, openDispute } from './disputes.ts'
import { type Context, newId } from './events.ts'
import { isHeld, loadOverview } from './operator-page.ts'
import { servePages } from './pages.ts'
import type { PaymentSandbox } from './payment-sandbox.ts'
import { createRefund, settleRefund } from './refunds.ts'
import { completeSession, expireOverdueSessions } from './sessions.ts'
import { openStore, readKeys } from './store.ts'
import { createWorker, deliverDue, deliverEvent, type SendWebhook, sendOverHttp } from './webhooks.ts'

/** Speaks Stripe's calls and webhooks; no money moves. With a store of its own it can disagree with ours after a crash. */

export type { PaymentSandbox } from './payment-sandbox.ts'

export interface SandboxOptions {
  /** Where it keeps its store. Processes that are given the same folder are one sandbox. Null keeps nothing. */
  folder: string | null
  /** The address of the site under which its pages are reached: `<publicUrl>/sandbox/`. */
  publicUrl: string
  /** What the buyer's page calls who is paid. */
  seller: string
  /** Whether there is a page on which anyone can act as the provider's dashboard and the banks. */
  hasOperatorPage: boolean
  onError: (error: Error) => void
  now?: () => Date
  /** How `deliver` hands a webhook over; over HTTP to the address of `sendTo` by default. */
  send?: SendWebhook
}

/** A webhook is sent as soon as it is queued; this finds those whose time has come again, and overdue sessions. */
const pollMs = 2_000

/** Starts it on a loopback port that the system chooses. */
export async function startPaymentSandbox(options: SandboxOptions): Promise<PaymentSandbox> {
  const { folder, publicUrl, onError, now = () => new Date(), send = sendNowhere } = options
  const store = openStore(folder)
  const keys = readKeys(store)
  const context: Context = { store, now, publicUrl }
  const delivery = { store, now, webhookSecret: keys.webhookSecret, send }
  const worker = createWorker(async () => {
    store.transaction(() => expireOverdueSessions(context))
    if (!isHeld(store)) await deliverDue(delivery)
  }, onError)
  /** Whatever a change queued is sent at once. */
  const change = <T>(work: () => T): T => {
    const result = store.transaction(work)
    worker.wake()
    return result
  }
  const setHold = (value: 'on' | 'off') => store.transaction(() => store.set('hold', value))
  const faults = createFaults()
  const app = Fastify({
    genReqId: () => newId('req_'),
    bodyLimit: 64 * 1024,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 1000 },
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  answerErrors(app, onError)

  const sandbox: PaymentSandbox = {
    ...keys,
    apiBase: '',
    sendTo(url) {
      delivery.send = sendOverHttp(url)
      worker.start(pollMs)
    },
    async close() {
      await worker.stop()
      await app.close()
      store.close()
    },
    faults,
    store,
    checkout(id) {
      const session = store.find('checkout.session', id)
      if (!session) return null
      const isProcessing = store.find('payment_intent', session.payment_intent)?.status === 'processing'
      return { session, items: store.withheld(id)?.items ?? [], isProcessing, now: now() }
    },
    complete: (id, outcome, method = 'card') => change(() => completeSession(context, id, outcome, method)),
    refund: (payment_intent, amount) => change(() => createRefund(context, { payment_intent, amount })),
    settleRefund: (id, outcome) => change(() => settleRefund(context, id, outcome)),
    openDispute: (chargeId, kind) => change(() => openDispute(context, chargeId, kind)),
    moveDispute: (id, status) => change(() => moveDispute(context, id, status)),
    hold: () => setHold('on'),
    async release(order) {
      await sandbox.deliver(order)
      setHold('off')
      worker.wake()
    },
    async deliver({ newestFirst = false } = {}) {
      const waiting = store.waitingEvents()
      const sent = []
      for (const id of newestFirst ? waiting.toReversed() : waiting) sent.push(await deliverEvent(delivery, id))
      return sent.filter((each) => each !== null)
    },
    deliverEvent: (id) => deliverEvent(delivery, id),
    overview: () => loadOverview(store),
  }
  serveCalls(createApi(app, { store, faults, secretKey: keys.secretKey, wake: worker.wake }), context)
  servePages(app, sandbox, options)
  sandbox.apiBase = await app.listen({ host: '127.0.0.1', port: 0 })
  return sandbox
}

const sendNowhere: SendWebhook = async () => {
  throw new Error('No address for webhooks is set')
}
