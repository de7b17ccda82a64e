import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Analyses of unlocked assessments. Whether one is unlocked is what the ledger says, which outlives a deletion. A deleted
 * assessment keeps its row, so a trigger takes the analysis along, whoever deletes the assessment and however.
 */
export const createAnalyses: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table analysis (
        assessment_id uuid primary key references assessment on delete cascade,
        model_version text not null,
        analysis_encrypted bytea not null,
        made_at timestamptz not null
      )`.execute(db)
    await sql`
      create function delete_analysis_of_assessment() returns trigger language plpgsql as $$
      begin
        delete from analysis where assessment_id = new.id;
        return null;
      end $$`.execute(db)
    await sql`
      create trigger takes_analysis_along after update of deleted_at on assessment
      for each row when (new.deleted_at is not null) execute function delete_analysis_of_assessment()`.execute(db)
  },
}
