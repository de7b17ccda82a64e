import type { Browser, Language, System } from '@settlesg/contract'
import type { ColumnType, Generated, Kysely, Transaction } from 'kysely'
import type { LinkToken } from '../mail/service.ts'
import { statements } from '../platform/database/migrate.ts'

/** Times come from the application's clock, which tests can move. */
type CreatedAt = ColumnType<Date, Date, never>

export interface UserRow {
  id: Generated<string>
  /** Lower-cased, unique. */
  email: string
  /** Lower-cased; requested by the account's owner and not yet confirmed from its mailbox. */
  new_email: string | null
  password_hash: string
  full_name: string | null
  language: Language
  is_superuser: Generated<boolean>
  /** Set by an operator; from then on no session of the account is accepted. */
  disabled_at: Date | null
  created_at: CreatedAt
}

/** A signed-in browser. An access token names one; deleting the row ends it. */
export interface SessionRow {
  id: Generated<string>
  user_id: string
  created_at: CreatedAt
  expires_at: Date
  /** Null where the browser did not name one that we know. */
  browser: Browser | null
  system: System | null
}

/** Of several with one address the first confirmed becomes the account, with this id; the others are deleted. */
export interface PendingSignUpRow {
  id: Generated<string>
  /** Lower-cased. */
  email: string
  password_hash: string
  full_name: string | null
  language: Language
  created_at: CreatedAt
  /** What it was counted for, as `counted` has it; null where it was not, and once that count is over. */
  host_bucket: Uint8Array | null
  network_bucket: Uint8Array | null
  /** The SHA-256 of the secret of the browser that signed up, by which it signs in from its link; null without one. */
  browser_key: Uint8Array | null
}

/** The row stays until it expires, since a link may be opened twice. */
export interface SignUpLinkRow {
  hash: Uint8Array
  sign_up_id: string
  /** Asks for a new password on opening: it was mailed to who knew the address alone. */
  needs_password: boolean
  /** That of its sign-up, until a browser has signed in with it or the password is another one. */
  browser_key: Uint8Array | null
  created_at: CreatedAt
  expires_at: Date
}

/** What a mailed link to an account is for: the same names as the mails that carry one. */
export type TokenPurpose = Exclude<LinkToken['kind'], 'confirm_signup' | 'finish_signup'>

/** One that confirms stays until it expires, since a link may be opened twice; a recovery token goes when used. */
export interface MailedTokenRow {
  hash: Uint8Array
  user_id: string
  purpose: TokenPurpose
  created_at: CreatedAt
  expires_at: Date
}

/** A mailbox that had an account; the row goes when its year is over (`former-mailboxes.ts`). */
interface FormerMailboxRow {
  digest: Uint8Array
  /** Which key of SECRET_KEY the digest is of. */
  key_id: string
  forget_at: Date
}

export interface AccountTables {
  former_mailbox: FormerMailboxRow
  app_user: UserRow
  pending_sign_up: PendingSignUpRow
  sign_up_link: SignUpLinkRow
  session: SessionRow
  mailed_token: MailedTokenRow
}

export type Db = Kysely<AccountTables>
export type Tx = Transaction<AccountTables>

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

  // An account made of it has the same id. Confirming takes it off the counts that the buckets name (`counted`).
  `create table pending_sign_up (
    id uuid primary key default gen_random_uuid(),
    email text not null check (email = lower(email)),
    password_hash text not null,
    full_name text,
    language text not null check (language in ('en', 'zh')),
    created_at timestamptz not null,
    host_bucket bytea,
    network_bucket bytea,
    browser_key bytea check (octet_length(browser_key) = 32)
  )`,
  'create index pending_sign_up_of_email on pending_sign_up (email, created_at)',
  'create index pending_sign_up_oldest on pending_sign_up (created_at)',
  `create table sign_up_link (
    hash bytea primary key,
    sign_up_id uuid not null,
    needs_password boolean not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    browser_key bytea check (octet_length(browser_key) = 32)
  )`,
  'create index sign_up_link_expiry on sign_up_link (expires_at)',
)
