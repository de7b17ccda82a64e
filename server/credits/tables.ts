import type { CreditRecord, LedgerReason } from '@settlesg/contract'
import type { ColumnType, Generated } from 'kysely'

export type Unit = CreditRecord['unit']
/** `wallet` belongs to a user and never falls below zero; the others are contra accounts: the other side of each movement. */
export type LedgerAccountKind = 'wallet' | 'promo' | 'usage'

interface LedgerAccountRow {
  id: Generated<string>
  owner_id: string | null
  unit: Unit
  kind: LedgerAccountKind
  /** A wallet's sum of entries, kept beside them so that spending is one guarded update; null for contra accounts. */
  balance: number | null
}

interface LedgerTransactionRow {
  id: Generated<string>
  reason: LedgerReason
  /** With `reason`, names what the movement is for: the same thing moves credits once. */
  subject_id: string
  at: ColumnType<Date, never, never>
}

interface LedgerEntryRow {
  transaction_id: string
  account_id: string
  amount: number
  balance_after: number | null
  position: ColumnType<number, never, never>
}

export interface CreditTables {
  ledger_account: LedgerAccountRow
  ledger_transaction: LedgerTransactionRow
  ledger_entry: LedgerEntryRow
}
