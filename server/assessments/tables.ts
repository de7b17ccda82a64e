import type { ColumnType, Generated, Selectable } from 'kysely'

export interface AssessmentRow {
  id: Generated<string>
  user_id: string
  /** Keyed digest of the answers: the same answers of one person are one assessment. Stays after deletion. */
  fingerprint: Uint8Array
  /** The key of the digest. While there is a row of it, the key is needed: or the same answers would be charged again. */
  fingerprint_key_id: string
  /** The schema of the answers that the digest is of. It stays after deletion, when the answers cannot tell any more. */
  answers_schema: number
  /** Encrypted JSON of the answers; null once deleted. */
  answers_encrypted: Uint8Array | null
  /** Encrypted JSON of what the model said; null once deleted. */
  outlook_encrypted: Uint8Array | null
  /** Encrypted JSON of what the list shows; null once deleted, and for rows from before there was one. */
  summary_encrypted: Uint8Array | null
  has_estimate: boolean
  /** Encrypted name that its owner gave it; null without one, and once deleted. */
  label_encrypted: Uint8Array | null
  /** A name from before they were encrypted, until the next start. Never written. */
  label: string | null
  created_at: ColumnType<Date, Date, Date>
  deleted_at: Date | null
}

/** An assessment as it is read: with whether analysis and report were paid for, which the ledger knows. */
export type Assessed = Selectable<AssessmentRow> & { is_unlocked: boolean }

export interface AssessmentTables {
  assessment: AssessmentRow
}
