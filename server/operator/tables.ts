import type { ColumnType, Generated, Kysely, Transaction } from 'kysely'
import { statements } from '../platform/database/migrate.ts'

const operatorActions = ['grant', 'disable', 'enable', 'end_sessions', 'resend', 'refund'] as const
export type OperatorAction = (typeof operatorActions)[number]

export interface OperatorActionRow {
  /** A grant of the ledger names it. */
  id: Generated<string>
  at: ColumnType<Date, Date, never>
  action: OperatorAction
  /** The system's user who ran the command, and the name that they gave. */
  operator: string
  /** Null where it concerns all; stays after the account was deleted. */
  account_id: string | null
  /** What it was about: units, the number of a receipt, the id of a mail. */
  subject: string | null
  note: string
}

export interface OperatorTables {
  operator_action: OperatorActionRow
}

export type Db = Kysely<OperatorTables>
export type Tx = Transaction<OperatorTables>

/** What operators did to accounts. Rows are only added: triggers refuse everything else. */
export const createOperatorActions = statements(
  `create table operator_action (
    id uuid primary key default gen_random_uuid(),
    at timestamptz not null,
    action text not null check (action in (${operatorActions.map((action) => `'${action}'`).join(', ')})),
    operator text not null check (length(operator) <= 100),
    account_id uuid,
    subject text check (length(subject) <= 100),
    note text not null check (length(note) between 1 and 500)
  )`,
  'create index operator_action_of_account on operator_action (account_id, at) where account_id is not null',
  `create function refuse_operator_action_change() returns trigger language plpgsql as $$
    begin
      raise exception 'What operators did is only added to';
    end $$`,
  `create trigger append_only before update or delete or truncate on operator_action
    for each statement execute function refuse_operator_action_change()`,
)
