import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from './tables.ts'

interface Count {
  n: number
}

/** Every entry of a movement that is about a purchase, with that purchase. */
const movements = sql`
  select p.id as purchase_id, p.user_id, p.unit as bought_unit, t.id as transaction_id, t.reason, e.amount,
    a.kind, a.owner_id, a.unit
  from ledger_transaction t
  left join purchase_refund r on r.id = t.subject_id
  left join purchase_dispute d on d.id = t.subject_id
  join purchase p on p.id = coalesce(r.purchase_id, d.purchase_id, t.subject_id)
  join ledger_entry e on e.transaction_id = t.id
  join ledger_account a on a.id = e.account_id`

/* In groups: a subquery for each purchase would read the whole ledger again, and take the square of the books. */

const movedUnits = sql`
  select purchase_id,
    coalesce(-sum(amount) filter (where reason = 'purchase' and kind = 'sales' and unit = bought_unit), 0) as granted,
    coalesce(sum(amount) filter (where kind in ('refund', 'dispute')), 0) as taken
  from (${movements}) movement group by purchase_id`

/** What of each purchase's money has gone back or is held back, in cents. */
const goneCents = sql`
  select purchase_id, sum(amount_cents) as cents from (
    select purchase_id, amount_cents from purchase_refund where status <> 'failed'
    union all
    select purchase_id, amount_cents from purchase_dispute where status in ('open', 'lost')) back
  group by purchase_id`

const chargedForNothing = (reason: 'estimate' | 'analysis') => sql<Count>`
  select count(*)::int as n from ledger_transaction t
  where t.reason = ${reason} and not exists (select 1 from assessment s where s.id = t.subject_id)
    and exists (
      select 1 from ledger_entry e join ledger_account a on a.id = e.account_id join app_user u on u.id = a.owner_id
      where e.transaction_id = t.id)`

/** What must be true of the ledger at any moment: queries that must find nothing (docs/reliability.md 1.4). */
export const violations: Record<string, RawBuilder<Count>> = {
  'I-01 a transaction does not sum to zero per unit': sql`
    select count(*)::int as n from (
      select 1 from ledger_entry e join ledger_account a on a.id = e.account_id
      group by e.transaction_id, a.unit having sum(e.amount) <> 0) broken`,
  'I-01 the whole ledger does not sum to zero per unit': sql`
    select count(*)::int as n from (
      select 1 from ledger_entry e join ledger_account a on a.id = e.account_id
      group by a.unit having sum(e.amount) <> 0) broken`,
  'I-01 a transaction has no entries': sql`
    select count(*)::int as n from ledger_transaction t
    where not exists (select 1 from ledger_entry e where e.transaction_id = t.id)`,
  'I-02 a wallet was below zero, or more than nothing was owed': sql`
    select count(*)::int as n from (
      select a.kind, sum(e.amount) over (partition by e.account_id order by e.position) as running
      from ledger_entry e join ledger_account a on a.id = e.account_id where a.owner_id is not null) history
    where case kind when 'wallet' then running < 0 else running > 0 end`,
  'I-02 something is owed beside a wallet that could pay it': sql`
    select count(*)::int as n from ledger_account w
    join ledger_account r on r.owner_id = w.owner_id and r.unit = w.unit and r.kind = 'receivable'
    where w.kind = 'wallet' and w.balance > 0 and r.balance < 0`,
  'I-03 a balance is not the sum of its entries': sql`
    select count(*)::int as n from ledger_account a
    left join (select account_id, sum(amount) as total from ledger_entry group by account_id) e on e.account_id = a.id
    where a.owner_id is not null and a.balance <> coalesce(e.total, 0)`,
  'I-03 a recorded balance is not the sum up to there': sql`
    select count(*)::int as n from (
      select e.balance_after, sum(e.amount) over (partition by e.account_id order by e.position) as running
      from ledger_entry e join ledger_account a on a.id = e.account_id where a.owner_id is not null) history
    where balance_after <> running`,
  'I-05 one thing moved units twice for one reason': sql`
    select count(*)::int as n from (
      select 1 from ledger_transaction group by reason, subject_id having count(*) > 1) twice`,
  'I-07 a paid purchase was not granted once, or another was': sql`
    select count(*)::int as n from (
      select 1 from purchase p full join (select subject_id from ledger_transaction where reason = 'purchase') t
        on t.subject_id = p.id
      where p.id is null or (p.granted_at is not null) <> (t.subject_id is not null)) wrong`,
  'I-07 a purchase was paid, and neither granted nor paid back': sql`
    select count(*)::int as n from purchase p
    where p.status = 'paid' and p.granted_at is null
      and not exists (select 1 from purchase_refund r where r.purchase_id = p.id and r.status <> 'failed')`,
  'I-08 other units were granted than were bought': sql`
    select count(*)::int as n from purchase p left join (${movedUnits}) m on m.purchase_id = p.id
    where p.granted_at is not null and p.units <> coalesce(m.granted, 0)`,
  'I-09 more of a purchase was taken back than granted, or other than it says': sql`
    select count(*)::int as n from purchase p left join (${movedUnits}) m on m.purchase_id = p.id
    where p.units_taken not between 0 and p.units or p.units_taken <> coalesce(m.taken, 0)`,
  'I-10 what was taken back is not the share of the money that is gone': sql`
    select count(*)::int as n from purchase p left join (${goneCents}) gone on gone.purchase_id = p.id
    where p.granted_at is not null
      and p.units_taken <> floor(p.units::numeric * least(coalesce(gone.cents, 0), p.amount_cents) / p.amount_cents)`,
  // Of accounts that are still there: a deleted one takes its assessments along, and the books stay.
  'I-12 an estimate was charged without its assessment': chargedForNothing('estimate'),
  'I-12 an analysis was charged without its assessment': chargedForNothing('analysis'),
  'I-12 an assessment is unlocked without its analysis': sql`
    select count(*)::int as n from ledger_transaction t join assessment s on s.id = t.subject_id
    where t.reason = 'analysis' and s.deleted_at is null
      and not exists (select 1 from analysis a where a.assessment_id = s.id)`,
  'I-12 an analysis is stored of what was not unlocked, or was deleted': sql`
    select count(*)::int as n from analysis a join assessment s on s.id = a.assessment_id
    left join ledger_transaction t on t.reason = 'analysis' and t.subject_id = s.id
    where s.deleted_at is not null or t.id is null`,
  'I-12 a purchase opened an assessment that no unit was taken for': sql`
    select count(*)::int as n from purchase p
    left join ledger_transaction t on t.reason = 'analysis' and t.subject_id = p.open_assessment_id
    where p.opening = 'opened' and t.id is null`,
  'I-13 an entry moves nothing, or more than a million': sql`
    select count(*)::int as n from ledger_entry where amount = 0 or abs(amount) > 1000000`,
  'I-14 a transaction mixes units': sql`
    select count(*)::int as n from (
      select 1 from ledger_entry e join ledger_account a on a.id = e.account_id
      group by e.transaction_id having count(distinct a.unit) > 1) mixed`,
  'I-14 an estimate or an analysis was paid for in the wrong unit': sql`
    select count(*)::int as n from ledger_transaction t
    join ledger_entry e on e.transaction_id = t.id join ledger_account a on a.id = e.account_id
    where (t.reason = 'estimate' and a.unit <> 'credit') or (t.reason = 'analysis' and a.unit <> 'supercredit')`,
  'I-15 a purchase moved units of somebody else, or of another kind': sql`
    select count(*)::int as n from (${movements}) m
    where m.owner_id <> m.user_id or m.unit <> m.bought_unit`,
}

export async function brokenInvariants(db: Db | Tx): Promise<string[]> {
  const broken = []
  for (const [name, query] of Object.entries(violations)) {
    const { rows } = await query.execute(db)
    if (rows[0]?.n !== 0) broken.push(name)
  }
  return broken
}
