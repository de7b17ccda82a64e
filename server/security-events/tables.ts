import type { ColumnType, GeneratedAlways, Kysely } from 'kysely'

/** Something that happened to an account, or how often a stranger was refused within a minute. Never changed. */
export interface SecurityEventRow {
  id: GeneratedAlways<string>
  /** When it happened; of a counted event, the beginning of its minute. */
  at: ColumnType<Date, Date, never>
  event: string
  /** Null where the event is about no account; stays after the account was deleted, and then leads to nobody. */
  account_id: string | null
  /** A keyed digest of an address that may have no account. */
  address: string | null
  /** The /24 or /48 that it came from; null where nobody's is noted. */
  source: string | null
  /** What a counted event was about: the route, or the directive and the page of a policy report. */
  kind: string | null
  /** How often, in this minute and process; 1 for what is not counted. */
  count: number
}

export interface SecurityEventTables {
  security_event: SecurityEventRow
}

export type Db = Kysely<SecurityEventTables>
