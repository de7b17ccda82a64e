import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const createAssessments: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table assessment (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null references app_user on delete cascade,
        fingerprint bytea not null,
        answers_encrypted bytea,
        outlook_encrypted bytea,
        has_estimate boolean not null,
        label text,
        created_at timestamptz not null,
        deleted_at timestamptz,
        unique (user_id, fingerprint),
        check ((deleted_at is null) = (answers_encrypted is not null and outlook_encrypted is not null))
      )`.execute(db)
    await sql`create index assessment_newest on assessment (user_id, created_at desc, id) where deleted_at is null`.execute(
      db,
    )
  },
}

/**
 * What the list shows of an assessment, encrypted by itself. Rows from before have none: only the application holds the
 * key that their outlook could be read with.
 */
export const addAssessmentSummaries: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table assessment
        add column summary_encrypted bytea,
        add check (deleted_at is null or summary_encrypted is null)`.execute(db)
  },
}

/**
 * Labels, encrypted like the rest of what a person wrote. Those from before are sealed by the application, which has the
 * key, before it serves anybody (`sealLabels`); the plain column stays for them, and is empty from then on.
 */
export const encryptAssessmentLabels: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table assessment
        add column label_encrypted bytea,
        add check (deleted_at is null or label_encrypted is null)`.execute(db)
    await sql`create index assessment_plain_label on assessment (id) where label is not null`.execute(db)
    await sql`create index assessment_free on assessment (user_id, created_at desc, id) where not has_estimate`.execute(
      db,
    )
  },
}

/** Which spelling of the answers a digest is of: what was stored before has the first. */
export const addAnswersSchema: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table assessment add column answers_schema smallint not null default 1`.execute(db)
  },
}
