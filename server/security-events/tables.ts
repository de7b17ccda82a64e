import type { ColumnType, GeneratedAlways, Kysely } from 'kysely'
import { statements } from '../platform/database/migrate.ts'

/** What happened to an account, or how often strangers were refused within a minute. Never changed. */
export interface SecurityEventRow {
  id: GeneratedAlways<string>
  /** Of a counted event, the beginning of its minute. */
  at: ColumnType<Date, Date, never>
  event: string
  /** Stays after the account was deleted, and then leads to no person. */
  account_id: string | null
  /** A keyed digest of an address that may have no account. */
  address: string | null
  /** The /24 or /48; null if none is recorded. */
  source: string | null
  /** The route, or the directive and the page of a policy report. */
  kind: string | null
  /** In this minute and process; 1 for what is not counted. */
  count: number
}

export interface SecurityEventTables {
  security_event: SecurityEventRow
}

export type Db = Kysely<SecurityEventTables>

/** Triggers refuse UPDATE and TRUNCATE, and DELETE within 90 days. No foreign key: rows outlive their account. */
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
