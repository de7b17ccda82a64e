import { type Kysely, sql } from 'kysely'

/**
 * Purchases, with what is known of each payment, and the inbox of the webhook. None of them goes with its account: the
 * books stay as long as tax law asks, and `user_id` then names nobody.
 */
export async function createPurchases(db: Kysely<unknown>): Promise<void> {
  await sql`create sequence receipt_number`.execute(db)
  await sql`
    create table purchase (
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
      units_taken integer not null default 0 check (units_taken between 0 and units),
      check ((status = 'held') = (held_because is not null)),
      check ((status = 'paid') = (paid_at is not null)),
      check ((status = 'paid') = (receipt_number is not null)),
      check (granted_at is null or status = 'paid'),
      check (granted_at is not null or units_taken = 0)
    )`.execute(db)
  // Of two equal purchases that are opened at once, the second finds the first.
  await sql`
    create unique index purchase_being_made on purchase (user_id, product, quantity)
    where status = 'open' and is_current`.execute(db)
  await sql`create index purchase_of_user on purchase (user_id, created_at desc, id)`.execute(db)
  await sql`create index purchase_granted on purchase (user_id, product) where granted_at is not null`.execute(db)
  await sql`
    create index purchase_undecided on purchase (created_at) where status in ('open', 'pending')`.execute(db)

  await sql`
    create table purchase_refund (
      id uuid primary key default gen_random_uuid(),
      purchase_id uuid not null references purchase,
      asked_by text not null check (asked_by in ('buyer', 'closed_account', 'provider')),
      attempt integer not null default 1,
      provider_id text unique,
      amount_cents integer not null check (amount_cents > 0),
      status text not null check (status in ('requested', 'succeeded', 'failed')),
      requested_at timestamptz not null,
      check (asked_by <> 'provider' or provider_id is not null)
    )`.execute(db)
  await sql`create index refund_of_purchase on purchase_refund (purchase_id)`.execute(db)
  // Of what we ask for ourselves there is one at a time, and none after one that succeeded.
  await sql`
    create unique index refund_by_us on purchase_refund (purchase_id)
    where asked_by <> 'provider' and status <> 'failed'`.execute(db)
  await sql`
    create index refund_undecided on purchase_refund (requested_at) where status = 'requested'`.execute(db)

  await sql`
    create table purchase_dispute (
      id uuid primary key default gen_random_uuid(),
      purchase_id uuid not null references purchase,
      provider_id text not null unique,
      amount_cents integer not null check (amount_cents > 0),
      status text not null check (status in ('open', 'lost', 'won')),
      opened_at timestamptz not null
    )`.execute(db)
  await sql`create index dispute_of_purchase on purchase_dispute (purchase_id)`.execute(db)

  await sql`
    create table payment_event (
      id text primary key,
      type text not null,
      purchase_id uuid references purchase,
      outcome text not null check (outcome in ('settled', 'ignored', 'parked')),
      received_at timestamptz not null
    )`.execute(db)
}
