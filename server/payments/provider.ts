import type { Language, PaymentMethod } from '@settlesg/contract'

/** The payment provider, as far as purchases need it. Times out by itself; never called inside a transaction. */
export interface PaymentProvider {
  /** Whether people are really charged. */
  readonly isLive: boolean
  /** Opens a hosted page, once for one purchase however often it is called. */
  openCheckout(order: CheckoutOrder): Promise<OpenedCheckout>
  /** What is true of it now; null for one that the provider does not know. */
  readCheckout(sessionId: string): Promise<ProviderCheckout | null>
  /** The hosted page that a payment was made on; null for one that was made elsewhere. */
  sessionOfPayment(paymentId: string): Promise<string | null>
  /** Closes the hosted page, so that it cannot be paid any more. One that is closed stays so. */
  expireCheckout(sessionId: string): Promise<void>
  /** Pays back, once for one key. Refuses more than is left of the payment. */
  refund(request: RefundRequest): Promise<ProviderRefund>
  /** Every hosted page that was opened since, in no order. */
  checkoutsSince(time: Date): AsyncIterable<ProviderCheckout>
  /** Reads a webhook. Throws `InvalidSignatureError` unless the provider signed these very bytes in the last minutes. */
  readEvent(body: Buffer, signature: string | undefined, now: Date): ProviderEvent
}

export interface CheckoutOrder {
  purchaseId: string
  product: string
  /** As the buyer reads it. */
  title: string
  quantity: number
  /** As the operator reads it at the provider. */
  description: string
  /** What the card statement adds to the account's own name. */
  statementSuffix: string
  /** Of one piece. */
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

/** Everything that purchases look at. What the provider says in other words is translated where it is read. */
export interface ProviderCheckout {
  sessionId: string
  status: 'open' | 'pending' | 'paid' | 'declined' | 'expired'
  /** The hosted page, while it is open. */
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
  /** Our own refund, where we requested it. */
  refundId: string | null
  amountCents: number
  status: 'requested' | 'succeeded' | 'failed'
}

export interface ProviderDispute {
  providerId: string
  amountCents: number
  /** `inquiry`: the bank only asks, or did; no money moved. It may still become a dispute. */
  status: 'inquiry' | 'open' | 'lost' | 'won'
}

/** Whether the buyer's bank has the money of a dispute. */
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
  /** What it is about; null for kinds that do not concern purchases. */
  about: { sessionId: string } | { paymentId: string } | null
}

/** The provider could not be reached, or was not able to answer: whether it did what was requested is not known. */
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

/** The provider has signed it, and it is no event of the kind that we read: a thin one, for instance. */
export class UnknownEventError extends Error {
  override readonly name = 'UnknownEventError'
}

/** These bytes were not signed by the provider, or too long ago. */
export class InvalidSignatureError extends Error {
  override readonly name = 'InvalidSignatureError'
}
