import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Answers that may be corrected: the row of an assessment has its newest version, `assessment_version` those before it, and
 * `assessment_fingerprint` the digest of every version's answers, each of one assessment only. When an assessment was
 * charged, and how often it was corrected, stays with it when it is deleted.
 */
export const addAssessmentVersions: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table assessment
        add column charged_at timestamptz,
        add column corrections smallint not null default 0 check (corrections between 0 and 50),
        add column version smallint not null default 1 check (version > 0),
        add column assessed_at timestamptz`.execute(db)
    await sql`
      update assessment a set
        assessed_at = created_at,
        charged_at = (select t.at from ledger_transaction t where t.reason = 'estimate' and t.subject_id = a.id)`.execute(
      db,
    )
    await sql`alter table assessment alter assessed_at set not null`.execute(db)

    await sql`
      create table assessment_fingerprint (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null,
        assessment_id uuid not null,
        fingerprint bytea not null,
        fingerprint_key_id text not null,
        answers_schema smallint not null,
        is_passing boolean not null default false,
        unique (user_id, fingerprint)
      )`.execute(db)
    await sql`
      insert into assessment_fingerprint (user_id, assessment_id, fingerprint, fingerprint_key_id, answers_schema)
      select user_id, id, fingerprint, fingerprint_key_id, answers_schema from assessment`.execute(db)
    await sql`
      alter table assessment drop column fingerprint, drop column fingerprint_key_id, drop column answers_schema`.execute(
      db,
    )
    // Checked at the end of the transaction: the digest is claimed before its assessment is stored.
    await sql`
      alter table assessment_fingerprint
        add foreign key (assessment_id) references assessment on delete cascade deferrable initially deferred`.execute(
      db,
    )
    await sql`create index assessment_fingerprint_of on assessment_fingerprint (assessment_id)`.execute(db)
    await sql`create index assessment_fingerprint_by_key on assessment_fingerprint (fingerprint_key_id)`.execute(db)

    await sql`
      create table assessment_version (
        id uuid primary key default gen_random_uuid(),
        assessment_id uuid not null references assessment on delete cascade,
        number smallint not null check (number > 0),
        answers_encrypted bytea not null,
        outlook_encrypted bytea not null,
        summary_encrypted bytea not null,
        assessed_at timestamptz not null,
        unique (assessment_id, number)
      )`.execute(db)
  },
}
