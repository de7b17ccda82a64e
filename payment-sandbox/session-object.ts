import type Stripe from 'stripe'
import * as z from 'zod/mini'
import { invalidRequest } from './api-error.ts'
import { newId, toSeconds } from './events.ts'
import { address, flag, integer, list, metadata, text } from './parameters.ts'
import { statementPrefix } from './payment-objects.ts'
import type { Withheld } from './store.ts'

/** Parameters that the product does not send are refused: https://docs.stripe.com/api/checkout/sessions/create. */

/** 22 characters for both parts: https://docs.stripe.com/get-started/account/statement-descriptors. */
const statementSuffix = text(22 - `${statementPrefix}* `.length).check(
  z.regex(/^[\x20-\x7e]*[A-Za-z][\x20-\x7e]*$/),
  z.regex(/^[^<>\\'"*]*$/),
)

export const SessionCreate = z.strictObject({
  mode: z.enum(['payment']),
  line_items: list(
    z.strictObject({
      quantity: integer(1, 999_999),
      price_data: z.strictObject({
        currency: z.enum(['sgd']),
        unit_amount: integer(0, 99_999_999),
        product_data: z.strictObject({ name: text(250) }),
      }),
    }),
  ),
  success_url: address(),
  cancel_url: z.optional(address()),
  locale: z.optional(z.enum(['en', 'zh'])),
  client_reference_id: z.optional(text(200)),
  metadata: z.optional(metadata),
  payment_intent_data: z.optional(
    z.strictObject({
      description: z.optional(text(1000)),
      metadata: z.optional(metadata),
      statement_descriptor_suffix: z.optional(statementSuffix),
    }),
  ),
  adaptive_pricing: z.optional(z.strictObject({ enabled: flag() })),
})
type SessionCreate = z.output<typeof SessionCreate>

/** In cents: https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts. */
const leastAmount = 50
const mostAmount = 99_999_999
/** For how long a hosted page can be used. */
const lifeSeconds = 86_400

/** The session that these parameters open, with what it keeps to itself. Throws `ApiError`. */
export function newSession(create: SessionCreate, publicUrl: string, now: Date) {
  const created = toSeconds(now)
  const id = newId('cs_test_')
  const amount = create.line_items.reduce((sum, { quantity, price_data }) => sum + quantity * price_data.unit_amount, 0)
  checkAmount(amount)
  const session = {
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: create.adaptive_pricing?.enabled ?? true },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: amount,
    amount_total: amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: create.cancel_url ?? null,
    client_reference_id: create.client_reference_id ?? null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created,
    currency: 'sgd',
    currency_conversion: null,
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    customer: null,
    customer_account: null,
    customer_creation: 'if_required',
    customer_details: null,
    customer_email: null,
    discounts: [],
    expires_at: created + lifeSeconds,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: create.locale ?? null,
    managed_payments: null,
    metadata: create.metadata ?? {},
    mode: create.mode,
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card', 'paynow', 'sepa_debit'],
    payment_status: 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    success_url: create.success_url,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${publicUrl}/sandbox/checkout/${id}`,
    wallet_options: null,
  } satisfies Stripe.Checkout.Session
  const payment = {
    description: create.payment_intent_data?.description ?? null,
    metadata: create.payment_intent_data?.metadata ?? {},
    statement_descriptor_suffix: create.payment_intent_data?.statement_descriptor_suffix ?? null,
  }
  const items = create.line_items.map(({ quantity, price_data: { unit_amount, product_data } }) => {
    return { name: product_data.name, quantity, unitAmount: unit_amount }
  })
  return { session, withheld: { items, payment } satisfies Withheld }
}

function checkAmount(amount: number): void {
  const total = "The Checkout Session's total amount due must"
  if (amount < leastAmount)
    throw invalidRequest(`${total} add up to at least ${leastAmount} sgd`, { code: 'amount_too_small' })
  if (amount > mostAmount)
    throw invalidRequest(`${total} be no more than ${mostAmount} sgd`, { code: 'amount_too_large' })
}
