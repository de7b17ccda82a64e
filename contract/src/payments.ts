import * as z from 'zod/mini'
import { Id, Time } from './basic-shapes.ts'
import { billedNameLength, type ProductName, products, quantities } from './catalogue.ts'
import { languages } from './options.ts'

/* Buying credits, by a hosted page of the payment provider. Amounts are whole cents, units whole credits. */

const Cents = z.int().check(z.gte(0))

/** The provider's own id of a hosted page. Its alphabet is theirs; anything else is none of ours. */
const CheckoutSessionId = z.string().check(z.minLength(1), z.maxLength(255), z.regex(/^[A-Za-z0-9_]+$/))

/** The only thing the buyer decides. Without `language` the hosted page is in the account's language. */
export const CheckoutCreate = z
  .strictObject({
    quantity: z.int().check(z.gte(quantities.min), z.lte(quantities.max)),
    language: z.optional(z.nullable(z.enum(languages))),
  })
  .register(z.globalRegistry, { id: 'CheckoutCreate' })
/** A supercredit may be bought to open one assessment: of the buyer's own, not open yet, and with an estimate. */
export const SupercreditCheckoutCreate = z
  .strictObject({ ...CheckoutCreate.shape, open_assessment_id: z.optional(z.nullable(Id)) })
  .register(z.globalRegistry, { id: 'SupercreditCheckoutCreate' })
/** Where to send the browser. The same answer comes again while the page of an equal purchase is still open. */
export const CheckoutSession = z
  .object({ session_id: z.string(), url: z.url(), purchase_id: Id })
  .register(z.globalRegistry, { id: 'CheckoutSession' })

/** Names a payment that was made; what it grants is read from our own records and confirmed by the provider. */
export const CreditCreate = z
  .strictObject({ checkout_session_id: CheckoutSessionId })
  .register(z.globalRegistry, { id: 'CreditCreate' })
/** `credited`: by this call. `already_credited`: before. `pending`: not paid yet, or the payment is being looked at. */
export const CreditCreated = z
  .object({ status: z.enum(['credited', 'already_credited', 'pending']) })
  .register(z.globalRegistry, { id: 'CreditCreated' })
export const WebhookReceived = z
  .object({ received: z.literal(true) })
  .register(z.globalRegistry, { id: 'WebhookReceived' })

/** `pending`: paid by a method that takes days. `held`: the amount is not what was ordered; a person looks at it. */
export const purchaseStatuses = ['open', 'pending', 'paid', 'declined', 'expired', 'cancelled', 'held'] as const
export const paymentMethods = ['card', 'paynow', 'other'] as const
/** `yes`, or why not. `units_spent`: a unit is used of every pack that is not paid back. */
export const refundable = ['yes', 'units_spent', 'refund_period_over', 'already_refunded', 'not_paid'] as const
export const refundStatuses = ['requested', 'succeeded', 'failed'] as const

/** What became of the assessment to be opened; but for `opened` its unit stays in the account, or paid a debt (`owed`). */
export const openings = ['opened', 'deleted', 'already_open', 'no_estimate', 'taken_back', 'owed', 'failed'] as const

/** The packs of a purchase of which no unit is used: they can be given back, each as a whole. */
const RefundOffer = z
  .object({
    quantity: z.int().check(z.gte(1)),
    units: z.int().check(z.gte(1)),
    amount_cents: Cents,
    /** What of the purchase is left to use afterwards: the rest of packs of which something is used. */
    units_kept: z.int().check(z.gte(0)),
  })
  .register(z.globalRegistry, { id: 'RefundOffer' })
/** How many packs to give back; without it all that can be. */
export const RefundQuantity = z.object({
  quantity: z.optional(z.int().check(z.gte(quantities.min), z.lte(quantities.max))),
})

const isProductName = (name: string): name is ProductName => Object.hasOwn(products, name)
export const productNames = Object.keys(products).filter(isProductName)

const Seller = z
  .object({ name: z.string(), uen: z.string(), address: z.string() })
  .register(z.globalRegistry, { id: 'Seller' })

/** One line of 1 to 120 characters, none of which hides or turns the others; null for the account's own name. */
export const BilledName = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(billedNameLength), z.regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u))
export const BilledTo = z.strictObject({ name: z.nullable(BilledName) }).register(z.globalRegistry, { id: 'BilledTo' })

/** `gst_cents` is null where the tax of the sale is not known. `is_void`: the refund failed after it was paid back. */
const CreditNote = z
  .object({
    number: z.string(),
    issued_at: Time,
    amount_cents: Cents,
    gst_cents: z.nullable(Cents),
    is_void: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'CreditNote' })

export const Purchase = z
  .object({
    id: Id,
    created_at: Time,
    product: z.enum(productNames),
    quantity: z.int(),
    unit: z.enum(['credit', 'supercredit']),
    units: z.int(),
    amount_cents: Cents,
    currency: z.string(),
    status: z.enum(purchaseStatuses),
    paid_at: z.nullable(Time),
    method: z.nullable(z.enum(paymentMethods)),
    /** The assessment that it is to open, and what became of that once its units were granted; null where none was named. */
    opens: z.nullable(z.object({ assessment_id: Id, outcome: z.nullable(z.enum(openings)) })),
    receipt_number: z.nullable(z.string()),
    /** As registered when it was paid; null until then, where none was set, and before sellers were written down. */
    seller: z.nullable(Seller),
    /** GST at a whole percentage; 0 and no number where none was charged; null until paid, or if it was not recorded. */
    gst: z.nullable(z.object({ percent: z.int(), cents: Cents, number: z.nullable(z.string()) })),
    /** What a card statement calls the payment; null for other methods. */
    card_statement: z.nullable(z.string()),
    /** The buyer's names for the receipt, oldest first; the last one holds. Null or none: the account's own name. */
    billed_to: z.array(z.object({ name: z.nullable(z.string()), set_at: Time })),
    /** One for each refund that was paid back, oldest first. */
    credit_notes: z.array(CreditNote),
    refundable_until: z.nullable(Time),
    refundable: z.enum(refundable),
    /** What the button gives back; null exactly where `refundable` is not `yes`. */
    refund_offer: z.nullable(RefundOffer),
    refund: z.nullable(z.object({ status: z.enum(refundStatuses), amount_cents: Cents, requested_at: Time })),
    /** Everything that was paid back, also at the provider. */
    refunded_cents: Cents,
    /** The buyer's bank has contested the payment, and it is not decided. */
    disputed: z.boolean(),
    /** The buyer's bank has contested the payment, and has given the money back to the buyer. */
    charged_back: z.boolean(),
    test_mode: z.boolean(),
    /** The hosted page, while it is open. */
    url: z.nullable(z.url()),
  })
  .register(z.globalRegistry, { id: 'Purchase' })
export const Purchases = z
  .object({ data: z.array(Purchase), count: z.int().check(z.gte(0)) })
  .register(z.globalRegistry, { id: 'Purchases' })
export const PurchaseInPath = z.object({ id: Id })

/** What one piece of a product costs and holds; a purchase has 1 to 10 pieces. */
export const Price = z
  .object({
    product: z.enum(productNames),
    units: z.int(),
    unit: z.enum(['credit', 'supercredit']),
    amount_cents: Cents,
    currency: z.string(),
  })
  .register(z.globalRegistry, { id: 'Price' })

/** Whether purchases are charged (`live`), only pretend to be (`test`), or cannot be made (`off`). */
export const paymentModes = ['live', 'test', 'off'] as const
/** The seller, as a purchase paid now would name it. Prices include GST of `percent`, a whole number, where `gst` is set. */
export const SiteSeller = z
  .extend(Seller, { gst: z.nullable(z.object({ number: z.string(), percent: z.int() })) })
  .register(z.globalRegistry, { id: 'SiteSeller' })

export type CheckoutSession = z.infer<typeof CheckoutSession>
export type CreditCreated = z.infer<typeof CreditCreated>
export type Purchase = z.infer<typeof Purchase>
export type CreditNote = z.infer<typeof CreditNote>
export type PurchaseStatus = Purchase['status']
export type PaymentMethod = (typeof paymentMethods)[number]
export type PaymentMode = (typeof paymentModes)[number]
export type SiteSeller = z.infer<typeof SiteSeller>
export type Opening = (typeof openings)[number]
export type Refundable = Purchase['refundable']
export type RefundStatus = (typeof refundStatuses)[number]
