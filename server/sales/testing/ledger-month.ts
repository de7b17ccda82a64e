import { sql } from 'kysely'
import type { Db } from '../../tables.ts'
import type { Period } from '../month.ts'

/** A month of one unit, by the entries of wallets alone: it knows of no purchase and of no order in which units burn. */
export interface LedgerMonth {
  opening: number
  sold: number
  used: number
  takenBack: number
  lapsed: number
  closing: number
}

/** What the wallets' own entries say of a month. The trial burns first, so what is left of it is no unit that was paid for. */
export async function ledgerMonth(db: Db, unit: 'credit' | 'supercredit', { from, to }: Period): Promise<LedgerMonth> {
  const at = async (moment: Date) => {
    const { rows } = await sql<{ unused: number; lapsed: number; used: number }>`
      with entries as (
        select a.owner_id, t.reason, e.amount from ledger_entry e
        join ledger_account a on a.id = e.account_id join ledger_transaction t on t.id = e.transaction_id
        where a.kind = 'wallet' and a.unit = ${unit} and t.at < ${moment}
      ), wallets as (
        select owner_id, sum(amount) as balance,
          coalesce(sum(amount) filter (where reason = 'trial'), 0) as trial,
          coalesce(-sum(amount) filter (where reason in ('estimate', 'analysis')), 0) as spent
        from entries group by owner_id
      ), paid as (
        select owner_id, balance - greatest(trial - spent, 0) as unused, greatest(spent - trial, 0) as used from wallets
      )
      select coalesce(sum(unused) filter (where f.at is null), 0)::int as unused,
        coalesce(sum(unused) filter (where f.at is not null), 0)::int as lapsed,
        coalesce(sum(used), 0)::int as used
      from paid left join former_buyer f on f.user_id = paid.owner_id and f.at < ${moment}`.execute(db)
    return rows[0] ?? { unused: 0, lapsed: 0, used: 0 }
  }
  const { rows } = await sql<{ sold: number; taken: number }>`
    select coalesce(sum(e.amount) filter (where t.reason = 'purchase'), 0)::int as sold,
      coalesce(-sum(e.amount) filter (where t.reason not in ('purchase', 'trial', 'estimate', 'analysis')), 0)::int as taken
    from ledger_entry e
    join ledger_account a on a.id = e.account_id join ledger_transaction t on t.id = e.transaction_id
    where a.kind = 'wallet' and a.unit = ${unit} and t.at >= ${from} and t.at < ${to}`.execute(db)
  const [before, after] = [await at(from), await at(to)]
  return {
    opening: before.unused,
    sold: rows[0]?.sold ?? 0,
    used: after.used - before.used,
    takenBack: rows[0]?.taken ?? 0,
    lapsed: after.lapsed - before.lapsed,
    closing: after.unused,
  }
}
