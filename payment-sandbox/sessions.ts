import type Stripe from 'stripe'
import type * as z from 'zod/mini'
import { invalidRequest, noSuch } from './api-error.ts'
import { type Cause, type Context, emit, toSeconds } from './events.ts'
import { newPayment, type PaymentMethod } from './payment-objects.ts'
import { newSession, type SessionCreate } from './session-object.ts'

type Session = Stripe.Checkout.Session

/** Opens a session. Throws `ApiError`; nothing is written then. */
export function createSession({ store, now, publicUrl }: Context, create: z.output<typeof SessionCreate>): Session {
  const { session, withheld } = newSession(create, publicUrl, now())
  store.insert(session, withheld)
  return session
}

/** Throws `ApiError` for a session that is not open. */
export function expireSession(context: Context, id: string, cause: Cause = null): Session {
  const session = context.store.find('checkout.session', id)
  if (!session) throw noSuch('checkout.session', id, 'session')
  if (session.status !== 'open')
    throw invalidRequest(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    )
  return expire(context, session, cause)
}

/** Ends the open sessions whose time has run out. Harmless to repeat. */
export function expireOverdueSessions(context: Context): void {
  for (const session of context.store.overdueSessions(toSeconds(context.now()))) expire(context, session, null)
}

function expire(context: Context, session: Session, cause: Cause): Session {
  const expired = { ...session, status: 'expired', url: null } satisfies Session
  context.store.replace(expired)
  emit(context, { type: 'checkout.session.expired', object: expired }, cause)
  return expired
}

/** What may happen to a session; `pending` is a payment that was promised and has not arrived. */
export const outcomes = ['paid', 'pending', 'async_paid', 'async_failed', 'expired'] as const
export type PaymentOutcome = (typeof outcomes)[number]

/** Null for a session that the outcome cannot befall, any more or at all: of two that pay at once, one does. */
export function completeSession(
  context: Context,
  id: string,
  outcome: PaymentOutcome,
  method: PaymentMethod,
): Session | null {
  switch (outcome) {
    case 'paid':
      return paySession(context, id, method)
    case 'pending':
      return paySession(context, id, 'sepa_debit')
    case 'async_paid':
      paySession(context, id, 'sepa_debit')
      return settleSession(context, id, 'succeeded')
    case 'async_failed':
      paySession(context, id, 'sepa_debit')
      return settleSession(context, id, 'failed')
    case 'expired':
      return context.store.find('checkout.session', id)?.status === 'open' ? expireSession(context, id) : null
  }
}

/** Pays an open session, at once or, by bank debit, with a promise that is settled later. */
function paySession(context: Context, id: string, method: PaymentMethod): Session | null {
  const { store } = context
  const session = store.find('checkout.session', id)
  const withheld = store.withheld(id)
  const created = toSeconds(context.now())
  if (!session || !withheld || session.status !== 'open' || session.expires_at <= created) return null

  const progress = method === 'sepa_debit' ? 'processing' : 'succeeded'
  const { payment, charge } = newPayment({ session, withheld: withheld.payment, method, progress, created })
  const completed = {
    ...session,
    payment_intent: payment.id,
    payment_status: progress === 'succeeded' ? 'paid' : 'unpaid',
    status: 'complete',
    url: null,
  } satisfies Session
  store.insert(payment)
  store.insert(charge)
  store.replace(completed)
  emit(context, { type: 'checkout.session.completed', object: completed })
  return completed
}

/** Lets a promised payment arrive or fail. Null where none is on its way. */
function settleSession(context: Context, id: string, outcome: 'succeeded' | 'failed'): Session | null {
  const { store } = context
  const session = store.find('checkout.session', id)
  const payment = store.find('payment_intent', session?.payment_intent)
  const charge = store.find('charge', payment?.latest_charge)
  if (!session || !payment || !charge || payment.status !== 'processing') return null

  if (outcome === 'failed') {
    const last_payment_error = debitRefused(charge.id)
    store.replace({ ...payment, status: 'requires_payment_method', last_payment_error })
    const failure = { failure_code: 'insufficient_funds', failure_message: refusedMessage }
    store.replace({ ...charge, status: 'failed', ...failure })
    emit(context, { type: 'checkout.session.async_payment_failed', object: session })
    return session
  }
  const paid = { ...session, payment_status: 'paid' } satisfies Session
  store.replace({ ...payment, status: 'succeeded', amount_received: payment.amount })
  store.replace({ ...charge, status: 'succeeded', paid: true, captured: true, amount_captured: charge.amount })
  store.replace(paid)
  emit(context, { type: 'checkout.session.async_payment_succeeded', object: paid })
  return paid
}

const refusedMessage = 'The bank account does not hold enough.'
const debitRefused = (charge: string): Stripe.PaymentIntent.LastPaymentError => ({
  type: 'card_error',
  code: 'payment_intent_payment_attempt_failed',
  message: refusedMessage,
  payment_method_type: 'sepa_debit',
  charge,
})
