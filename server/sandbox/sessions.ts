import type Stripe from 'stripe'
import type * as z from 'zod/mini'
import type { Deps } from '../deps.ts'
import type { Tx } from '../tables.ts'
import { invalidRequest, noSuch } from './api-error.ts'
import { type Cause, emit } from './events.ts'
import { newPayment, type PaymentMethod } from './payment-objects.ts'
import { insertObject, lockObject, lockOverdueSessions, replaceObject, withheldOf } from './queries.ts'
import { newSession, type SessionCreate } from './session-object.ts'

type Session = Stripe.Checkout.Session
export type SessionDeps = Pick<Deps, 'clock'> & { settings: { publicUrl: string } }

/** Opens a session. Throws `ApiError`; nothing is written then. */
export async function createSession(
  tx: Tx,
  { clock, settings }: SessionDeps,
  create: z.output<typeof SessionCreate>,
): Promise<Session> {
  const now = clock.now()
  const { session, withheld } = newSession(create, settings.publicUrl, now)
  await insertObject(tx, session, now, withheld)
  return session
}

/** Ends an open session that nobody has paid. Throws `ApiError` for any other. */
export async function expireSession(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  id: string,
  cause: Cause = null,
): Promise<Session> {
  const session = await lockObject(tx, 'checkout.session', id)
  if (!session) throw noSuch('checkout.session', id, 'session')
  if (session.status !== 'open')
    throw invalidRequest(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    )
  return expire(tx, deps, session, cause)
}

/** Ends the open sessions whose time has run out. Harmless to repeat. */
export async function expireOverdueSessions(tx: Tx, deps: Pick<Deps, 'clock'>): Promise<void> {
  for (const session of await lockOverdueSessions(tx, deps.clock.now())) await expire(tx, deps, session, null)
}

async function expire(tx: Tx, deps: Pick<Deps, 'clock'>, session: Session, cause: Cause): Promise<Session> {
  const expired = { ...session, status: 'expired', url: null } satisfies Session
  await replaceObject(tx, expired)
  await emit(tx, deps, { type: 'checkout.session.expired', object: expired }, cause)
  return expired
}

/**
 * Pays an open session, at once or, by bank debit, with a promise that is settled later. Null for a session that is not
 * open, any more or at all: of two that pay at once, one does.
 */
export async function paySession(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  id: string,
  method: PaymentMethod,
): Promise<Session | null> {
  const session = await lockObject(tx, 'checkout.session', id)
  const withheld = session && (await withheldOf(tx, id))
  const now = deps.clock.now()
  const created = Math.floor(now.getTime() / 1000)
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
  await insertObject(tx, payment, now)
  await insertObject(tx, charge, now)
  await replaceObject(tx, completed)
  await emit(tx, deps, { type: 'checkout.session.completed', object: completed })
  return completed
}

/** Lets a promised payment arrive or fail. Null where none is on its way. */
export async function settleSession(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  id: string,
  outcome: 'succeeded' | 'failed',
): Promise<Session | null> {
  const session = await lockObject(tx, 'checkout.session', id)
  const paymentId = session?.payment_intent
  const payment = typeof paymentId === 'string' ? await lockObject(tx, 'payment_intent', paymentId) : null
  const chargeId = payment?.latest_charge
  const charge = typeof chargeId === 'string' ? await lockObject(tx, 'charge', chargeId) : null
  if (!session || !payment || !charge || payment.status !== 'processing') return null

  if (outcome === 'failed') {
    await replaceObject(tx, {
      ...payment,
      status: 'requires_payment_method',
      last_payment_error: debitRefused(charge.id),
    })
    await replaceObject(tx, {
      ...charge,
      status: 'failed',
      failure_code: 'insufficient_funds',
      failure_message: refusedMessage,
    })
    await emit(tx, deps, { type: 'checkout.session.async_payment_failed', object: session })
    return session
  }
  const paid = { ...session, payment_status: 'paid' } satisfies Session
  await replaceObject(tx, { ...payment, status: 'succeeded', amount_received: payment.amount })
  await replaceObject(tx, {
    ...charge,
    status: 'succeeded',
    paid: true,
    captured: true,
    amount_captured: charge.amount,
  })
  await replaceObject(tx, paid)
  await emit(tx, deps, { type: 'checkout.session.async_payment_succeeded', object: paid })
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
