import type { ColumnType, Kysely, Transaction } from 'kysely'

export interface AnalysisRow {
  /** One for an assessment. It goes when the assessment is deleted; that it was unlocked is known to the ledger. */
  assessment_id: string
  /** What made it: an older model's is made anew before a what-if is held against it. */
  model_version: string
  /** Encrypted JSON of all that the model said. */
  analysis_encrypted: Uint8Array
  made_at: ColumnType<Date, Date, Date>
}

export interface AnalysisTables {
  analysis: AnalysisRow
}

export type Db = Kysely<AnalysisTables>
export type Tx = Transaction<AnalysisTables>
