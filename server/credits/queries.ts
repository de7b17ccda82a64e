import type { LedgerReason } from '@settlesg/contract'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Db, Tables, Tx } from '../tables.ts'
import type { ContraAccount, Unit } from './tables.ts'

export interface Movement {
  userId: string
  unit: Unit
  /** The other side: where granted units come from and spent ones go. */
  contraAccount: ContraAccount
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

interface TakingBack extends Omit<Movement, 'delta'> {
  units: number
}

/**
 * Takes units back that were granted: what the wallet holds of them, and the rest is owed from then on. Answers false when
 * it was done before.
 */
export async function takeBack(tx: Tx, { userId, unit, contraAccount, units, reason, subjectId }: TakingBack) {
  const { rows } = await sql<{ taken: boolean }>`
    select take_units(${userId}, ${unit}, ${contraAccount}, ${units}, ${reason}, ${subjectId}) as taken`.execute(tx)
  return rows[0]?.taken ?? false
}

/** Pays with what the wallet holds what its owner owes, as far as it goes. `subjectId` is what came in. */
export const repayDebt = (tx: Tx, { userId, unit, subjectId }: Pick<Movement, 'userId' | 'unit' | 'subjectId'>) =>
  sql`select repay_debt(${userId}, ${unit}, ${subjectId})`.execute(tx)

export const lockWallet = (tx: Tx, userId: string, unit: Unit) =>
  tx
    .selectFrom('ledger_account')
    .select('balance')
    .where('owner_id', '=', userId)
    .where('unit', '=', unit)
    .where('kind', '=', 'wallet')
    .forUpdate()
    .executeTakeFirst()

/** The wallets of one user; a wallet is made by its first movement. */
export const walletsOf = (db: Db | Tx, userId: string) =>
  db
    .selectFrom('ledger_account')
    .select(['unit', 'balance'])
    .where('owner_id', '=', userId)
    .where('kind', '=', 'wallet')
    .execute()

const entriesOf = (db: Db, userId: string) =>
  db
    .selectFrom('ledger_entry as entry')
    .innerJoin('ledger_account', 'ledger_account.id', 'entry.account_id')
    .innerJoin('ledger_transaction as cause', 'cause.id', 'entry.transaction_id')
    .where('ledger_account.owner_id', '=', userId)
    .where('ledger_account.kind', '=', 'wallet')

/** The purchase that a movement is about: its subject itself, or whose refund or dispute that is. */
const purchaseOf = (eb: ExpressionBuilder<Tables & { cause: Tables['ledger_transaction'] }, 'cause'>) =>
  eb.fn.coalesce(
    eb.selectFrom('purchase').select('purchase.id').whereRef('purchase.id', '=', 'cause.subject_id'),
    eb.selectFrom('purchase_refund').select('purchase_id').whereRef('purchase_refund.id', '=', 'cause.subject_id'),
    eb.selectFrom('purchase_dispute').select('purchase_id').whereRef('purchase_dispute.id', '=', 'cause.subject_id'),
  )

/** One page of the wallet's history, newest first; without a page all of it. */
export const recordsOf = (db: Db, userId: string, page?: { skip: number; limit: number }) =>
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
    .select((eb) => purchaseOf(eb).as('purchase_id'))
    .orderBy('entry.position', 'desc')
    .$if(page !== undefined, (query) => query.offset(page?.skip ?? 0).limit(page?.limit ?? 0))
    .execute()

export const countRecordsOf = (db: Db, userId: string) =>
  entriesOf(db, userId).select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()
