import { statements } from '../platform/migrate.ts'

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
