import type { CreditRecord, LedgerReason } from '@settlesg/contract'
import type { ColumnType, Generated, Kysely, Transaction } from 'kysely'

export type Unit = CreditRecord['unit']
/**
 * Two belong to a user: `wallet`, which never falls below zero, and `receivable`, which is what the user owes and never
 * rises above zero. The others are contra accounts: the other side of each movement.
 */
type LedgerAccountKind = 'wallet' | 'receivable' | ContraAccount
export type ContraAccount = 'promo' | 'usage' | 'sales' | 'refund' | 'dispute' | 'test_money'

interface LedgerAccountRow {
  id: Generated<string>
  owner_id: string | null
  unit: Unit
  kind: LedgerAccountKind
  /** The sum of a user's entries, kept beside them so that spending is one guarded update; null for contra accounts. */
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

export type Db = Kysely<CreditTables>
export type Tx = Transaction<CreditTables>
