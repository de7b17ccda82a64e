import type { ColumnType, GeneratedAlways, Kysely } from 'kysely'
import { statements } from '../platform/database/migrate.ts'

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

/**
 * What happened to accounts, and who was refused, for 90 days. Rows are only added: triggers refuse UPDATE and TRUNCATE,
 * and DELETE of what is younger. No foreign key: a row outlives the account that it names.
 */
export const createSecurityEvents = statements(
  `create table security_event (
    id bigint generated always as identity primary key,
    at timestamptz not null,
    event text not null check (length(event) <= 40),
    account_id uuid,
    address text check (length(address) <= 64),
    source text check (length(source) <= 64),
    kind text check (length(kind) <= 200),
    count integer not null check (count > 0)
  )`,
  'create index security_event_at on security_event (at)',
  'create index security_event_of_account on security_event (account_id, at) where account_id is not null',
  // Every look at the list of sessions asks for the newest of these; the other events of an account may be many.
  `create index security_event_oldest_session on security_event (account_id, at)
    where event = 'oldest_session_ended'`,
  `create function refuse_security_event_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and old.at < now() - interval '90 days' then
        return old;
      end if;
      raise exception 'Security events are only added, and kept for 90 days';
    end $$`,
  `create trigger append_only before update or truncate on security_event
    for each statement execute function refuse_security_event_change()`,
  `create trigger kept_for_90_days before delete on security_event
    for each row execute function refuse_security_event_change()`,
)
