import type {
  Checkout,
  CheckoutOrder,
  PaymentProvider,
  ProviderDispute,
  ProviderRefund,
  RefundRequest,
} from '../provider.ts'
import { ProviderRefusedError } from '../provider.ts'
import { signedEvent } from '../signature.ts'

export const fakeWebhookSecret = 'whsec_fake'

interface Paper {
  order: CheckoutOrder
  checkout: Checkout
}

/**
 * A payment provider in memory, for tests that need thousands of payments or a fault at a chosen place: the sandbox answers
 * over HTTP. It keeps what the interface promises, and whatever a test does to `checkout` is what it says from then on.
 */
export class FakeProvider implements PaymentProvider {
  isLive = false
  readonly #papers = new Map<string, Paper>()
  readonly #keys = new Map<string, ProviderRefund>()
  /** Of every refund that it was asked for. */
  readonly refundKeys: string[] = []
  #count = 0
  /** Awaited before and after each call that a name is given for; throwing there is a fault at that place. */
  trouble: (place: `${'before' | 'after'} ${'open' | 'read' | 'refund'}`) => void | Promise<void> = () => {}

  async openCheckout(order: CheckoutOrder) {
    await this.trouble('before open')
    const known = [...this.#papers.values()].find((paper) => paper.order.purchaseId === order.purchaseId)
    const paper = known ?? this.#open(order)
    await this.trouble('after open')
    return { sessionId: paper.checkout.sessionId, url: `https://pay.example/${paper.checkout.sessionId}` }
  }

  #open(order: CheckoutOrder): Paper {
    this.#count += 1
    const { purchaseId, product, quantity, priceCents, currency } = order
    // Random, since the providers of several processes share a database.
    const id = `${this.#count}${Math.random().toString(36).slice(2)}`
    const sessionId = `cs_test_${id}`
    const checkout: Checkout = {
      sessionId,
      status: 'open',
      url: `https://pay.example/${sessionId}`,
      amountCents: priceCents * quantity,
      currency,
      isLive: this.isLive,
      order: { purchaseId, product, quantity: String(quantity) },
      paymentId: null,
      method: null,
      cardStatement: null,
      refunds: [],
      disputes: [],
    }
    const paper = { order, checkout }
    this.#papers.set(sessionId, paper)
    return paper
  }

  /** What it knows of a checkout, to be changed by the test. */
  checkout(sessionId: string): Checkout {
    const paper = this.#papers.get(sessionId)
    if (!paper) throw new Error(`There is no checkout ${sessionId}`)
    return paper.checkout
  }

  checkouts(): Checkout[] {
    return [...this.#papers.values()].map(({ checkout }) => checkout)
  }

  /** The buyer finishes the page: paid at once, or promised by a method that takes days. */
  finish(sessionId: string, status: 'paid' | 'pending' = 'paid'): void {
    const checkout = this.checkout(sessionId)
    Object.assign(checkout, {
      status,
      url: null,
      method: 'card',
      cardStatement: 'SETTLESG* CREDITS',
      paymentId: `pi_${sessionId.slice(8)}`,
    })
  }

  addRefund(sessionId: string, refund: Pick<ProviderRefund, 'amountCents' | 'status'>): ProviderRefund {
    this.#count += 1
    const made = { providerId: `re_${this.#count}_${sessionId}`, refundId: null, ...refund }
    this.checkout(sessionId).refunds.push(made)
    return made
  }

  addDispute(sessionId: string, status: ProviderDispute['status'] = 'open'): ProviderDispute {
    this.#count += 1
    const made = {
      providerId: `du_${this.#count}_${sessionId}`,
      amountCents: this.checkout(sessionId).amountCents ?? 0,
      status,
    }
    this.checkout(sessionId).disputes.push(made)
    return made
  }

  async readCheckout(sessionId: string) {
    await this.trouble('before read')
    const found = structuredClone(this.#papers.get(sessionId)?.checkout ?? null)
    await this.trouble('after read')
    return found
  }

  async sessionOfPayment(paymentId: string) {
    return this.checkouts().find((checkout) => checkout.paymentId === paymentId)?.sessionId ?? null
  }

  async expireCheckout(sessionId: string) {
    const checkout = this.checkout(sessionId)
    if (checkout.status === 'open') Object.assign(checkout, { status: 'expired', url: null })
  }

  /** Each key once. What was asked for goes back, or what is left of the payment; more than that it refuses. */
  async refund({ paymentId, refundId, amountCents, key }: RefundRequest): Promise<ProviderRefund> {
    this.refundKeys.push(key)
    await this.trouble('before refund')
    const sessionId = await this.sessionOfPayment(paymentId)
    if (!sessionId) throw new ProviderRefusedError('resource_missing')
    const made = this.#keys.get(key) ?? this.#refund(sessionId, refundId, amountCents)
    this.#keys.set(key, made)
    await this.trouble('after refund')
    return structuredClone(made)
  }

  /** What the provider does after a day. */
  forgetKeys(): void {
    this.#keys.clear()
  }

  #refund(sessionId: string, refundId: string, asked: number | null): ProviderRefund {
    const { amountCents, refunds } = this.checkout(sessionId)
    const gone = refunds.filter(({ status }) => status !== 'failed').reduce((sum, each) => sum + each.amountCents, 0)
    const left = (amountCents ?? 0) - gone
    if (left <= 0) throw new ProviderRefusedError('charge_already_refunded')
    if (asked !== null && asked > left) throw new ProviderRefusedError('amount_too_large')
    const made = this.addRefund(sessionId, { amountCents: asked ?? left, status: 'succeeded' })
    made.refundId = refundId
    return made
  }

  async *checkoutsSince() {
    for (const checkout of this.checkouts()) yield structuredClone(checkout)
  }

  readEvent(body: Buffer, signature: string | undefined, now: Date) {
    const { id, type, data } = signedEvent(body, signature, { secret: fakeWebhookSecret, now })
    const object: { id?: unknown; payment_intent?: unknown } = Object(data.object)
    if (type.startsWith('checkout.session.')) return { id, type, about: { sessionId: String(object.id) } }
    const paymentId = object.payment_intent
    return { id, type, about: typeof paymentId === 'string' ? { paymentId } : null }
  }
}
