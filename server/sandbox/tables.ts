import type { ColumnType, Generated } from 'kysely'
import type Stripe from 'stripe'

/** A line item as it crosses the wire, where the SDK reads a decimal as an object of its own. */
export interface LineItem extends Omit<Stripe.LineItem, 'price'> {
  price: Omit<Stripe.Price, 'unit_amount_decimal'> & { unit_amount_decimal: string }
}

export type StoredObject =
  | Stripe.Checkout.Session
  | Stripe.PaymentIntent
  | Stripe.Charge
  | Stripe.Refund
  | Stripe.Dispute
  | Stripe.Event
  | LineItem

export type Kind = StoredObject['object']
export type ObjectOf<K extends Kind> = Extract<StoredObject, { object: K }>

/** What was given when a session was opened and comes to light only in the payment or on the page. */
export interface Withheld {
  line_items: LineItem[]
  payment: Pick<Stripe.PaymentIntent, 'description' | 'metadata' | 'receipt_email' | 'statement_descriptor_suffix'>
}

interface SandboxObjectRow {
  id: string
  /** The order in which objects were made. */
  position: Generated<string>
  kind: Kind
  created_at: ColumnType<Date, Date, never>
  data: ColumnType<StoredObject, string, string>
  withheld: ColumnType<Withheld | null, string | null, never>
}

interface SandboxAnswerRow {
  idempotency_key: string
  /** Of method, path and parameters: the same key with others is refused. */
  request_digest: ColumnType<Uint8Array, Uint8Array, never>
  request_id: string
  status: number
  body: ColumnType<unknown, string, string>
  created_at: ColumnType<Date, Date, never>
}

interface SandboxDeliveryRow {
  event_id: string
  position: Generated<string>
  /** A waiting one that is not due was tried, or is being tried, by some process. */
  status: Generated<'waiting' | 'delivered' | 'failed'>
  attempts: Generated<number>
  due_at: ColumnType<Date, Date, Date>
}

export interface SandboxTables {
  sandbox_object: SandboxObjectRow
  sandbox_answer: SandboxAnswerRow
  sandbox_delivery: SandboxDeliveryRow
}
