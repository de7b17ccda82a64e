import type { ColumnType, Kysely, Transaction } from 'kysely'
import { statements } from '../platform/migrate.ts'

type Kept<T> = ColumnType<T, T, never>

/** What a closed month said of a kind of row. Only added to; see kept-months.ts. */
interface KeptMonthRow {
  /** `2026-11`. */
  month: Kept<string>
  kind: Kept<string>
  rows: Kept<number>
  /** In cents, or in units for those that move units. */
  total: Kept<number>
  sha256: Kept<string>
  kept_at: Kept<Date>
}

export interface SalesTables {
  kept_month: KeptMonthRow
}

export type Db = Kysely<SalesTables>
export type Tx = Transaction<SalesTables>

const tables = ['provider_movement', 'provider_payout', 'provider_payout_item', 'closed_month'] as const

/** What the payment provider's books said of our money there; see `dropProviderBooks`. */
export const createSales = statements(
  `create table provider_movement (
    id text primary key,
    is_live boolean not null,
    month text not null,
    category text not null,
    amount_cents integer not null,
    fee_cents integer not null,
    currency text not null,
    created_at timestamptz not null,
    source_id text,
    payment_id text
  )`,
  'create index provider_movement_of_month on provider_movement (month)',
  'create index provider_movement_by_time on provider_movement (created_at)',
  'create index provider_movement_of_source on provider_movement (source_id)',
  'create index provider_movement_of_payment on provider_movement (payment_id)',
  `create table provider_payout (
    id text primary key,
    is_live boolean not null,
    month text not null,
    amount_cents integer not null,
    currency text not null,
    created_at timestamptz not null,
    arrival text not null,
    has_items boolean not null
  )`,
  `create table provider_payout_item (
    movement_id text primary key references provider_movement,
    payout_id text not null references provider_payout
  )`,
  'create index item_of_payout on provider_payout_item (payout_id)',
  `create table closed_month (
    month text not null,
    is_live boolean not null,
    closed_at timestamptz not null,
    primary key (month, is_live)
  )`,
  `create function refuse_change_of_sales() returns trigger language plpgsql as $$
    begin
      raise exception 'What was booked of the provider is never changed';
    end $$`,
  ...tables.map(
    (table) => `create trigger only_added_to before update or delete or truncate on ${table}
      for each statement execute function refuse_change_of_sales()`,
  ),
)

/** What a month said when it was closed, to be compared with what it says later. */
export const addKeptMonths = statements(
  `create table kept_month (
    month text not null,
    kind text not null,
    rows bigint not null check (rows >= 0),
    total bigint not null,
    sha256 text not null,
    kept_at timestamptz not null,
    primary key (kind, month)
  )`,
  `create trigger only_added_to before update or delete or truncate on kept_month
    for each statement execute function refuse_change_of_sales()`,
)

/** The provider keeps its own books: nothing reads these tables any more, and no release that was made ever did. */
export const dropProviderBooks = statements(
  'drop table provider_payout_item, provider_payout, provider_movement, closed_month',
)
