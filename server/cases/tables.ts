import type { ColumnType, Generated, Kysely, Selectable, Transaction } from 'kysely'
import { statements } from '../platform/database/migrate.ts'

export interface AssessmentRow {
  id: Generated<string>
  user_id: string
  /** Encrypted JSON, as are the next two; null once deleted. */
  answers_encrypted: Uint8Array | null
  outlook_encrypted: Uint8Array | null
  summary_encrypted: Uint8Array | null
  has_estimate: boolean
  /** Encrypted name that its owner gave it; null without one, and once deleted. */
  label_encrypted: Uint8Array | null
  created_at: ColumnType<Date, Date, Date>
  deleted_at: Date | null
  /** When a unit was spent on it; null for what was free. It stays after deletion, and so do the next two. */
  charged_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  corrections: Generated<number>
  version: Generated<number>
  assessed_at: ColumnType<Date, Date, Date>
}

/** Whose answers were which assessment. Stays after deletion. */
interface AssessmentFingerprintRow {
  id: Generated<string>
  user_id: string
  assessment_id: string
  /** Keyed digest of the answers: the same answers of one person are one assessment. */
  fingerprint: Uint8Array
  /** The key of the digest. While there is a row of it, the key is needed: or the same answers would be charged again. */
  fingerprint_key_id: string
  /** The schema of the answers that the digest is of: after deletion nothing else records it. */
  answers_schema: number
  /** Of the answers as answers that shape advice only have changed them since their version: the next change replaces it. */
  is_passing: Generated<boolean>
}

export interface AssessmentVersionRow {
  id: Generated<string>
  assessment_id: string
  number: number
  answers_encrypted: Uint8Array
  outlook_encrypted: Uint8Array
  summary_encrypted: Uint8Array
  assessed_at: Date
}

export interface AnalysisRow {
  /** One for an assessment. It goes when the assessment is deleted; that it was unlocked is known to the ledger. */
  assessment_id: string
  /** What made it: an older model's is made anew when it is read. */
  model_version: string
  analysis_encrypted: Uint8Array
  made_at: ColumnType<Date, Date, Date>
}

/** An assessment as it is read: with whether analysis and report were paid for, which the ledger knows. */
export type Assessed = Selectable<AssessmentRow> & { is_unlocked: boolean }

export interface CaseTables {
  analysis: AnalysisRow
  assessment: AssessmentRow
  assessment_fingerprint: AssessmentFingerprintRow
  assessment_version: AssessmentVersionRow
}

export type Db = Kysely<CaseTables>
export type Tx = Transaction<CaseTables>

/** A deleted one keeps its row, with when it was charged and how often it was corrected, but without any content. */
export const createAssessments = statements(
  `create table assessment (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references app_user on delete cascade,
    answers_encrypted bytea,
    outlook_encrypted bytea,
    summary_encrypted bytea,
    label_encrypted bytea,
    has_estimate boolean not null,
    version smallint not null default 1 check (version > 0),
    corrections smallint not null default 0 check (corrections between 0 and 50),
    created_at timestamptz not null,
    assessed_at timestamptz not null,
    charged_at timestamptz,
    deleted_at timestamptz,
    constraint assessment_content check (
      num_nonnulls(answers_encrypted, outlook_encrypted, summary_encrypted)
        = case when deleted_at is null then 3 else 0 end),
    constraint assessment_label check (deleted_at is null or label_encrypted is null)
  )`,
  'create index assessment_of_user on assessment (user_id)',
  'create index assessment_newest on assessment (user_id, created_at desc, id) where deleted_at is null',
  'create index assessment_free on assessment (user_id, created_at desc, id) where not has_estimate',
  'create index assessment_oldest on assessment (created_at) where deleted_at is null',

  `create table assessment_version (
    id uuid primary key default gen_random_uuid(),
    assessment_id uuid not null references assessment on delete cascade,
    number smallint not null check (number > 0),
    answers_encrypted bytea not null,
    outlook_encrypted bytea not null,
    summary_encrypted bytea not null,
    assessed_at timestamptz not null,
    unique (assessment_id, number)
  )`,

  // Deleted or not, the same answers are charged once. Deferred: a digest is claimed before its assessment is stored.
  `create table assessment_fingerprint (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null,
    assessment_id uuid not null references assessment on delete cascade deferrable initially deferred,
    fingerprint bytea not null,
    fingerprint_key_id text not null,
    answers_schema smallint not null,
    is_passing boolean not null default false,
    unique (user_id, fingerprint)
  )`,
  'create index assessment_fingerprint_of on assessment_fingerprint (assessment_id)',
  'create index assessment_fingerprint_by_key on assessment_fingerprint (fingerprint_key_id)',
)

/** A deleted assessment keeps its row, so a trigger deletes the analysis, however the assessment is deleted. */
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
