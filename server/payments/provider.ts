import type { Language, PaymentMethod } from '@settlesg/contract'

/** The payment provider as purchases need it. Has its own time-out; never call it inside a transaction. */
export interface PaymentProvider {
  readonly isLive: boolean
  /** Opens a hosted page, once for one purchase however often it is called. */
  openCheckout(order: CheckoutOrder): Promise<OpenedCheckout>
  /** Null for one that the provider does not know. */
  readCheckout(sessionId: string): Promise<ProviderCheckout | null>
  /** Null for a payment that was not made on a hosted page. */
  sessionOfPayment(paymentId: string): Promise<string | null>
  /** So that the page cannot be paid any more; harmless to repeat. */
  expireCheckout(sessionId: string): Promise<void>
  /** Pays back, once for one key. Refuses more than is left of the payment. */
  refund(request: RefundRequest): Promise<ProviderRefund>
  checkoutsSince(time: Date): AsyncIterable<ProviderCheckout>
  /** Throws `InvalidSignatureError` unless the provider signed these very bytes in the last minutes. */
  readEvent(body: Buffer, signature: string | undefined, now: Date): ProviderEvent
}

export interface CheckoutOrder {
  purchaseId: string
  product: string
  /** For the buyer. */
  title: string
  quantity: number
  /** For the operator, at the provider. */
  description: string
  statementSuffix: string
  priceCents: number
  currency: string
  language: Language
  successUrl: string
  cancelUrl: string
}

interface OpenedCheckout {
  sessionId: string
  url: string
}

/** What the provider says, in our words. */
export interface ProviderCheckout {
  sessionId: string
  status: 'open' | 'pending' | 'paid' | 'declined' | 'expired'
  /** Null once the hosted page is closed. */
  url: string | null
  amountCents: number | null
  /** ISO 4217, in capitals. */
  currency: string | null
  isLive: boolean
  /** What we wrote on it when we opened it. */
  order: { purchaseId: string | null; product: string | null; quantity: string | null }
  paymentId: string | null
  method: PaymentMethod | null
  /** What the card statement calls the payment; null for other methods. */
  cardStatement: string | null
  refunds: ProviderRefund[]
  disputes: ProviderDispute[]
}

export interface ProviderRefund {
  providerId: string
  refundId: string | null
  amountCents: number
  status: 'requested' | 'succeeded' | 'failed'
}

export interface ProviderDispute {
  providerId: string
  amountCents: number
  /** `inquiry`: the bank only asks, no money moved; it may still become a dispute. */
  status: 'inquiry' | 'open' | 'lost' | 'won'
}

export const holdsMoney = ({ status }: Pick<ProviderDispute, 'status'>): boolean =>
  status === 'open' || status === 'lost'

interface RefundRequest {
  paymentId: string
  refundId: string
  /** Null: all that is left. */
  amountCents: number | null
  key: string
}

export interface ProviderEvent {
  id: string
  type: string
  /** Null for kinds that do not concern purchases. */
  about: { sessionId: string } | { paymentId: string } | null
}

/** The provider did not answer: whether it did what was requested is not known. */
export class ProviderUnavailableError extends Error {
  override readonly name = 'ProviderUnavailableError'
}

/** The provider understood, and will not do it. `code` is its own. */
export class ProviderRefusedError extends Error {
  override readonly name = 'ProviderRefusedError'
  readonly code: string
  constructor(code: string, options?: ErrorOptions) {
    super(`The payment provider refused (${code})`, options)
    this.code = code
  }
}

/** Signed by the provider, but no event of a kind that we read. */
export class UnknownEventError extends Error {
  override readonly name = 'UnknownEventError'
}

/** Not signed by the provider, or too long ago. */
export class InvalidSignatureError extends Error {
  override readonly name = 'InvalidSignatureError'
}
