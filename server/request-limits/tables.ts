import type { Kysely, Transaction } from 'kysely'
import { statements } from '../platform/migrate.ts'

/**
 * How often something was requested of late: calls from a network, or mails to an address. Counted here, so that it holds
 * in every process and after a restart.
 */
interface RequestLimitRow {
  /** A keyed digest of what is counted; neither an address nor a network can be read from it. */
  bucket: Uint8Array
  /** Calls since the count began; of mails, at which pause it is. */
  used: number
  /** When the next mail may be sent; of calls, when the count began. */
  free_at: Date
  /** Whether the newest link that was mailed asks for a password; of calls, false. */
  asks_password: boolean
  /** From then on it counts no more. */
  forget_at: Date
}

export interface RequestLimitTables {
  request_limit: RequestLimitRow
}

export type Db = Kysely<RequestLimitTables>
export type Tx = Transaction<RequestLimitTables>

/** How often something was requested of late. Not `unlogged`: a crash of the database would open every limit. */
export const createRequestLimits = statements(
  `create table request_limit (
    bucket bytea primary key,
    used integer not null check (used >= 0),
    free_at timestamptz not null,
    asks_password boolean not null,
    forget_at timestamptz not null
  )`,
  'create index request_limit_old on request_limit (forget_at)',
)
