import type Stripe from 'stripe'
import * as z from 'zod/mini'
import { invalidRequest } from './api-error.ts'
import { newId } from './ids.ts'
import { address, expand, flag, integer, list, metadata, text } from './parameters.ts'
import { statementPrefix } from './payment-objects.ts'
import type { LineItem, Withheld } from './tables.ts'

/*
 * Opening a checkout session: https://docs.stripe.com/api/checkout/sessions/create. Of its parameters the sandbox takes those
 * for a single payment on a hosted page; it refuses the others rather than to pretend.
 */

/** Both parts of a card statement have 22 characters at most: https://docs.stripe.com/get-started/account/statement-descriptors. */
const statementSuffix = text(22 - `${statementPrefix}* `.length).check(
  z.regex(/^[\x20-\x7e]*[A-Za-z][\x20-\x7e]*$/),
  z.regex(/^[^<>\\'"*]*$/),
)

const locales = z.enum(['auto', 'en', 'en-GB', 'zh', 'zh-HK', 'zh-TW'])

export const SessionCreate = z.strictObject({
  mode: z.enum(['payment']),
  ui_mode: z.optional(z.enum(['hosted_page'])),
  line_items: list(
    z.strictObject({
      quantity: integer(1, 999_999),
      price_data: z.strictObject({
        currency: text(3),
        unit_amount: integer(0, 99_999_999),
        product_data: z.strictObject({
          name: text(250),
          description: z.optional(text(40_000)),
          metadata: z.optional(metadata),
        }),
      }),
    }),
  ),
  success_url: address(),
  cancel_url: z.optional(address()),
  expires_at: z.optional(integer()),
  locale: z.optional(locales),
  client_reference_id: z.optional(text(200)),
  customer_email: z.optional(z.string().check(z.regex(/^[^\s@]+@[^\s@]+$/), z.maxLength(800))),
  customer_creation: z.optional(z.enum(['always', 'if_required'])),
  metadata: z.optional(metadata),
  payment_intent_data: z.optional(
    z.strictObject({
      description: z.optional(text(1000)),
      metadata: z.optional(metadata),
      receipt_email: z.optional(text(800)),
      statement_descriptor_suffix: z.optional(statementSuffix),
    }),
  ),
  adaptive_pricing: z.optional(z.strictObject({ enabled: flag() })),
  allow_promotion_codes: z.optional(flag()),
  automatic_tax: z.optional(z.strictObject({ enabled: flag() })),
  billing_address_collection: z.optional(z.enum(['auto', 'required'])),
  submit_type: z.optional(z.enum(['auto', 'book', 'donate', 'pay'])),
  expand,
})
type SessionCreate = z.output<typeof SessionCreate>

/**
 * The least that can be charged, in the smallest unit, for the currencies that the sandbox knows:
 * https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts.
 */
const leastAmount = new Map([
  ['sgd', 50],
  ['usd', 50],
  ['eur', 50],
  ['gbp', 30],
  ['aud', 50],
  ['myr', 200],
])
const mostAmount = 99_999_999

const minute = 60
const day = 86_400

/** The session that these parameters open, with what it keeps to itself. Throws `ApiError`. */
export function newSession(create: SessionCreate, publicUrl: string, now: Date) {
  const created = Math.floor(now.getTime() / 1000)
  const id = newId('cs_test_')
  const items = create.line_items.map((item) => newLineItem(item, created))
  const currency = currencyOf(items)
  const amount = items.reduce((sum, { amount_total }) => sum + amount_total, 0)
  checkAmount(amount, currency)
  const session = {
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: create.adaptive_pricing?.enabled ?? true },
    after_expiration: null,
    allow_promotion_codes: create.allow_promotion_codes ?? null,
    allowed_payment_method_types: null,
    amount_subtotal: amount,
    amount_total: amount,
    automatic_tax: { enabled: create.automatic_tax?.enabled ?? false, liability: null, provider: null, status: null },
    billing_address_collection: create.billing_address_collection ?? null,
    cancel_url: create.cancel_url ?? null,
    client_reference_id: create.client_reference_id ?? null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created,
    currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    customer: null,
    customer_account: null,
    customer_creation: create.customer_creation ?? 'if_required',
    customer_details: create.customer_email ? customerOf(create.customer_email) : null,
    customer_email: create.customer_email ?? null,
    discounts: [],
    expires_at: expiryOf(create.expires_at, created),
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
    submit_type: create.submit_type ?? null,
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
    receipt_email: create.payment_intent_data?.receipt_email ?? null,
    statement_descriptor_suffix: create.payment_intent_data?.statement_descriptor_suffix ?? null,
  }
  return { session, withheld: { line_items: items, payment } satisfies Withheld }
}

function newLineItem({ quantity, price_data }: SessionCreate['line_items'][number], created: number): LineItem {
  const { unit_amount, product_data } = price_data
  const currency = price_data.currency.toLowerCase()
  const amount = unit_amount * quantity
  return {
    id: newId('li_'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency,
    description: product_data.name,
    metadata: {},
    price: {
      id: newId('price_'),
      object: 'price',
      active: false,
      billing_scheme: 'per_unit',
      created,
      currency,
      custom_unit_amount: null,
      livemode: false,
      lookup_key: null,
      metadata: {},
      nickname: null,
      product: newId('prod_'),
      recurring: null,
      tax_behavior: 'unspecified',
      tiers_mode: null,
      transform_quantity: null,
      type: 'one_time',
      unit_amount,
      unit_amount_decimal: String(unit_amount),
    },
    quantity,
  }
}

function currencyOf([first, ...others]: LineItem[]): string {
  const param = 'line_items'
  if (!first) throw invalidRequest('Missing required param: line_items.', { param, code: 'parameter_missing' })
  if (!leastAmount.has(first.currency))
    throw invalidRequest(
      `Invalid currency: ${first.currency}. The sandbox knows: ${[...leastAmount.keys()].join(', ')}`,
      {
        param: 'line_items[0][price_data][currency]',
      },
    )
  if (others.some(({ currency }) => currency !== first.currency))
    throw invalidRequest('All line items must have the same currency.', { param })
  return first.currency
}

function checkAmount(amount: number, currency: string): void {
  const least = leastAmount.get(currency) ?? 0
  if (amount < least)
    throw invalidRequest(`The Checkout Session's total amount due must add up to at least ${least} ${currency}`, {
      code: 'amount_too_small',
    })
  if (amount > mostAmount)
    throw invalidRequest(`The Checkout Session's total amount due must be no more than ${mostAmount} ${currency}`, {
      code: 'amount_too_large',
    })
}

function expiryOf(expiresAt: number | undefined, created: number): number {
  const param = 'expires_at'
  if (expiresAt === undefined) return created + day
  if (expiresAt < created + 30 * minute)
    throw invalidRequest('The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.', {
      param,
    })
  if (expiresAt > created + day)
    throw invalidRequest('The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.', {
      param,
    })
  return expiresAt
}

const customerOf = (email: string | null): Stripe.Checkout.Session.CustomerDetails => ({
  address: null,
  business_name: null,
  email,
  individual_name: null,
  name: null,
  phone: null,
  tax_exempt: 'none',
  tax_ids: null,
})
