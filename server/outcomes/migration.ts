import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Reported outcomes. A deleted assessment keeps its row for the digest of its answers, so deleting does not cascade by
 * the foreign key: a trigger takes the report along, whoever deletes the assessment and however.
 */
export const createOutcomes: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table outcome (
        assessment_id uuid primary key references assessment on delete cascade,
        user_id uuid not null references app_user on delete cascade,
        report_encrypted bytea not null,
        consented_at timestamptz not null
      )`.execute(db)
    await sql`create index outcome_of_user on outcome (user_id)`.execute(db)
    await sql`
      create function delete_outcome_of_assessment() returns trigger language plpgsql as $$
      begin
        delete from outcome where assessment_id = new.id;
        return null;
      end $$`.execute(db)
    await sql`
      create trigger takes_outcome_along after update of deleted_at on assessment
      for each row when (new.deleted_at is not null) execute function delete_outcome_of_assessment()`.execute(db)
  },
}
