import type { ColumnType, Kysely, Transaction } from 'kysely'

export interface OutcomeRow {
  /** One report for an assessment: a later one takes the place of an earlier one. */
  assessment_id: string
  user_id: string
  /** Encrypted JSON of what was reported. */
  report_encrypted: Uint8Array
  /** When the person agreed to the use of this report and the answers; there is no row without consent. */
  consented_at: ColumnType<Date, Date, Date>
}

export interface OutcomeTables {
  outcome: OutcomeRow
}

export type Db = Kysely<OutcomeTables>
export type Tx = Transaction<OutcomeTables>
