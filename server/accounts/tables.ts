import type { Browser, Language, System } from '@settlesg/contract'
import type { ColumnType, Generated } from 'kysely'
import type { LinkToken } from '../mail/service.ts'

/** Times come from the application's clock, which tests can move. */
type CreatedAt = ColumnType<Date, Date, never>

export interface UserRow {
  id: Generated<string>
  /** Lower-cased, unique. */
  email: string
  /** Lower-cased; asked for by the account's owner and not yet confirmed from its mailbox. */
  new_email: string | null
  password_hash: string
  full_name: string | null
  language: Language
  is_superuser: Generated<boolean>
  confirmed_at: Date | null
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
  /** Null where the browser did not tell, or not one that we know. */
  browser: Browser | null
  system: System | null
}

/** What a mailed link is for: the same names as the mails that carry one. */
export type TokenPurpose = LinkToken['kind']

/**
 * What of a mailed link is kept: its hash, what it is for and until when. A recovery token goes when used. Those that
 * confirm stay until they expire, since a link may be opened twice. A `confirm_new_address` token stands for the
 * address in `new_email`: asking for another address deletes it.
 */
export interface MailedTokenRow {
  hash: Uint8Array
  user_id: string
  purpose: TokenPurpose
  created_at: CreatedAt
  expires_at: Date
}

export interface AccountTables {
  app_user: UserRow
  session: SessionRow
  mailed_token: MailedTokenRow
}
