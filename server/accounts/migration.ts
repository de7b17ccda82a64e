import { statements } from '../platform/migrate.ts'

/** Accounts, their sessions and links, sign-ups that wait to be confirmed, and how often signing in failed of late. */
export const createAccounts = statements(
  `create table app_user (
    id uuid primary key default gen_random_uuid(),
    email text not null unique check (email = lower(email)),
    new_email text check (new_email = lower(new_email)),
    password_hash text not null,
    full_name text,
    language text not null check (language in ('en', 'zh')),
    is_superuser boolean not null default false,
    disabled_at timestamptz,
    created_at timestamptz not null
  )`,
  'create index app_user_newest on app_user (created_at desc, id)',
  // Mailboxes that have an account are found by its address without the `+tag`.
  `create index app_user_mailbox on app_user (regexp_replace(email, '^([^+@]+)\\+[^@]*@', '\\1@'))`,
  // Mailboxes that had an account, by a digest, for a year: so that a mailbox gets one trial credit.
  `create table former_mailbox (
    digest bytea primary key,
    key_id text not null,
    forget_at timestamptz not null
  )`,
  'create index former_mailbox_old on former_mailbox (forget_at)',

  // `browser` and `system`: on what a session was opened.
  `create table session (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references app_user on delete cascade,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    browser text check (length(browser) <= 40),
    system text check (length(system) <= 40)
  )`,
  'create index session_of_user on session (user_id)',
  'create index session_expiry on session (expires_at)',
  `create table mailed_token (
    hash bytea primary key,
    user_id uuid not null references app_user on delete cascade,
    purpose text not null check (purpose in ('confirm_new_address', 'password_recovery')),
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  'create index mailed_token_of_user on mailed_token (user_id, purpose)',
  'create index mailed_token_expiry on mailed_token (expires_at)',

  // Once it is confirmed, a sign-up becomes an account with the same id. The buckets are what it was counted in
  // (request_limit), so that confirming it takes it off again.
  `create table pending_sign_up (
    id uuid primary key default gen_random_uuid(),
    email text not null check (email = lower(email)),
    password_hash text not null,
    full_name text,
    language text not null check (language in ('en', 'zh')),
    created_at timestamptz not null,
    host_bucket bytea,
    network_bucket bytea
  )`,
  'create index pending_sign_up_of_email on pending_sign_up (email, created_at)',
  'create index pending_sign_up_oldest on pending_sign_up (created_at)',
  `create table sign_up_link (
    hash bytea primary key,
    sign_up_id uuid not null,
    needs_password boolean not null,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  'create index sign_up_link_expiry on sign_up_link (expires_at)',

  // Not `unlogged`: a crash of the database would open the door again.
  `create table login_throttle (
    lane bytea primary key,
    failures integer not null check (failures >= 0),
    forget_at timestamptz not null,
    free_at timestamptz not null
  )`,
  'create index login_throttle_old on login_throttle (forget_at)',
)
