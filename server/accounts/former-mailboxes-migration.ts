import { type Kysely, sql } from 'kysely'
import { indexConcurrently, type Migration } from '../platform/migrate.ts'

/** Mailboxes that have an account are found by its address without the `+tag`. */
const mailboxes = indexConcurrently([
  'app_user_mailbox',
  "on app_user (regexp_replace(email, '^([^+@]+)\\+[^@]*@', '\\1@'))",
])

/**
 * Mailboxes that had an account, by a digest, for a year: so that a mailbox gets one trial credit. The index is on a table
 * that grows, so it is made outside a transaction, and the rest so that it may be repeated.
 */
export const createFormerMailboxes: Migration = {
  outsideTransaction: true,
  async up(db: Kysely<unknown>) {
    await sql`
      create table if not exists former_mailbox (
        digest bytea primary key,
        key_id text not null,
        forget_at timestamptz not null
      )`.execute(db)
    await sql`create index if not exists former_mailbox_old on former_mailbox (forget_at)`.execute(db)
    await mailboxes.up(db)
  },
}
