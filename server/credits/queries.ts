import type { LedgerReason } from '@settlesg/contract'
import { sql } from 'kysely'
import type { Db, Tx } from '../tables.ts'
import type { LedgerAccountKind, Unit } from './tables.ts'

export interface Movement {
  userId: string
  unit: Unit
  /** The other side: where granted units come from and spent ones go. */
  contraAccount: Exclude<LedgerAccountKind, 'wallet'>
  /** What the wallet gains; negative for what it spends. */
  delta: number
  reason: LedgerReason
  /** What the movement is for. The same reason and subject never move twice. */
  subjectId: string
}

/**
 * Moves units between a wallet and a contra account in one round trip. The guard is in the database, so concurrent calls
 * cannot overspend; a wallet that does not hold enough raises SG001. `moved` is false when it was done before.
 */
export async function move(tx: Tx, { userId, unit, contraAccount, delta, reason, subjectId }: Movement) {
  const { rows } = await sql<{ moved: boolean; balance_now: number | null }>`
    select * from move_units(${userId}, ${unit}, ${contraAccount}, ${delta}, ${reason}, ${subjectId})`.execute(tx)
  return { moved: rows[0]?.moved ?? false, balance: rows[0]?.balance_now ?? 0 }
}

/** The wallets of one user; a wallet is made by its first movement. */
export const walletsOf = (db: Db | Tx, userId: string) =>
  db.selectFrom('ledger_account').select(['unit', 'balance']).where('owner_id', '=', userId).execute()

const entriesOf = (db: Db, userId: string) =>
  db
    .selectFrom('ledger_entry as entry')
    .innerJoin('ledger_account', 'ledger_account.id', 'entry.account_id')
    .innerJoin('ledger_transaction as cause', 'cause.id', 'entry.transaction_id')
    .where('ledger_account.owner_id', '=', userId)

/** One page of the wallet's history, newest first. */
export const recordsOf = (db: Db, userId: string, page: { skip: number; limit: number }) =>
  entriesOf(db, userId)
    .select([
      'cause.id',
      'cause.at',
      'cause.reason',
      'cause.subject_id',
      'ledger_account.unit',
      'entry.amount',
      'entry.balance_after',
    ])
    .orderBy('entry.position', 'desc')
    .offset(page.skip)
    .limit(page.limit)
    .execute()

export const countRecordsOf = (db: Db, userId: string) =>
  entriesOf(db, userId).select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()
