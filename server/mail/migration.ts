import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The outbox. A row that is finished keeps what happened and when, and forgets to whom and with what. */
export const createMail: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table mail (
        id uuid primary key default gen_random_uuid(),
        user_id uuid references app_user on delete set null,
        kind text not null,
        recipient_encrypted bytea,
        params_encrypted bytea,
        status text not null default 'queued' check (status in ('queued', 'sent', 'dead', 'dropped')),
        attempts integer not null default 0,
        created_at timestamptz not null,
        finished_at timestamptz,
        check ((status = 'queued') = (recipient_encrypted is not null)),
        check (status = 'queued' or params_encrypted is null),
        check ((status = 'queued') = (finished_at is null))
      )`.execute(db)
    await sql`create index mail_of_user on mail (user_id) where user_id is not null`.execute(db)
  },
}
