import { errors } from '@settlesg/contract'
import type { Deps } from '../deps.ts'
import { HttpError } from '../platform/http/http-error.ts'
import { InvalidSignatureError, type PaymentProvider, type ProviderEvent, UnknownEventError } from './provider.ts'
import { findSessionOfPayment, isEventKnown, keepEvent } from './queries.ts'
import { refundClosedAccount } from './refunds.ts'
import { requireProvider, settleWith } from './settle.ts'

/** `known` for an event that was dealt with before. Safe to log. */
export interface Received {
  payment_event: string
  type: string
  outcome: 'known' | 'settled' | 'ignored' | 'needs_review'
  purchase?: string
}

/** Inbox and books are one transaction; facts are read from the provider. Throws `invalidSignature`, `unknownEvent`. */
export async function receiveEvent(deps: Deps, body: Buffer, signature: string | undefined): Promise<Received> {
  const provider = requireProvider(deps)
  const event = readSigned(provider, body, signature, deps.clock.now())
  const logged = { payment_event: event.id, type: event.type }
  if (await isEventKnown(deps.db, event.id)) return { ...logged, outcome: 'known' }

  const row = { id: event.id, type: event.type, received_at: deps.clock.now() }
  const sessionId = event.about && (await findSession(deps, provider, event.about))
  if (!sessionId) {
    await keepEvent(deps.db, { ...row, purchase_id: null, outcome: 'ignored' })
    return { ...logged, outcome: 'ignored' }
  }

  const received = await settleWith(deps, sessionId, async (tx, settled): Promise<Received> => {
    if (settled === null || settled === 'mismatched') {
      const outcome = settled === null ? 'ignored' : 'needs_review'
      await keepEvent(tx, { ...row, purchase_id: null, outcome })
      return { ...logged, outcome }
    }
    const { id, status } = settled.purchase
    const outcome = status === 'held' ? 'needs_review' : 'settled'
    await keepEvent(tx, { ...row, purchase_id: id, outcome })
    return { ...logged, outcome, purchase: id }
  })
  if (received.purchase) await refundClosedAccount(deps, received.purchase)
  return received
}

function readSigned(provider: PaymentProvider, body: Buffer, signature: string | undefined, now: Date): ProviderEvent {
  try {
    return provider.readEvent(body, signature, now)
  } catch (error) {
    if (error instanceof InvalidSignatureError) throw new HttpError(errors.invalidSignature)
    if (error instanceof UnknownEventError) throw new HttpError(errors.unknownEvent)
    throw error
  }
}

async function findSession(
  { db }: Deps,
  provider: PaymentProvider,
  about: NonNullable<ProviderEvent['about']>,
): Promise<string | null> {
  if ('sessionId' in about) return about.sessionId
  const known = await findSessionOfPayment(db, about.paymentId)
  return known?.session_id ?? provider.sessionOfPayment(about.paymentId)
}
