import { type CreditCreated, endpoints, errors, type ProductName } from '@settlesg/contract'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { callerLanguage } from '../accounts/service.ts'
import { requireOpenable } from '../cases/service.ts'
import type { Deps } from '../deps.ts'
import { callLimits } from '../limits/service.ts'
import { HttpError } from '../platform/http/http-error.ts'
import { type Caller, serve } from '../platform/http/serve.ts'
import { type RefusalEvents, securityEvent } from '../platform/logs/security-log.ts'
import { type CheckoutRequest, openCheckout } from './checkout.ts'
import { loadFacts, loadOwnPurchase, presentPurchase } from './present.ts'
import { ProviderRefusedError, ProviderUnavailableError } from './provider.ts'
import { countPurchases } from './queries.ts'
import { nameReceipt } from './receipts.ts'
import { refundPurchase } from './refunds.ts'
import { creditCheckout } from './service.ts'
import { receiveEvent } from './webhook.ts'

export const paymentEvents = {
  refundRequested: securityEvent('refund_requested', 'account'),
  webhookRefused: securityEvent('webhook_refused', 'counted', 'warn'),
}
export const paymentRefusals: RefusalEvents = [[errors.invalidSignature, paymentEvents.webhookRefused]]

const reads = { limits: callLimits.reads }
const { payments: limits } = callLimits

export function paymentRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps
  const authorize = ({ caller, params }: { caller: Caller; params: { id: string } }) =>
    loadOwnPurchase(db, caller.id, params.id)
  const checkout =
    (product: ProductName) => (wanted: { caller: Caller; body: CheckoutRequest; request: FastifyRequest }) => {
      const { caller, body, request } = wanted
      const buyer = { id: caller.id, language: callerLanguage(caller) }
      return callProvider(request.log, () => openCheckout(deps, buyer, product, body))
    }
  serve(app, endpoints.createCheckoutSession1, { limits }, checkout('pack_1'))
  const authorizeOpening = async ({ caller, body }: { caller: Caller; body: CheckoutRequest }) =>
    body.open_assessment_id ? requireOpenable(deps, caller.id, body.open_assessment_id) : null
  serve(app, endpoints.createCheckoutSession2, { limits, authorize: authorizeOpening }, checkout('pack_2'))

  serve(app, endpoints.createCreditRecord, { limits: callLimits.paymentsConfirmed }, ({ body, request }) =>
    callProvider(
      request.log,
      async (): Promise<CreditCreated> => ({
        status: await creditCheckout(deps, body.checkout_session_id),
      }),
    ),
  )

  serve(app, endpoints.purchases, reads, async ({ caller, query }) => {
    const [data, { count }] = await Promise.all([loadFacts(db, caller.id, query), countPurchases(db, caller.id)])
    return { data: data.map((facts) => presentPurchase(facts, clock.now())), count }
  })
  serve(app, endpoints.purchase, { ...reads, authorize }, ({ owned }) => presentPurchase(owned, clock.now()))
  serve(app, endpoints.nameReceipt, { limits, authorize }, async ({ caller, params, body }) =>
    presentPurchase(await nameReceipt(deps, caller.id, params.id, body.name), clock.now()),
  )
  serve(app, endpoints.refundPurchase, { limits, authorize }, ({ caller, params, query, request }) =>
    callProvider(request.log, async () => {
      const wanted = { userId: caller.id, purchaseId: params.id, quantity: query.quantity }
      const refunded = await refundPurchase(deps, wanted)
      app.logSecurityEvent(request, paymentEvents.refundRequested, { account: caller.id })
      return presentPurchase(refunded, clock.now())
    }),
  )
  webhookRoute(app, deps)
}

const webhookLimitBytes = 256 * 1024

function webhookRoute(app: FastifyInstance, deps: Deps): void {
  serve(app, endpoints.webhook, { bodyLimit: webhookLimitBytes }, ({ request }) =>
    callProvider(request.log, async () => {
      const signature = request.headers['stripe-signature']
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const received = await receiveEvent(deps, body, Array.isArray(signature) ? signature.join(',') : signature)
      request.log[received.outcome === 'needs_review' ? 'error' : 'info'](received, 'payment event')
      return { received: true as const }
    }),
  )
}

const retrySeconds = '5'

/** Answers 503 when the provider does not answer, and logs its fault. */
async function callProvider<T>(log: FastifyBaseLogger, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ProviderUnavailableError || error instanceof ProviderRefusedError)) throw error
    log.error({ fault: error.message }, 'payment provider')
    throw new HttpError(errors.unavailable, { 'retry-after': retrySeconds })
  }
}
