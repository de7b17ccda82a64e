import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * How often something was asked for of late. Not `unlogged`: a crash of the database would open every limit. A sign-up
 * names what it was counted for, so that confirming it takes it off again.
 */
export const createRequestLimits: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table request_limit (
        bucket bytea primary key,
        used integer not null check (used >= 0),
        free_at timestamptz not null,
        asks_password boolean not null,
        forget_at timestamptz not null
      )`.execute(db)
    await sql`create index request_limit_old on request_limit (forget_at)`.execute(db)
    await sql`
      alter table pending_sign_up
        add column host_bucket bytea,
        add column network_bucket bytea`.execute(db)
  },
}
