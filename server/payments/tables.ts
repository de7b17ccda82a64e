import type {
  CreditRecord,
  Language,
  PaymentMethod,
  ProductName,
  PurchaseStatus,
  RefundStatus,
} from '@settlesg/contract'
import type { ColumnType, Generated, Kysely, Selectable, Transaction } from 'kysely'

/** What was ordered is written when the purchase is opened and never changes; what became of it only ever advances. */
export interface PurchaseRow {
  id: Generated<string>
  /** No reference: it outlives the account. */
  user_id: ColumnType<string, string, never>
  product: ColumnType<ProductName, ProductName, never>
  quantity: ColumnType<number, number, never>
  unit: ColumnType<CreditRecord['unit'], CreditRecord['unit'], never>
  units: ColumnType<number, number, never>
  amount_cents: ColumnType<number, number, never>
  /** ISO 4217, in capitals. */
  currency: ColumnType<string, string, never>
  is_live: ColumnType<boolean, boolean, never>
  /** Of the hosted page. */
  language: ColumnType<Language, Language, never>
  created_at: ColumnType<Date, Date, never>
  /** Whether an equal purchase is to find this one while it is open. */
  is_current: Generated<boolean>
  status: Generated<PurchaseStatus>
  /** What was not as ordered; set exactly while `status` is `held`. */
  held_because: string | null
  /** The provider's hosted page; null until the provider has answered. */
  session_id: string | null
  session_url: string | null
  /** The provider's payment. */
  payment_id: string | null
  method: PaymentMethod | null
  paid_at: Date | null
  /** When the units came into the wallet; null also where the account was gone when it was paid. */
  granted_at: Date | null
  receipt_number: string | null
  /**
   * Who sold, by the settings when it was paid; null where none was set, and for what was paid before it was written down.
   * All three or none; the database refuses to change what a receipt says.
   */
  seller_name: string | null
  seller_uen: string | null
  seller_address: string | null
  /** 0 where no GST was charged; null where it is not paid, or was before this was written down. */
  gst_percent: number | null
  gst_number: string | null
  /** Within the amount. */
  gst_cents: number | null
  /** What the card statement calls it, as the provider says; null for other methods. */
  card_statement: string | null
  /** How many of the granted units were taken back: what the ledger says, kept beside it. */
  units_taken: Generated<number>
  /** How many were bought with play money and removed from the wallet; from then on nothing of the purchase moves units. */
  test_units_removed: Generated<number>
}

export interface RefundRow {
  id: Generated<string>
  purchase_id: string
  /** `provider`: somebody did it there. */
  asked_by: 'buyer' | 'closed_account' | 'provider'
  /** Which of our own tries for this purchase it is. */
  attempt: Generated<number>
  provider_id: string | null
  amount_cents: number
  /** Only advances, in this order: requested, succeeded, failed. */
  status: RefundStatus
  requested_at: ColumnType<Date, Date, never>
  /** Of the credit note that was issued when the money went back; void where the refund failed after that. */
  credit_note_number: string | null
  credited_at: Date | null
  /** Within the amount; null where the tax of the purchase is not known. */
  gst_cents: number | null
}

export interface DisputeRow {
  id: Generated<string>
  purchase_id: string
  provider_id: string
  amount_cents: number
  /** Only advances, in this order: inquiry (no money moved), open, lost, won. */
  status: 'inquiry' | 'open' | 'lost' | 'won'
  opened_at: ColumnType<Date, Date, never>
}

/** The webhook's inbox: each event once, written in the transaction of what it did. */
export interface PaymentEventRow {
  /** The provider's. */
  id: string
  type: string
  purchase_id: string | null
  /** `ignored`: not about a purchase of ours. `parked`: somebody must look at it. */
  outcome: 'settled' | 'ignored' | 'parked'
  received_at: ColumnType<Date, Date, never>
}

/** What a receipt said for whom it is; only added to. */
export interface BilledToRow {
  purchase_id: ColumnType<string, string, never>
  /** From 1 on; the last one holds. */
  number: ColumnType<number, number, never>
  user_id: ColumnType<string, string, never>
  /** Null for the account's own name. */
  name: ColumnType<string | null, string | null, never>
  set_at: ColumnType<Date, Date, never>
}

export type Purchase = Selectable<PurchaseRow>
export type Refund = Selectable<RefundRow>

export interface PaymentTables {
  purchase: PurchaseRow
  purchase_refund: RefundRow
  purchase_billed_to: BilledToRow
  purchase_dispute: DisputeRow
  payment_event: PaymentEventRow
}

export type Db = Kysely<PaymentTables>
export type Tx = Transaction<PaymentTables>
