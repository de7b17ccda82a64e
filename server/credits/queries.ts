import type { LedgerReason } from '@settlesg/contract'
import { sql } from 'kysely'
import { purchaseOfMovement } from '../reads-across-features.ts'
import type { ContraAccount, Db, Tx, Unit } from './tables.ts'

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

/** Guarded in the database, so calls at once cannot overspend: raises SG001. False when it was done before. */
export async function move(tx: Tx, { userId, unit, contraAccount, delta, reason, subjectId }: Movement) {
  const { rows } = await sql<{ moved: boolean }>`
    select moved from move_units(${userId}, ${unit}, ${contraAccount}, ${delta}, ${reason}, ${subjectId})`.execute(tx)
  return rows[0]?.moved ?? false
}

interface Reclaim extends Omit<Movement, 'delta'> {
  units: number
}

/** What the wallet does not hold of them is owed from then on. False when it was done before. */
export async function reclaim(tx: Tx, { userId, unit, contraAccount, units, reason, subjectId }: Reclaim) {
  const { rows } = await sql<{ taken: boolean }>`
    select take_units(${userId}, ${unit}, ${contraAccount}, ${units}, ${reason}, ${subjectId}) as taken`.execute(tx)
  return rows[0]?.taken ?? false
}

/** Pays with what the wallet holds what its owner owes, as far as it goes. `subjectId` is what came in. */
export const repayDebt = (tx: Tx, { userId, unit, subjectId }: Pick<Movement, 'userId' | 'unit' | 'subjectId'>) =>
  sql`select repay_debt(${userId}, ${unit}, ${subjectId})`.execute(tx)

/** Nothing is spent from it before the transaction ends. */
export const holdWallet = (tx: Tx, userId: string, unit: Unit) =>
  tx
    .selectFrom('ledger_account')
    .select('balance')
    .where('owner_id', '=', userId)
    .where('unit', '=', unit)
    .where('kind', '=', 'wallet')
    .forUpdate()
    .executeTakeFirst()

/** The wallets of one user; a wallet is made by its first movement. */
export const findWallets = (db: Db | Tx, userId: string) =>
  db
    .selectFrom('ledger_account')
    .select(['unit', 'balance'])
    .where('owner_id', '=', userId)
    .where('kind', '=', 'wallet')
    .execute()

const walletEntries = (db: Db, userId: string) =>
  db
    .selectFrom('ledger_entry as entry')
    .innerJoin('ledger_account', 'ledger_account.id', 'entry.account_id')
    .innerJoin('ledger_transaction as cause', 'cause.id', 'entry.transaction_id')
    .where('ledger_account.owner_id', '=', userId)
    .where('ledger_account.kind', '=', 'wallet')

/** For a statement of another feature: what a wallet of the account in this column holds. */
export const walletBalance = (unit: Unit, ownerColumn: string) => sql<number>`coalesce((
  select balance from ledger_account
  where owner_id = ${sql.ref(ownerColumn)} and unit = ${unit} and kind = 'wallet'), 0)`

/** For a statement of another feature: whether something was charged for what this column names. */
export const isCharged = (reason: 'analysis', subjectColumn: string) => sql<boolean>`exists (
  select 1 from ledger_transaction cause where cause.reason = ${reason} and cause.subject_id = ${sql.ref(subjectColumn)})`

/** For a statement of another feature: what of each wallet of this account went out for anything but purchases. */
export const burntUnits = (ownerId: string) => sql<{ unit: Unit; units: number }>`
  select a.unit, greatest(-sum(e.amount), 0) as units
  from ledger_account a
  join ledger_entry e on e.account_id = a.id
  join ledger_transaction t on t.id = e.transaction_id
  where a.owner_id = ${ownerId} and a.kind = 'wallet' and t.reason in ('trial', 'granted', 'estimate', 'analysis')
  group by a.unit`

/** One page of the wallet's history, newest first; without a page all of it. */
export const findRecords = (db: Db, userId: string, page?: { skip: number; limit: number }) =>
  walletEntries(db, userId)
    .select([
      'cause.id',
      'cause.at',
      'cause.reason',
      'cause.subject_id',
      'ledger_account.unit',
      'entry.amount',
      'entry.balance_after',
    ])
    .select(purchaseOfMovement('cause.subject_id').as('purchase_id'))
    .orderBy('entry.position', 'desc')
    .$if(page !== undefined, (query) => query.offset(page?.skip ?? 0).limit(page?.limit ?? 0))
    .execute()

export const countRecords = (db: Db, userId: string) =>
  walletEntries(db, userId).select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()
