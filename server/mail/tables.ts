import type { ColumnType, Generated, Kysely, Transaction } from 'kysely'
import type { MailKind } from './kinds.ts'

/**
 * `sent`: the mail server took it. `dead`: it refused for good, or too often. `dropped`: nobody to send it to (a
 * recovery for an unknown address, an account that was closed meanwhile).
 */
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
  /** The address, encrypted; null once finished. */
  recipient_encrypted: Uint8Array | null
  /** Encrypted JSON of the mail's data and, once made, the token in its link; null without any, and once finished. */
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
