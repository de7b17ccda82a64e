import type { ColumnType, Generated, Kysely, Selectable, Transaction } from 'kysely'

export interface AssessmentRow {
  id: Generated<string>
  user_id: string
  /** Encrypted JSON of the answers of the newest version; null once deleted. */
  answers_encrypted: Uint8Array | null
  /** Encrypted JSON of what the model said of them; null once deleted. */
  outlook_encrypted: Uint8Array | null
  /** Encrypted JSON of what lists show; null once deleted. */
  summary_encrypted: Uint8Array | null
  has_estimate: boolean
  /** Encrypted name that its owner gave it; null without one, and once deleted. */
  label_encrypted: Uint8Array | null
  created_at: ColumnType<Date, Date, Date>
  deleted_at: Date | null
  /** When a unit was spent on it; null for what was free. It stays after deletion, and so do the next two. */
  charged_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** How many corrections of its answers counted. */
  corrections: Generated<number>
  /** The number of the newest version. */
  version: Generated<number>
  /** When the newest version was made. */
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
  /** The schema of the answers that the digest is of: after deletion the answers cannot tell any more. */
  answers_schema: number
  /** Of the answers as answers that shape advice only have changed them since their version: the next change replaces it. */
  is_passing: Generated<boolean>
}

/** A version before the newest one, until the assessment is deleted. */
export interface AssessmentVersionRow {
  id: Generated<string>
  assessment_id: string
  number: number
  answers_encrypted: Uint8Array
  outlook_encrypted: Uint8Array
  summary_encrypted: Uint8Array
  assessed_at: Date
}

/** An assessment as it is read: with whether analysis and report were paid for, which the ledger knows. */
export type Assessed = Selectable<AssessmentRow> & { is_unlocked: boolean }

export interface AssessmentTables {
  assessment: AssessmentRow
  assessment_fingerprint: AssessmentFingerprintRow
  assessment_version: AssessmentVersionRow
}

export type Db = Kysely<AssessmentTables>
export type Tx = Transaction<AssessmentTables>
