import type {
  CreditRecord,
  Language,
  Opening,
  PaymentMethod,
  ProductName,
  PurchaseStatus,
  RefundStatus,
} from '@settlesg/contract'
import type { ColumnType, Generated, Kysely, Selectable, Transaction } from 'kysely'
import { statements } from '../platform/database/migrate.ts'

/** What was ordered never changes; what became of it only advances. */
export interface PurchaseRow {
  id: Generated<string>
  /** No reference: it outlives the account. */
  user_id: ColumnType<string, string, never>
  product: ColumnType<ProductName, ProductName, never>
  quantity: ColumnType<number, number, never>
  unit: ColumnType<CreditRecord['unit'], CreditRecord['unit'], never>
  units: ColumnType<number, number, never>
  amount_cents: ColumnType<number, number, never>
  /** Of that day; the database refuses to change it. */
  pack_units: ColumnType<number, number, never>
  pack_cents: ColumnType<number, number, never>
  currency: ColumnType<string, string, never>
  is_live: ColumnType<boolean, boolean, never>
  language: ColumnType<Language, Language, never>
  created_at: ColumnType<Date, Date, never>
  /** The buyer's assessment that the first unit is to open. No reference: the books outlive deleted cases. */
  open_assessment_id: ColumnType<string | null, string | null | undefined, never>
  opening: Opening | null
  /** Whether an equal purchase is to find this one while it is open. */
  is_current: Generated<boolean>
  status: Generated<PurchaseStatus>
  /** Set exactly while `status` is `held`. */
  held_because: string | null
  /** Null until the provider has answered. */
  session_id: string | null
  session_url: string | null
  payment_id: string | null
  method: PaymentMethod | null
  paid_at: Date | null
  /** Null also where the account was gone when it was paid. */
  granted_at: Date | null
  receipt_number: string | null
  /** By the settings when it was paid: all three or none. The database refuses to change what a receipt says. */
  seller_name: string | null
  seller_uen: string | null
  seller_address: string | null
  /** 0 where no GST was charged; null where the tax is not known. */
  gst_percent: number | null
  gst_number: string | null
  gst_cents: number | null
  card_statement: string | null
  /** As the ledger says, kept here too. */
  units_taken: Generated<number>
}

export interface RefundRow {
  id: Generated<string>
  purchase_id: string
  /** `provider`: paid back there, not by us. */
  asked_by: 'buyer' | 'closed_account' | 'provider'
  /** Which of our own tries for this purchase it is. */
  attempt: Generated<number>
  provider_id: string | null
  /** From 1; a failed refund that went on after all is written again as the next. The last one holds. */
  round: Generated<number>
  amount_cents: number
  /** Only advances: requested, succeeded, failed. */
  status: RefundStatus
  requested_at: ColumnType<Date, Date, never>
  /** Void where the refund failed after the credit note was issued. */
  credit_note_number: string | null
  credited_at: Date | null
  /** Null where the tax of the purchase is not known. */
  gst_cents: number | null
}

export interface DisputeRow {
  id: Generated<string>
  purchase_id: string
  provider_id: string
  /** From 1; a won dispute that went on after all is written again as the next. The last one holds. */
  round: Generated<number>
  amount_cents: number
  /** Only advances: inquiry (no money moved), open, lost, won. */
  status: 'inquiry' | 'open' | 'lost' | 'won'
  opened_at: ColumnType<Date, Date, never>
}

/** The refund failed after the credit note was issued. Written by the database itself. */
interface CreditNoteVoidRow {
  refund_id: ColumnType<string, never, never>
  at: ColumnType<Date, never, never>
}

/** When a dispute came to each state, with its amount then. Written by the database itself. */
interface DisputeStepRow {
  dispute_id: ColumnType<string, never, never>
  status: ColumnType<DisputeRow['status'], never, never>
  amount_cents: ColumnType<number, never, never>
  at: ColumnType<Date, never, never>
}

/** When a buyer's account was deleted: its units cannot be used after that. Written by the database itself. */
interface FormerBuyerRow {
  user_id: ColumnType<string, never, never>
  at: ColumnType<Date, never, never>
}

/** Each webhook event once, written in the transaction of what it did. */
export interface PaymentEventRow {
  id: string
  type: string
  purchase_id: string | null
  /** `ignored`: not about a purchase of ours. `needs_review`: an operator must look at it. */
  outcome: 'settled' | 'ignored' | 'needs_review'
  received_at: ColumnType<Date, Date, never>
}

export interface BilledToRow {
  purchase_id: ColumnType<string, string, never>
  /** From 1; the last one holds. */
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
  credit_note_void: CreditNoteVoidRow
  purchase_dispute: DisputeRow
  purchase_dispute_step: DisputeStepRow
  former_buyer: FormerBuyerRow
  payment_event: PaymentEventRow
}

export type Db = Kysely<PaymentTables>
export type Tx = Transaction<PaymentTables>

/* None of these go with the account: tax law requires the books, and `user_id` then leads to no person. */

const purchases = [
  'create sequence receipt_number',
  `create table purchase (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null,
    product text not null,
    quantity integer not null check (quantity > 0),
    unit text not null check (unit in ('credit', 'supercredit')),
    units integer not null check (units > 0),
    amount_cents integer not null check (amount_cents > 0),
    currency text not null,
    is_live boolean not null,
    language text not null,
    created_at timestamptz not null,
    is_current boolean not null default true,
    status text not null default 'open'
      check (status in ('open', 'pending', 'paid', 'declined', 'expired', 'cancelled', 'held')),
    held_because text,
    session_id text unique,
    session_url text,
    payment_id text unique,
    method text check (method in ('card', 'paynow', 'other')),
    paid_at timestamptz,
    granted_at timestamptz,
    receipt_number text unique,
    units_taken integer not null default 0,
    seller_name text,
    seller_uen text,
    seller_address text,
    gst_percent integer,
    gst_number text,
    gst_cents integer,
    card_statement text,
    open_assessment_id uuid,
    opening text
      check (opening in ('opened', 'deleted', 'already_open', 'no_estimate', 'taken_back', 'owed', 'failed')),
    pack_units integer not null,
    pack_cents integer not null,
    check (units_taken between 0 and units),
    check ((status = 'held') = (held_because is not null)),
    check ((status = 'paid') = (paid_at is not null)),
    check ((status = 'paid') = (receipt_number is not null)),
    check (granted_at is null or status = 'paid'),
    check (granted_at is not null or units_taken = 0),
    constraint opening_is_of_granted
      check (opening is null or (open_assessment_id is not null and granted_at is not null)),
    constraint seller_is_whole check (num_nulls(seller_name, seller_uen, seller_address) in (0, 3)),
    constraint gst_is_whole check (
      num_nulls(gst_percent, gst_cents) in (0, 2)
      and (gst_number is not null) = (coalesce(gst_percent, 0) > 0)
      and coalesce(gst_cents, 0) between 0 and amount_cents)
  )`,
  // Of two equal purchases that are opened at once, the second finds the first.
  `create unique index purchase_being_made on purchase (user_id, product, quantity)
    where status = 'open' and is_current`,
  'create index purchase_of_user on purchase (user_id, created_at desc, id)',
  'create index purchase_granted on purchase (user_id, product) where granted_at is not null',
  `create index purchase_undecided on purchase (created_at) where status in ('open', 'pending')`,
  // The last number of a series is looked up by its beginning.
  'create index receipt_in_order on purchase ((receipt_number collate "C"))',
]

/** Only added, so that a receipt shows what an earlier print had; they go with the account. */
const billedNames = [
  `create table purchase_billed_to (
    purchase_id uuid not null references purchase,
    number integer not null check (number > 0),
    user_id uuid not null references app_user on delete cascade,
    name text,
    set_at timestamptz not null,
    primary key (purchase_id, number)
  )`,
  'create index billed_to_of_user on purchase_billed_to (user_id)',
]

const refundsAndDisputes = [
  `create table purchase_refund (
    id uuid primary key default gen_random_uuid(),
    purchase_id uuid not null references purchase,
    asked_by text not null check (asked_by in ('buyer', 'closed_account', 'provider')),
    attempt integer not null default 1,
    provider_id text,
    amount_cents integer not null check (amount_cents > 0),
    status text not null check (status in ('requested', 'succeeded', 'failed')),
    requested_at timestamptz not null,
    credit_note_number text unique,
    credited_at timestamptz,
    gst_cents integer,
    round integer not null default 1 check (round > 0),
    constraint purchase_refund_round unique (provider_id, round),
    check (asked_by <> 'provider' or provider_id is not null),
    constraint credit_note_is_whole check (
      num_nulls(credit_note_number, credited_at) in (0, 2) and (gst_cents is null or credited_at is not null))
  )`,
  'create index refund_of_purchase on purchase_refund (purchase_id)',
  // Of what we request ourselves there is one at a time, and none after one that succeeded.
  `create unique index refund_by_us on purchase_refund (purchase_id)
    where asked_by <> 'provider' and status <> 'failed'`,
  `create index refund_undecided on purchase_refund (requested_at) where status = 'requested'`,
  'create index credit_note_in_order on purchase_refund ((credit_note_number collate "C"))',
  `create table purchase_dispute (
    id uuid primary key default gen_random_uuid(),
    purchase_id uuid not null references purchase,
    provider_id text not null,
    amount_cents integer not null check (amount_cents > 0),
    status text not null,
    opened_at timestamptz not null,
    round integer not null default 1 check (round > 0),
    constraint purchase_dispute_round unique (provider_id, round),
    constraint purchase_dispute_status check (status in ('inquiry', 'open', 'lost', 'won'))
  )`,
  'create index dispute_of_purchase on purchase_dispute (purchase_id)',
]

const unchanging = [
  `create function refuse_change_of_sale() returns trigger language plpgsql as $$
    begin
      raise exception 'What a receipt or credit note says is never changed';
    end $$`,
  `create trigger sale_stays before update on purchase for each row
    when (old.paid_at is not null and (
      old.receipt_number, old.paid_at, old.seller_name, old.seller_uen, old.seller_address, old.gst_percent,
      old.gst_number, old.gst_cents, old.card_statement
    ) is distinct from (
      new.receipt_number, new.paid_at, new.seller_name, new.seller_uen, new.seller_address, new.gst_percent,
      new.gst_number, new.gst_cents, new.card_statement))
    execute function refuse_change_of_sale()`,
  `create trigger credit_note_stays before update on purchase_refund for each row
    when (old.credit_note_number is not null and (
      old.credit_note_number, old.credited_at, old.gst_cents, old.amount_cents
    ) is distinct from (
      new.credit_note_number, new.credited_at, new.gst_cents, new.amount_cents))
    execute function refuse_change_of_sale()`,
]

const events = `
  create table payment_event (
    id text primary key,
    type text not null,
    purchase_id uuid references purchase,
    outcome text not null check (outcome in ('settled', 'ignored', 'needs_review')),
    received_at timestamptz not null
  )`

const onlyAddedTo = (table: string) => `
  create trigger only_added_to before update or delete or truncate on ${table}
    for each statement execute function refuse_change_of_sale()`

/** The rows themselves say only how it is now, so triggers record when it changed. */
const steps = [
  `create table credit_note_void (
    refund_id uuid primary key references purchase_refund,
    at timestamptz not null default clock_timestamp()
  )`,
  `create table purchase_dispute_step (
    dispute_id uuid not null references purchase_dispute,
    status text not null check (status in ('inquiry', 'open', 'lost', 'won')),
    amount_cents integer not null,
    at timestamptz not null default clock_timestamp(),
    primary key (dispute_id, status)
  )`,
  `create table former_buyer (
    user_id uuid primary key,
    at timestamptz not null default clock_timestamp()
  )`,
  `create function keep_credit_note_void() returns trigger language plpgsql as $$
    begin
      insert into credit_note_void (refund_id) values (new.id) on conflict do nothing;
      return null;
    end $$`,
  `create trigger credit_note_voided after update on purchase_refund for each row
    when (new.status = 'failed' and new.credit_note_number is not null) execute function keep_credit_note_void()`,
  `create function keep_dispute_step() returns trigger language plpgsql as $$
    begin
      insert into purchase_dispute_step (dispute_id, status, amount_cents)
        values (new.id, new.status, new.amount_cents) on conflict do nothing;
      return null;
    end $$`,
  `create trigger dispute_step_kept after insert or update on purchase_dispute for each row
    execute function keep_dispute_step()`,
  `create function keep_former_buyer() returns trigger language plpgsql as $$
    begin
      insert into former_buyer (user_id)
        select old.id where exists (select from purchase where user_id = old.id) on conflict do nothing;
      return null;
    end $$`,
  'create trigger buyer_left after delete on app_user for each row execute function keep_former_buyer()',
  ...['credit_note_void', 'purchase_dispute_step', 'former_buyer'].map(onlyAddedTo),
  `create trigger order_stays before update on purchase for each row
    when (old.paid_at is not null and (
      old.user_id, old.product, old.quantity, old.unit, old.units, old.amount_cents, old.currency, old.is_live,
      old.payment_id, old.method, old.granted_at
    ) is distinct from (
      new.user_id, new.product, new.quantity, new.unit, new.units, new.amount_cents, new.currency, new.is_live,
      new.payment_id, new.method, new.granted_at))
    execute function refuse_change_of_sale()`,
  `create trigger pack_price_stays before update on purchase for each row
    when ((old.pack_units, old.pack_cents) is distinct from (new.pack_units, new.pack_cents))
    execute function refuse_change_of_sale()`,
]

export const createPayments = statements(
  ...purchases,
  ...billedNames,
  ...refundsAndDisputes,
  ...unchanging,
  ...steps,
  events,
)
