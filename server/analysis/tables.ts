import type { ColumnType, Kysely, Transaction } from 'kysely'
import { statements } from '../platform/migrate.ts'

export interface AnalysisRow {
  /** One for an assessment. It goes when the assessment is deleted; that it was unlocked is known to the ledger. */
  assessment_id: string
  /** What made it: an older model's is made anew before a what-if is held against it. */
  model_version: string
  /** Encrypted JSON of the model's whole output. */
  analysis_encrypted: Uint8Array
  made_at: ColumnType<Date, Date, Date>
}

export interface AnalysisTables {
  analysis: AnalysisRow
}

export type Db = Kysely<AnalysisTables>
export type Tx = Transaction<AnalysisTables>

/**
 * Analyses of unlocked assessments. Whether one is unlocked is what the ledger says, which outlives a deletion. A deleted
 * assessment keeps its row, so a trigger takes the analysis along, whoever deletes the assessment and however.
 */
export const createAnalyses = statements(
  `create table analysis (
    assessment_id uuid primary key references assessment on delete cascade,
    model_version text not null,
    analysis_encrypted bytea not null,
    made_at timestamptz not null
  )`,
  `create function delete_analysis_of_assessment() returns trigger language plpgsql as $$
    begin
      delete from analysis where assessment_id = new.id;
      return null;
    end $$`,
  `create trigger takes_analysis_along after update of deleted_at on assessment
    for each row when (new.deleted_at is not null) execute function delete_analysis_of_assessment()`,
)
