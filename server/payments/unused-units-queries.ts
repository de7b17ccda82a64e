import { sql } from 'kysely'
import { burntUnits } from '../credits/service.ts'
import type { Db, Tx } from './tables.ts'

/** By purchase. Trial units burn first, then the oldest purchase's: of each is left what all up to it hold beyond that. */
export async function unusedUnits(db: Db | Tx, userId: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; unused: number }>`
    with burnt as (${burntUnits(userId)}), granted as (
      select id, unit, units - units_taken as held, sum(units - units_taken) over (
        partition by unit order by paid_at, receipt_number rows between unbounded preceding and current row
      ) as up_to
      from purchase where user_id = ${userId} and granted_at is not null
    )
    select g.id, least(g.held, greatest(g.up_to - coalesce(burnt.units, 0), 0))::int as unused
    from granted g left join burnt on burnt.unit = g.unit`.execute(db)
  return new Map(rows.map(({ id, unused }) => [id, unused]))
}
