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

/**
 * From here on an account is one whose address is confirmed; who has not confirmed waits in a table of its own, with the
 * same id. Accounts that were never confirmed are carried over, with links and mails that are under way; a disabled one
 * stays where it is, so that nobody signs up with its address.
 */
export const separateSignUps: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table pending_sign_up (
        id uuid primary key default gen_random_uuid(),
        email text not null check (email = lower(email)),
        password_hash text not null,
        full_name text,
        language text not null check (language in ('en', 'zh')),
        created_at timestamptz not null
      )`.execute(db)
    await sql`create index pending_sign_up_of_email on pending_sign_up (email, created_at)`.execute(db)
    await sql`create index pending_sign_up_oldest on pending_sign_up (created_at)`.execute(db)
    await sql`
      create table sign_up_link (
        hash bytea primary key,
        sign_up_id uuid not null,
        needs_password boolean not null,
        created_at timestamptz not null,
        expires_at timestamptz not null
      )`.execute(db)
    await sql`create index sign_up_link_expiry on sign_up_link (expires_at)`.execute(db)
    await sql`alter table mail add column sign_up_id uuid`.execute(db)

    await sql`
      insert into sign_up_link (hash, sign_up_id, needs_password, created_at, expires_at)
        select hash, user_id, false, created_at, expires_at from mailed_token where purpose = 'confirm_signup'`.execute(
      db,
    )
    await sql`delete from mailed_token where purpose = 'confirm_signup'`.execute(db)
    await sql`
      update mail set sign_up_id = user_id, user_id = null
        where kind = 'confirm_signup' and status = 'queued' and user_id is not null`.execute(db)
    // Asked for again, by the address alone.
    await sql`
      update mail set kind = 'finish_signup'
        where kind = 'confirm_signup' and status = 'queued' and sign_up_id is null`.execute(db)
    await sql`
      with unconfirmed as (delete from app_user where confirmed_at is null and disabled_at is null returning *)
      insert into pending_sign_up (id, email, password_hash, full_name, language, created_at)
        select id, email, password_hash, full_name, language, created_at from unconfirmed`.execute(db)

    await sql`
      alter table mailed_token
        drop constraint mailed_token_purpose_check,
        add check (purpose in ('confirm_new_address', 'password_recovery'))`.execute(db)
    // Takes the index of those that were not confirmed along.
    await sql`alter table app_user drop column confirmed_at`.execute(db)
  },
}
