import type { CreditRecord } from '@settlesg/contract'
import type { findRecords } from './queries.ts'

type Row = Awaited<ReturnType<typeof findRecords>>[number]

/** One line of the wallet's history, as the wire has it. */
export function presentRecord(row: Row): CreditRecord {
  return {
    id: row.id,
    at: row.at.toISOString(),
    unit: row.unit,
    delta: row.amount,
    // Wallet entries always carry the balance; only those of contra accounts do not.
    balance_after: row.balance_after ?? 0,
    reason: row.reason,
    ...((row.reason === 'estimate' || row.reason === 'analysis') && { assessment_id: row.subject_id }),
    ...(row.purchase_id && { purchase_id: row.purchase_id }),
  }
}
