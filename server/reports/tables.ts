import type { Language } from '@settlesg/contract'
import type { ColumnType, Generated, Kysely, Transaction } from 'kysely'

/** What identifies a report. It stays for ever, and leads to nobody. */
export interface IssuedReportRow {
  sha256: Uint8Array
  number: string
  /** The day in Singapore, `YYYY-MM-DD`. */
  issued_on: ColumnType<string, string, never>
  is_example: Generated<boolean>
}

/** A report of a person's. It goes with the account and with the assessment. */
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

/** What is counted of an account's reports on a day. */
export type CountedUse = 'made' | 'mailed'

interface ReportDayRow {
  user_id: string
  kind: CountedUse
  /** The day in Singapore, `YYYY-MM-DD`. */
  day: string
  count: number
}

export interface ReportTables {
  report_day: ReportDayRow
  issued_report: IssuedReportRow
  report: ReportRow
  report_file: ReportFileRow
}

export type Db = Kysely<ReportTables>
export type Tx = Transaction<ReportTables>
