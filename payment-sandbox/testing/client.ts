import Stripe from 'stripe'
import { type PaymentSandbox, type SandboxOptions, startPaymentSandbox } from '../start.ts'

type SessionCreate = Stripe.Checkout.SessionCreateParams

/** A sandbox with a clock that moves only when a test moves it; in memory unless a folder is given. */
export async function startTestSandbox(options: Partial<SandboxOptions> = {}) {
  let now = Date.UTC(2026, 10, 21, 4)
  const sandbox = await startPaymentSandbox({
    folder: null,
    publicUrl: 'http://localhost:3000',
    seller: 'A shop',
    hasOperatorPage: true,
    onError: (error) => console.error(error),
    now: () => new Date(now),
    ...options,
  })
  return {
    ...sandbox,
    stripe: makeSdk(sandbox),
    now: () => new Date(now),
    /** Moves the clock on by so many seconds. */
    pass(seconds: number) {
      now += seconds * 1000
    },
  }
}
export type TestSandbox = Awaited<ReturnType<typeof startTestSandbox>>

/** The official SDK, pointed at a sandbox. It does not try again by itself, so that a test sees each answer. */
export function makeSdk({ apiBase, secretKey }: Pick<PaymentSandbox, 'apiBase' | 'secretKey'>): Stripe {
  const { hostname, port } = new URL(apiBase)
  return new Stripe(secretKey, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false })
}

/** What opens a session for two pieces at S$9.00. */
export const twoPacks = (changes: SessionCreate = {}): SessionCreate => ({
  mode: 'payment',
  line_items: [{ quantity: 2, price_data: { currency: 'sgd', unit_amount: 900, product_data: { name: '3 credits' } } }],
  success_url: 'http://localhost:3000/checkout?session={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://localhost:3000/checkout?cancelled=1',
  ...changes,
})

/** A raw call, without the SDK's own checks. */
export async function callRaw(
  { apiBase, secretKey }: Pick<PaymentSandbox, 'apiBase' | 'secretKey'>,
  path: string,
  { body, headers = {} }: { body?: string; headers?: Record<string, string> } = {},
) {
  const answer = await fetch(`${apiBase}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${secretKey}`,
      ...(body !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
      ...headers,
    },
    ...(body !== undefined && { body }),
  })
  return { status: answer.status, headers: answer.headers, body: await answer.json() }
}
