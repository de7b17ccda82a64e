import { sql } from 'kysely'
import type { Db } from '../tables.ts'

/** What must be true of the ledger at any moment: queries that must find nothing (docs/reliability.md 1.4). */
const violations = {
  'I-01 a transaction does not sum to zero per unit': sql<{ n: number }>`
    select count(*)::int as n from (
      select 1 from ledger_entry e join ledger_account a on a.id = e.account_id
      group by e.transaction_id, a.unit having sum(e.amount) <> 0) broken`,
  'I-01 a transaction has no entries': sql<{ n: number }>`
    select count(*)::int as n from ledger_transaction t
    where not exists (select 1 from ledger_entry e where e.transaction_id = t.id)`,
  'I-02 a wallet was below zero': sql<{ n: number }>`
    select count(*)::int as n from (
      select sum(e.amount) over (partition by e.account_id order by e.position) as running
      from ledger_entry e join ledger_account a on a.id = e.account_id where a.kind = 'wallet') history
    where running < 0`,
  'I-03 a balance is not the sum of its entries': sql<{ n: number }>`
    select count(*)::int as n from ledger_account a
    where a.kind = 'wallet'
      and a.balance <> (select coalesce(sum(e.amount), 0) from ledger_entry e where e.account_id = a.id)`,
  'I-03 a recorded balance is not the sum up to there': sql<{ n: number }>`
    select count(*)::int as n from (
      select e.balance_after, sum(e.amount) over (partition by e.account_id order by e.position) as running
      from ledger_entry e join ledger_account a on a.id = e.account_id where a.kind = 'wallet') history
    where balance_after <> running`,
  // Of accounts that are still there: a deleted one takes its assessments along, and the books stay.
  'I-12 an estimate was charged without its assessment': sql<{ n: number }>`
    select count(*)::int as n from ledger_transaction t
    where t.reason = 'estimate' and not exists (select 1 from assessment s where s.id = t.subject_id)
      and exists (
        select 1 from ledger_entry e join ledger_account a on a.id = e.account_id join app_user u on u.id = a.owner_id
        where e.transaction_id = t.id)`,
}

/** The names of the invariants that do not hold; empty when the books are right. */
export async function brokenInvariants(db: Db): Promise<string[]> {
  const broken = []
  for (const [name, query] of Object.entries(violations)) {
    const { rows } = await query.execute(db)
    if (rows[0]?.n !== 0) broken.push(name)
  }
  return broken
}
