import type { CreditRecord } from '@settlesg/contract'
import { type RawBuilder, sql } from 'kysely'
import { isAccount } from '../accounts/service.ts'
import { burntUnits } from '../credits/service.ts'
import type { Db, Tx } from './tables.ts'

type Unit = CreditRecord['unit']

/**
 * How many units of each granted purchase of some people are neither burnt nor taken back. Units burn in this order: trial,
 * then the oldest purchase. So what was burnt of purchases is what went out of the wallet for anything but purchases,
 * less the trial; and of a purchase is left what all up to it hold beyond that.
 */
const unusedByPurchase = (userIds: RawBuilder<unknown>) => sql<{
  id: string
  user_id: string
  unit: Unit
  unused: number
}>`
  with burnt as (${burntUnits(userIds)}), granted as (
    select id, user_id, unit, is_live, test_units_removed, units - units_taken - test_units_removed as held,
      sum(units - units_taken - test_units_removed) over (
        partition by user_id, unit order by paid_at, receipt_number rows between unbounded preceding and current row
      ) as up_to
    from purchase where user_id in (${userIds}) and granted_at is not null
  )
  select g.id, g.user_id, g.unit, g.is_live, g.test_units_removed,
    least(g.held, greatest(g.up_to - coalesce(burnt.units, 0), 0))::int as unused
  from granted g left join burnt on burnt.owner_id = g.user_id and burnt.unit = g.unit`

/** How many units of each purchase of a person are neither burnt nor taken back. */
export async function unusedUnits(db: Db | Tx, userId: string): Promise<Map<string, number>> {
  const { rows } = await unusedByPurchase(sql`select ${userId}::uuid`).execute(db)
  return new Map(rows.map(({ id, unused }) => [id, unused]))
}

/** The purchases of which accounts still hold units that were bought with play money, in the sandbox or by a test key. */
export async function testMoneyLeft(db: Db) {
  const holders = sql`
    select p.user_id from purchase p
    where ${isAccount('p.user_id')} and not p.is_live and p.granted_at is not null and p.test_units_removed = 0 and p.units_taken < p.units`
  const { rows } = await sql<{ id: string; user_id: string; unit: Unit; unused: number }>`
    select * from (${unusedByPurchase(holders)}) purchase where not is_live and test_units_removed = 0 and unused > 0`.execute(
    db,
  )
  return rows
}
