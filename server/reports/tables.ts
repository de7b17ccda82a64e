import type { Language } from '@settlesg/contract'
import type { ColumnType, Generated, Kysely, Transaction } from 'kysely'
import { statements } from '../platform/database/migrate.ts'

/** It is kept for ever, and leads to no person. */
export interface IssuedReportRow {
  sha256: Uint8Array
  number: string
  /** The day in Singapore, `YYYY-MM-DD`. */
  issued_on: ColumnType<string, string, never>
  is_example: Generated<boolean>
}

/** It goes with the account and with the assessment. */
export interface ReportRow {
  id: Generated<string>
  user_id: string
  assessment_id: string
  sha256: Uint8Array
  number: string
  language: Language
  label_encrypted: Uint8Array | null
  model_version: string
  issued_on: ColumnType<string, string, never>
  made_at: ColumnType<Date, Date, never>
}

/** The PDF, encrypted. It goes before its report does. */
interface ReportFileRow {
  report_id: string
  file_encrypted: Uint8Array
  /** From when its days are counted. */
  kept_from: ColumnType<Date, Date, Date>
}

export interface ReportTables {
  issued_report: IssuedReportRow
  report: ReportRow
  report_file: ReportFileRow
}

export type Db = Kysely<ReportTables>
export type Tx = Transaction<ReportTables>

/** Issued reports stay, others go with their owner. A deleted assessment keeps its row, hence the trigger. */
export const createReports = statements(
  `create table issued_report (
    sha256 bytea primary key check (length(sha256) = 32),
    number text not null,
    issued_on text not null,
    is_example boolean not null default false
  )`,
  `create table report (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references app_user on delete cascade,
    assessment_id uuid not null references assessment on delete cascade,
    sha256 bytea not null references issued_report,
    number text not null,
    language text not null,
    label_encrypted bytea,
    model_version text not null,
    issued_on text not null,
    made_at timestamptz not null,
    unique (user_id, sha256)
  )`,
  'create index report_of_assessment on report (assessment_id)',
  'create index report_number on report (user_id, number)',
  `create table report_file (
    report_id uuid primary key references report on delete cascade,
    file_encrypted bytea not null,
    kept_from timestamptz not null
  )`,
  'create index report_file_age on report_file (kept_from)',
  `create function delete_reports_of_assessment() returns trigger language plpgsql as $$
    begin
      delete from report where assessment_id = new.id;
      return null;
    end $$`,
  `create trigger takes_reports_along after update of deleted_at on assessment
    for each row when (new.deleted_at is not null) execute function delete_reports_of_assessment()`,
)
