import type { ColumnType, Kysely, Transaction } from 'kysely'
import { statements } from '../platform/database/migrate.ts'

export interface OutcomeRow {
  /** One report for an assessment: a later one takes the place of an earlier one. */
  assessment_id: string
  user_id: string
  report_encrypted: Uint8Array
  /** When the person agreed to the use of this report and the answers; there is no row without consent. */
  consented_at: ColumnType<Date, Date, Date>
}

export interface OutcomeTables {
  outcome: OutcomeRow
}

export type Db = Kysely<OutcomeTables>
export type Tx = Transaction<OutcomeTables>

/** A deleted assessment keeps its row, so a trigger deletes the report, however the assessment is deleted. */
export const createOutcomes = statements(
  `create table outcome (
    assessment_id uuid primary key references assessment on delete cascade,
    user_id uuid not null references app_user on delete cascade,
    report_encrypted bytea not null,
    consented_at timestamptz not null
  )`,
  'create index outcome_of_user on outcome (user_id)',
  `create function delete_outcome_of_assessment() returns trigger language plpgsql as $$
    begin
      delete from outcome where assessment_id = new.id;
      return null;
    end $$`,
  `create trigger takes_outcome_along after update of deleted_at on assessment
    for each row when (new.deleted_at is not null) execute function delete_outcome_of_assessment()`,
)
