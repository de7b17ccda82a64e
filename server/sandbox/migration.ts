import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * What the payment sandbox keeps: the provider's objects as they cross the wire, the answers to calls with an idempotency
 * key, and the webhooks that are still to be delivered. Empty where payments are real or off.
 */
export const createSandbox: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table sandbox_object (
        id text primary key,
        position bigint not null unique generated always as identity,
        kind text not null,
        created_at timestamptz not null,
        data jsonb not null,
        withheld jsonb
      )`.execute(db)
    await sql`create index sandbox_object_of_kind on sandbox_object (kind, position desc)`.execute(db)
    await sql`
      create index sandbox_object_of_payment on sandbox_object ((data->>'payment_intent'))
      where data->>'payment_intent' is not null`.execute(db)
    await sql`
      create index sandbox_open_session on sandbox_object (((data->>'expires_at')::bigint))
      where kind = 'checkout.session' and data->>'status' = 'open'`.execute(db)
    await sql`
      create table sandbox_answer (
        idempotency_key text primary key,
        request_digest bytea not null,
        request_id text not null,
        status integer not null,
        body jsonb not null,
        created_at timestamptz not null
      )`.execute(db)
    await sql`
      create table sandbox_delivery (
        event_id text primary key references sandbox_object,
        position bigint not null unique generated always as identity,
        status text not null default 'waiting' check (status in ('waiting', 'delivered', 'failed')),
        attempts integer not null default 0,
        due_at timestamptz not null
      )`.execute(db)
    await sql`create index sandbox_delivery_due on sandbox_delivery (due_at) where status = 'waiting'`.execute(db)
  },
}
