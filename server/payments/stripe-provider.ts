import type { PaymentMethod } from '@settlesg/contract'
import Stripe from 'stripe'
import { isLiveKey, type StripeSettings } from '../platform/settings/settings.ts'
import {
  type CheckoutOrder,
  type PaymentProvider,
  type ProviderCheckout,
  type ProviderDispute,
  type ProviderEvent,
  type ProviderRefund,
  ProviderRefusedError,
  ProviderUnavailableError,
} from './provider.ts'
import { ProviderId, signedEvent } from './signature.ts'

/** The webhook endpoint must be set to the same version. */
const apiVersion = '2026-10-28.endive'
/** For one try: a person waits, and gives up earlier than the SDK's own 80 seconds. */
const timeoutMs = 10_000
/** With the same idempotency key, so a second try finds what the first has done. */
const retries = 2
/** The provider's maximum. */
const pageSize = 100

export function stripeProvider({ secretKey, webhookSecret, apiBase }: StripeSettings): PaymentProvider {
  const stripe = new Stripe(secretKey, {
    apiVersion,
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    telemetry: false,
    ...(apiBase && splitHost(apiBase)),
  })

  const read = async (session: Stripe.Checkout.Session): Promise<ProviderCheckout> => {
    const payment = typeof session.payment_intent === 'object' ? session.payment_intent : null
    const [refunds, disputes] = payment
      ? await Promise.all([
          stripe.refunds.list({ payment_intent: payment.id, limit: pageSize }).autoPagingToArray({ limit: 1000 }),
          stripe.disputes.list({ payment_intent: payment.id, limit: pageSize }).autoPagingToArray({ limit: 1000 }),
        ])
      : [[], []]
    return {
      sessionId: session.id,
      status: checkoutStatus(session, payment),
      url: session.status === 'open' ? session.url : null,
      amountCents: session.amount_total,
      currency: session.currency?.toUpperCase() ?? null,
      isLive: session.livemode,
      order: {
        purchaseId: session.client_reference_id,
        product: session.metadata?.product ?? null,
        quantity: session.metadata?.quantity ?? null,
      },
      paymentId: payment?.id ?? null,
      method: paymentMethod(payment),
      cardStatement: latestCharge(payment)?.calculated_statement_descriptor ?? null,
      refunds: refunds.map(presentRefund),
      disputes: disputes.map(presentDispute),
    }
  }

  return {
    isLive: isLiveKey(secretKey),

    openCheckout: (order) =>
      callProvider(async () => {
        const session = await stripe.checkout.sessions.create(hostedPage(order), {
          idempotencyKey: `checkout-${order.purchaseId}`,
        })
        if (!session.url) throw new ProviderUnavailableError('The provider opened a checkout without a page')
        return { sessionId: session.id, url: session.url }
      }),

    readCheckout: (sessionId) =>
      callProvider(async () => {
        try {
          return await read(
            await stripe.checkout.sessions.retrieve(sessionId, { expand: ['payment_intent.latest_charge'] }),
          )
        } catch (error) {
          if (errorCode(error) === 'resource_missing') return null
          throw error
        }
      }),

    sessionOfPayment: (paymentId) =>
      callProvider(async () => {
        const { data } = await stripe.checkout.sessions.list({ payment_intent: paymentId, limit: 1 })
        return data[0]?.id ?? null
      }),

    expireCheckout: (sessionId) =>
      callProvider(async () => {
        try {
          await stripe.checkout.sessions.expire(sessionId, {}, { idempotencyKey: `expire-${sessionId}` })
        } catch (error) {
          // It was paid or had expired before.
          if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
        }
      }),

    refund: ({ paymentId, refundId, amountCents, key }) =>
      callProvider(async () =>
        presentRefund(
          await stripe.refunds.create(
            {
              payment_intent: paymentId,
              ...(amountCents !== null && { amount: amountCents }),
              reason: 'requested_by_customer',
              metadata: { refund_id: refundId },
            },
            { idempotencyKey: key },
          ),
        ),
      ),

    async *checkoutsSince(time) {
      const sessions = stripe.checkout.sessions.list({
        created: { gte: toSeconds(time) },
        limit: pageSize,
        expand: ['data.payment_intent.latest_charge'],
      })
      for await (const session of sessions) yield await callProvider(() => read(session))
    },

    readEvent: (body, signature, now) => {
      const event = signedEvent(body, signature, { secret: webhookSecret, now })
      return { id: event.id, type: event.type, about: withKnownId(eventSubject(event)) }
    },
  }
}

function hostedPage(order: CheckoutOrder): Stripe.Checkout.SessionCreateParams {
  const metadata = { purchase_id: order.purchaseId, product: order.product, quantity: String(order.quantity) }
  return {
    mode: 'payment',
    client_reference_id: order.purchaseId,
    metadata,
    payment_intent_data: {
      metadata,
      description: order.description,
      statement_descriptor_suffix: order.statementSuffix,
    },
    line_items: [
      {
        quantity: order.quantity,
        price_data: {
          currency: order.currency.toLowerCase(),
          unit_amount: order.priceCents,
          product_data: { name: order.title },
        },
      },
    ],
    // One price in one currency, and no codes for discounts.
    adaptive_pricing: { enabled: false },
    locale: order.language,
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
  }
}

function splitHost(apiBase: string) {
  const { hostname, port, protocol } = new URL(apiBase)
  const scheme = protocol === 'http:' ? ('http' as const) : ('https' as const)
  return { host: hostname, protocol: scheme, port: port || (scheme === 'http' ? 80 : 443) }
}

const toSeconds = (time: Date) => Math.floor(time.getTime() / 1000)

const errorCode = (error: unknown) => (error instanceof Stripe.errors.StripeError ? (error.code ?? error.type) : null)

/** Separates a refusal from no answer, after which it is not known whether it was done. */
async function callProvider<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (cause) {
    if (!(cause instanceof Stripe.errors.StripeError)) throw cause
    const { StripeInvalidRequestError, StripeCardError } = Stripe.errors
    const isRefused = cause instanceof StripeInvalidRequestError || cause instanceof StripeCardError
    // Another call with the same key is under way, or holds the same object.
    const isBusy = cause.statusCode === 409 || cause.statusCode === 429
    if (isRefused && !isBusy) throw new ProviderRefusedError(errorCode(cause) ?? 'unknown', { cause })
    throw new ProviderUnavailableError(`The payment provider did not answer (${errorCode(cause)})`, { cause })
  }
}

/** `payment_status` does not separate a payment that takes days from one that failed: its payment does. */
function checkoutStatus(
  session: Stripe.Checkout.Session,
  payment: Stripe.PaymentIntent | null,
): ProviderCheckout['status'] {
  if (session.payment_status === 'paid') return 'paid'
  if (session.status === 'open') return 'open'
  if (session.status === 'expired') return 'expired'
  return payment?.status === 'requires_payment_method' || payment?.status === 'canceled' ? 'declined' : 'pending'
}

function latestCharge(payment: Stripe.PaymentIntent | null): Stripe.Charge | null {
  const charge = payment?.latest_charge
  return typeof charge === 'object' ? charge : null
}

function paymentMethod(payment: Stripe.PaymentIntent | null): PaymentMethod | null {
  const charge = latestCharge(payment)
  if (!charge) return null
  const type = charge.payment_method_details?.type
  return type === 'card' || type === 'paynow' ? type : 'other'
}

function presentRefund({ id, amount, status, metadata }: Stripe.Refund): ProviderRefund {
  const isOver = status === 'failed' || status === 'canceled'
  return {
    providerId: id,
    refundId: metadata?.refund_id ?? null,
    amountCents: amount,
    status: isOver ? 'failed' : status === 'succeeded' ? 'succeeded' : 'requested',
  }
}

const presentDispute = ({ id, amount, status }: Stripe.Dispute): ProviderDispute => ({
  providerId: id,
  amountCents: amount,
  status: disputeStatus(status),
})

/** Inquiries (`warning_…`) move no money. An appeal follows a loss. A status that is new to us holds the units. */
function disputeStatus(status: Stripe.Dispute.Status): ProviderDispute['status'] {
  if (status === 'won') return 'won'
  if (status === 'prevented' || status.startsWith('warning_')) return 'inquiry'
  return status === 'lost' || status.startsWith('appeal_') ? 'lost' : 'open'
}

function withKnownId(about: ProviderEvent['about']): ProviderEvent['about'] {
  if (about === null) return null
  const id = 'sessionId' in about ? about.sessionId : about.paymentId
  return ProviderId.safeParse(id).success ? about : null
}

/** The id of what may have come whole. */
const referencedId = (reference: string | { id: string } | null): string | null =>
  typeof reference === 'object' ? (reference?.id ?? null) : reference

function eventSubject(event: Stripe.Event): ProviderEvent['about'] {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return { sessionId: event.data.object.id }
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
    case 'charge.dispute.closed': {
      const paymentId = referencedId(event.data.object.payment_intent)
      return paymentId === null ? null : { paymentId }
    }
    default:
      return null
  }
}
