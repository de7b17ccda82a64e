import type { ColumnType, Generated, Kysely, Transaction } from 'kysely'
import { statements } from '../platform/database/migrate.ts'
import type { MailKind } from './kinds.ts'

/** `dead`: refused for good, or too often. `dropped`: there was no recipient. */
export type MailStatus = 'queued' | 'sent' | 'dead' | 'dropped'

export interface MailRow {
  /** Also names the mail in its Message-ID. */
  id: Generated<string>
  /** Whose account it is about; null while only an address is known, and after the account is gone. */
  user_id: string | null
  /** Which sign-up it confirms; null for other mails. That sign-up may be gone. */
  sign_up_id: string | null
  /** Which report it brings along: the mail goes with it. Null for other mails. */
  report_id: string | null
  kind: MailKind
  /** The address, encrypted; null once finished, of a dead one after `deadDays`. */
  recipient_encrypted: Uint8Array | null
  /** Encrypted JSON of the mail's data and, once made, the token in its link; null without any, and with the address. */
  params_encrypted: Uint8Array | null
  status: Generated<MailStatus>
  attempts: Generated<number>
  created_at: ColumnType<Date, Date, never>
  finished_at: Date | null
}

export interface MailTables {
  mail: MailRow
}

export type Db = Kysely<MailTables>
export type Tx = Transaction<MailTables>

/** The outbox. A row that is finished keeps what happened and when, and forgets to whom and with what. */
export const createMail = statements(
  `create table mail (
    id uuid primary key default gen_random_uuid(),
    user_id uuid references app_user on delete set null,
    sign_up_id uuid,
    report_id uuid references report on delete cascade,
    kind text not null,
    recipient_encrypted bytea,
    params_encrypted bytea,
    status text not null default 'queued' check (status in ('queued', 'sent', 'dead', 'dropped')),
    attempts integer not null default 0,
    created_at timestamptz not null,
    finished_at timestamptz,
    constraint mail_recipient check (recipient_encrypted is not null or status <> 'queued'),
    constraint mail_forgets
      check (status in ('queued', 'dead') or num_nonnulls(recipient_encrypted, params_encrypted) = 0),
    constraint mail_finish check ((status = 'queued') = (finished_at is null))
  )`,
  'create index mail_of_user on mail (user_id) where user_id is not null',
  'create index mail_of_sign_up on mail (sign_up_id) where sign_up_id is not null',
  'create index mail_of_report on mail (report_id) where report_id is not null',
  'create index mail_finished on mail (finished_at) where finished_at is not null',
  `create index mail_waiting on mail (created_at) where status = 'queued'`,
  `create index mail_dead on mail (finished_at) where status = 'dead'`,
)
