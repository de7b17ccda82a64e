import type Stripe from 'stripe'
import type { Faults } from './api.ts'
import type { CheckoutView } from './checkout-page.ts'
import type { DisputeKind, DisputeMove } from './disputes.ts'
import type { OperatorView } from './operator-page.ts'
import type { PaymentMethod } from './payment-objects.ts'
import type { PaymentOutcome } from './sessions.ts'
import type { Store } from './store.ts'
import type { SentWebhook } from './webhooks.ts'

/** What a shop knows of it is `apiBase` and the two keys; the rest is what happens at the provider and the banks. */
export interface PaymentSandbox {
  /** Its address, on this machine only: the SDK is pointed to it, and its pages are under `/sandbox/`. */
  apiBase: string
  secretKey: string
  webhookSecret: string
  /** Begins to send webhooks there, also those that a stop left over. */
  sendTo(url: string): void
  close(): Promise<void>

  faults: Faults
  store: Store
  /** What the hosted page shows; null for a session that does not exist. */
  checkout(id: string): CheckoutView | null
  /** By card by default. Null for a session that the outcome cannot befall, or that does not exist. */
  complete(id: string, outcome: PaymentOutcome, method?: PaymentMethod): Stripe.Checkout.Session | null
  /** As the provider's dashboard does it. Throws `ApiError`. */
  refund(paymentId: string, amount: number): Stripe.Refund
  /** How a refund ends; null where it has ended so already. */
  settleRefund(id: string, outcome: 'succeeded' | 'failed'): Stripe.Refund | null
  openDispute(chargeId: string, kind?: DisputeKind): Stripe.Dispute | null
  /** Null for a dispute to which that cannot happen any more. */
  moveDispute(id: string, status: DisputeMove): Stripe.Dispute | null
  hold(): void
  /** Sends those that waited, and lets those to come go at once again. */
  release(order?: { newestFirst?: boolean }): Promise<void>
  /** Sends each waiting webhook once, now, and answers with what became of it. For tests, which then do without `sendTo`. */
  deliver(order?: { newestFirst?: boolean }): Promise<SentWebhook[]>
  /** Sends one webhook now, whether or not it was delivered before. */
  deliverEvent(id: string): Promise<SentWebhook | null>
  /** The newest purchases and events, for those who look after it. */
  overview(): OperatorView
}
