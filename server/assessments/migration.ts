import { statements } from '../platform/migrate.ts'

/**
 * Assessments: a row has the newest version, `assessment_version` those before it. A deleted one keeps its row without
 * anything that its owner wrote or was shown, with when it was charged and how often it was corrected.
 */
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

  // The digest of every version's answers, each of one assessment only, deleted or not: the same answers are not charged
  // again. Its reference is checked at the end of the transaction, as the digest is claimed before its assessment is stored.
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
