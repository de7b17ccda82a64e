import type { Kysely, Transaction } from 'kysely'
import { statements } from '../platform/database/migrate.ts'

interface CountedRow {
  /** A keyed digest of what is counted; neither an address nor a network can be read from it. */
  bucket: Uint8Array
  /** How often since the count began; of mails, at which pause it is. */
  used: number
  /** When the next one may go, where they go one at a time; else when the count began. */
  free_at: Date
  /** Of mails, whether the newest link that was mailed asks for a password. */
  asks_password: boolean
  /** From then on it counts no more. */
  forget_at: Date
}

export interface LimitTables {
  counted: CountedRow
}

export type Db = Kysely<LimitTables>
export type Tx = Transaction<LimitTables>

/** One table for all counts. Not `unlogged`: a crash of the database would open every limit. */
export const createCounted = statements(
  `create table counted (
    bucket bytea primary key,
    used integer not null check (used >= 0),
    free_at timestamptz not null,
    asks_password boolean not null,
    forget_at timestamptz not null
  )`,
  'create index counted_old on counted (forget_at)',
)
