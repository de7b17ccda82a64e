import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const createAccounts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table app_user (
        id uuid primary key default gen_random_uuid(),
        email text not null unique check (email = lower(email)),
        new_email text check (new_email = lower(new_email)),
        password_hash text not null,
        full_name text,
        language text not null check (language in ('en', 'zh')),
        is_superuser boolean not null default false,
        confirmed_at timestamptz,
        disabled_at timestamptz,
        created_at timestamptz not null
      )`.execute(db)
    await sql`create index app_user_newest on app_user (created_at desc, id)`.execute(db)
    await sql`create index app_user_unconfirmed on app_user (created_at) where confirmed_at is null`.execute(db)
    await sql`
      create table session (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null references app_user on delete cascade,
        created_at timestamptz not null,
        expires_at timestamptz not null
      )`.execute(db)
    await sql`create index session_of_user on session (user_id)`.execute(db)
    await sql`create index session_expiry on session (expires_at)`.execute(db)
    await sql`
      create table mailed_token (
        hash bytea primary key,
        user_id uuid not null references app_user on delete cascade,
        purpose text not null check (purpose in ('confirm_signup', 'confirm_new_address', 'password_recovery')),
        created_at timestamptz not null,
        expires_at timestamptz not null
      )`.execute(db)
    await sql`create index mailed_token_of_user on mailed_token (user_id, purpose)`.execute(db)
    await sql`create index mailed_token_expiry on mailed_token (expires_at)`.execute(db)
  },
}
