import { type Insertable, sql } from 'kysely'
import type { Db, SalesTables, Tx } from './tables.ts'

type Movement = Insertable<SalesTables['provider_movement']>
type Payout = Insertable<SalesTables['provider_payout']>

/** Books are written, and months closed, one after the other, or a row could come into a month that is being closed. */
export const lockBooks = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtextextended('sales books', 0))`.execute(tx)

/** The last month whose books are closed; null for none. */
export async function lastClosed(db: Db | Tx, isLive: boolean): Promise<string | null> {
  const { month } = await db
    .selectFrom('closed_month')
    .select(({ fn }) => fn.max('month').as('month'))
    .where('is_live', '=', isLive)
    .executeTakeFirstOrThrow()
  return month
}

export const insertClosed = (tx: Tx, closed: Insertable<SalesTables['closed_month']>) =>
  tx
    .insertInto('closed_month')
    .values(closed)
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** Keeps what is not there yet. */
export async function insertMovements(tx: Tx, movements: Movement[]): Promise<void> {
  if (movements.length === 0) return
  await tx
    .insertInto('provider_movement')
    .values(movements)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const insertPayout = (tx: Tx, payout: Payout) =>
  tx
    .insertInto('provider_payout')
    .values(payout)
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export async function insertPayoutItems(tx: Tx, payoutId: string, movementIds: string[]): Promise<void> {
  if (movementIds.length === 0) return
  await tx
    .insertInto('provider_payout_item')
    .values(movementIds.map((movement_id) => ({ movement_id, payout_id: payoutId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const newestMovement = (db: Db, isLive: boolean) =>
  db
    .selectFrom('provider_movement')
    .select(({ fn }) => fn.max('created_at').as('at'))
    .where('is_live', '=', isLive)
    .executeTakeFirstOrThrow()

export const newestPayout = (db: Db, isLive: boolean) =>
  db
    .selectFrom('provider_payout')
    .select(({ fn }) => fn.max('created_at').as('at'))
    .where('is_live', '=', isLive)
    .executeTakeFirstOrThrow()

export const isPayoutKept = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom('provider_payout').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

interface OfMonth {
  month: string
  isLive: boolean
}

/** Movements, each with the payout that had it by the end of the month. */
const selectMovements = (db: Db, { month, isLive }: OfMonth) =>
  db
    .selectFrom('provider_movement as movement')
    .leftJoin('provider_payout_item as item', 'item.movement_id', 'movement.id')
    .leftJoin('provider_payout as payout', (join) =>
      join.onRef('payout.id', '=', 'item.payout_id').on('payout.month', '<=', month),
    )
    .selectAll('movement')
    .select(['payout.id as payout_id', 'payout.arrival'])
    .where('movement.is_live', '=', isLive)

/** The movements that stand in a month's books. */
export const findMovements = (db: Db, of: OfMonth) =>
  selectMovements(db, of)
    .where('movement.month', '=', of.month)
    .orderBy('movement.created_at')
    .orderBy('movement.id')
    .execute()

/** The movements about these payments, refunds and disputes that were booked by the end of a month. */
export const findMovementsAbout = (db: Db, of: OfMonth, providerIds: string[]) =>
  selectMovements(db, of)
    .where('movement.month', '<=', of.month)
    .where(sql<boolean>`(movement.payment_id = any(${providerIds}) or movement.source_id = any(${providerIds}))`)
    .execute()

/** A month's payouts, each with the sum of the movements that it paid out; null where the provider does not say which. */
export const findPayouts = (db: Db, { month, isLive }: OfMonth) =>
  db
    .selectFrom('provider_payout as payout')
    .selectAll('payout')
    .select((eb) =>
      eb
        .selectFrom('provider_payout_item as item')
        .innerJoin('provider_movement as movement', 'movement.id', 'item.movement_id')
        .select(sql<number>`coalesce(sum(movement.amount_cents - movement.fee_cents), 0)::int`.as('cents'))
        .whereRef('item.payout_id', '=', 'payout.id')
        .where('movement.category', '<>', 'payout')
        .as('items_cents'),
    )
    .where('payout.month', '=', month)
    .where('payout.is_live', '=', isLive)
    .orderBy('payout.created_at')
    .orderBy('payout.id')
    .execute()

/** What was at the provider before a month, by currency, from all that was booked until then. */
export const findBalancesBefore = (db: Db, { month, isLive }: OfMonth) =>
  db
    .selectFrom('provider_movement')
    .select(['currency', sql<number>`sum(amount_cents - fee_cents)::int`.as('cents')])
    .where('month', '<', month)
    .where('is_live', '=', isLive)
    .groupBy('currency')
    .execute()
