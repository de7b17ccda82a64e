import { currency } from '@settlesg/contract'
import { type RawBuilder, sql } from 'kysely'
import { trialCredits } from '../credits/service.ts'
import type { Db, Tx } from '../platform/database/database.ts'
import { gstRates } from './gst.ts'

/** By a number or an id that is safe to print. */
interface Wrong {
  what: string
  at: Date
}

/** A number may be this much earlier than the one before it: its time is taken before the lock, and clocks differ. */
const lateness = sql`interval '1 hour'`

/** Eight hours ahead of UTC all year round. */
const inSingapore = (column: string) => sql`(${sql.ref(column)} at time zone interval '8 hours')`

/** To the nearest whole, half up, as gst.ts does it; for whole numbers from 0. */
const divided = (numerator: RawBuilder<unknown>, denominator: RawBuilder<unknown>) =>
  sql`((2 * (${numerator})::bigint + ${denominator}) / (2 * (${denominator})))`

/** For each reason the contra account, which way the wallet goes, and what kind of thing it is about. */
const rules = sql`(values
  ('trial', 'promo', 1, 'account'),
  ('granted', 'promo', 1, 'operator'),
  ('estimate', 'usage', -1, 'assessment'),
  ('analysis', 'usage', -1, 'assessment'),
  ('purchase', 'sales', 1, 'purchase'),
  ('refund', 'refund', -1, 'refund'),
  ('refund_failed', 'refund', 1, 'refund'),
  ('dispute', 'dispute', -1, 'dispute'),
  ('dispute_won', 'dispute', 1, 'dispute'),
  ('debt_repaid', null, 0, 'grant')) rule (reason, contra, direction, subject)`

/** With the day after the last one of each. */
const rates = sql`(values ${sql.join(
  gstRates.map(
    ({ from, percent }, index) => sql`(${from}::date, ${gstRates[index - 1]?.from ?? null}::date, ${percent}::int)`,
  ),
)}) rate (since, until, percent)`

/** Receipts with tax, by the time of their numbers, and whether the GST number differs from the one before. */
const taxed = sql`
  select receipt_number, paid_at, is_live, gst_number, gst_number is distinct from lag(gst_number) over (
      partition by is_live order by paid_at, receipt_number) as is_first
  from purchase where gst_number is not null and receipt_number is not null`

/** Each with its sale and what was credited of that before. */
const notes = sql`
  select r.purchase_id, r.credit_note_number, r.credited_at, r.amount_cents, r.gst_cents, r.status,
    p.amount_cents as paid_cents, p.gst_cents as tax_cents,
    count(*) over sale as notes, bool_or(r.status = 'failed') over sale as has_void,
    coalesce(sum(r.amount_cents) over earlier, 0) as earlier_cents, coalesce(sum(r.gst_cents) over earlier, 0) as earlier_gst
  from purchase_refund r join purchase p on p.id = r.purchase_id
  where r.credit_note_number is not null
  window sale as (partition by r.purchase_id),
    earlier as (partition by r.purchase_id order by r.credit_note_number collate "C"
      rows between unbounded preceding and 1 preceding)`

/** Every number that was given out, with the series that sale.ts gives it. */
const numbers = sql`
  select receipt_number as number, paid_at as at,
    case when is_live then 'R-' else 'TEST-' end || to_char(${inSingapore('paid_at')}, 'YYYY-') as series
  from purchase where receipt_number is not null
  union all
  select r.credit_note_number, r.credited_at,
    case when p.is_live then 'CN-' else 'TEST-CN-' end || to_char(${inSingapore('r.credited_at')}, 'YYYY-')
  from purchase_refund r join purchase p on p.id = r.purchase_id where r.credit_note_number is not null`

/** Null for a number of no series. */
const counted = sql`
  select *, case when starts_with(number, series) and substr(number, length(series) + 1) ~ '^[0-9]{6,15}$'
    then substr(number, length(series) + 1)::bigint end as count
  from (${numbers}) number`

/** Of purchases with a receipt. One of our own refunds that the provider has not accepted may be too large. */
const backCents = sql`
  select purchase_id,
    sum(amount_cents) filter (where status = 'succeeded' or (status = 'requested' and provider_id is not null)) as refunded,
    sum(amount_cents) filter (where status = 'succeeded' and credit_note_number is not null) as credited
  from purchase_refund group by purchase_id`

const disputeOrder = sql`array['inquiry', 'open', 'lost', 'won']`

/** What must be true of the money, as queries that must find nothing (docs/reliability.md 1.4). */
export const moneyViolations: Record<string, RawBuilder<Wrong>> = {
  'I-24 units moved for another reason, another way or about another thing than there is': sql`
    select distinct 'movement ' || t.id as what, t.at
    from ledger_transaction t
    join ledger_entry e on e.transaction_id = t.id join ledger_account a on a.id = e.account_id
    left join ${rules} on rule.reason = t.reason
    left join purchase p on p.id = t.subject_id
    left join purchase_refund r on r.id = t.subject_id
    left join purchase_dispute d on d.id = t.subject_id
    left join operator_action o on o.id = t.subject_id
    where rule.reason is null
      or (a.owner_id is null and (a.kind is distinct from rule.contra or sign(e.amount) = rule.direction))
      or (a.owner_id is not null and case t.reason
        when 'debt_repaid' then (a.kind = 'wallet') = (e.amount > 0) else sign(e.amount) <> rule.direction end)
      or (a.kind = 'receivable' and t.reason not in ('refund', 'dispute', 'debt_repaid'))
      or not case rule.subject
        when 'account' then a.owner_id is null or a.owner_id = t.subject_id
        when 'operator' then o.id is not null and o.action = 'grant' and (a.owner_id is null or a.owner_id = o.account_id)
        when 'assessment' then num_nonnulls(p.id, r.id, d.id) = 0 and abs(e.amount) = 1
        when 'purchase' then p.id is not null
        when 'refund' then r.id is not null and (t.reason = 'refund' or r.status = 'failed')
        when 'dispute' then d.id is not null and d.status <> 'inquiry' and (t.reason = 'dispute' or d.status = 'won')
        else num_nonnulls(p.id, r.id, d.id, o.id) = 1 end`,
  'I-25 an account has another trial than one of as many credits as all have': sql`
    select 'account ' || a.owner_id as what, max(t.at) as at
    from ledger_transaction t
    join ledger_entry e on e.transaction_id = t.id join ledger_account a on a.id = e.account_id
    where t.reason = 'trial' and a.owner_id is not null
    group by a.owner_id
    having count(*) > 1 or sum(e.amount) <> ${sql.lit(trialCredits)} or bool_or(a.unit <> 'credit')`,
  'I-26 an assessment was charged, or shows an estimate, and its owner paid no unit for it': sql`
    select 'assessment ' || s.id as what, coalesce(s.charged_at, s.created_at) as at
    from assessment s
    left join (
      select distinct t.subject_id, a.owner_id from ledger_transaction t
      join ledger_entry e on e.transaction_id = t.id join ledger_account a on a.id = e.account_id
      where t.reason in ('estimate', 'analysis') and a.kind = 'wallet') paid
      on paid.subject_id = s.id and paid.owner_id = s.user_id
    where (s.charged_at is not null or s.has_estimate) and (s.charged_at is null or paid.subject_id is null)`,
  'I-27 a purchase has other units, or another price, than its packs': sql`
    select 'purchase ' || id as what, coalesce(paid_at, created_at) as at from purchase
    where units is distinct from quantity * pack_units or amount_cents is distinct from quantity * pack_cents`,
  'I-28 more went back, or was credited, than was paid': sql`
    select 'receipt ' || p.receipt_number as what, p.paid_at as at
    from purchase p join (${backCents}) back on back.purchase_id = p.id
    where p.receipt_number is not null and (back.refunded > p.amount_cents or back.credited > p.amount_cents)`,
  'I-28 something was sold in another currency than ours': sql`
    select 'purchase ' || id as what, coalesce(paid_at, created_at) as at from purchase where currency <> ${currency}`,
  'I-29 the tax on a receipt is not what the rate of its day makes of the price': sql`
    select 'receipt ' || p.receipt_number as what, p.paid_at as at
    from purchase p
    left join ${rates} on ${inSingapore('p.paid_at')} >= rate.since
      and (rate.until is null or ${inSingapore('p.paid_at')} < rate.until)
    where p.gst_percent is not null and (
      p.gst_percent is distinct from case when p.gst_number is null then 0 else rate.percent end
      or p.gst_cents is distinct from ${divided(sql`p.amount_cents::bigint * p.gst_percent`, sql`100 + p.gst_percent`)})`,
  'I-29 a GST number is on receipts again after another one was': sql`
    select 'receipt ' || receipt_number as what, paid_at as at from (
      select receipt_number, paid_at, row_number() over (partition by is_live, gst_number order by paid_at, receipt_number) as time
      from (${taxed}) receipt where is_first) first
    where time > 1`,
  // After a note became void its order with the next one is unknown: each is then right within cents.
  'I-30 the tax on a credit note is not its share of the tax of the sale': sql`
    select 'credit note ' || credit_note_number as what, credited_at as at from (${notes}) note
    where (gst_cents is null) <> (tax_cents is null) or case
      when has_void then abs(gst_cents * paid_cents::bigint - tax_cents * amount_cents::bigint) > (notes + 1) * paid_cents
      else gst_cents <> greatest(
        ${divided(sql`tax_cents * least(earlier_cents + amount_cents, paid_cents)`, sql`paid_cents`)} - earlier_gst, 0) end`,
  'I-30 a sale was credited whole, and its tax was not': sql`
    select 'credit note ' || max(credit_note_number) as what, max(credited_at) as at
    from (${notes}) note where status = 'succeeded'
    group by purchase_id, paid_cents, tax_cents
    having sum(amount_cents) = paid_cents and sum(gst_cents) <> tax_cents`,
  'I-31 a refund that went back has no credit note, or one that did not has one': sql`
    select 'refund ' || r.id as what, coalesce(r.credited_at, r.requested_at) as at
    from purchase_refund r join purchase p on p.id = r.purchase_id
    where case when r.credit_note_number is null then r.status = 'succeeded' and p.receipt_number is not null
      else r.status = 'requested' or p.receipt_number is null end`,
  'I-31 a credit note is void and its refund did not fail, or the other way round': sql`
    select 'refund ' || r.id as what, coalesce(v.at, r.credited_at, r.requested_at) as at
    from purchase_refund r left join credit_note_void v on v.refund_id = r.id
    where (r.status = 'failed' and r.credit_note_number is not null) <> (v.refund_id is not null)`,
  'I-32 a receipt or a credit note has a number of another series than its own': sql`
    select 'number ' || number as what, at from (${counted}) counted where count is null`,
  'I-32 a series of numbers has a gap, or goes back in time': sql`
    select 'number ' || number as what, at from (
      select number, at, count, lag(count) over series as count_before, lag(at) over series as at_before
      from (${counted}) counted where count is not null
      window series as (partition by counted.series order by count)) in_order
    where count <> coalesce(count_before, 0) + 1 or at < at_before - ${lateness}`,
  'I-32 something was paid before it was ordered, granted at another time, or credited before it was paid': sql`
    select 'receipt ' || p.receipt_number as what, p.paid_at as at
    from purchase p left join (
      select purchase_id, min(credited_at) as credited_at from purchase_refund group by purchase_id) note on note.purchase_id = p.id
    where p.paid_at < p.created_at - ${lateness} or p.granted_at <> p.paid_at or note.credited_at < p.paid_at - ${lateness}`,
  'I-33 a receipt of real money does not say who sold': sql`
    select 'receipt ' || receipt_number as what, paid_at as at from purchase
    where is_live and receipt_number is not null and num_nulls(seller_name, seller_uen, seller_address) > 0`,
  'I-34 a dispute stands otherwise than its last step': sql`
    select 'dispute ' || d.id as what, coalesce(max(s.at), d.opened_at) as at
    from purchase_dispute d left join purchase_dispute_step s on s.dispute_id = d.id
    group by d.id
    having (array_agg(s.status || s.amount_cents order by array_position(${disputeOrder}, s.status) desc))[1]
      is distinct from d.status || d.amount_cents`,
  'I-34 a refund or a dispute was written once more, and had not failed or was not won before': sql`
    select 'round of ' || again.what as what, again.at from (
      select 'refund ' || id as what, provider_id, round, requested_at as at, 'failed' as after from purchase_refund
      union all
      select 'dispute ' || id, provider_id, round, opened_at, 'won' from purchase_dispute) again
    left join (
      select provider_id, round, status from purchase_refund union all
      select provider_id, round, status from purchase_dispute) earlier
      on earlier.provider_id = again.provider_id and earlier.round = again.round - 1
    where again.round > 1 and earlier.status is distinct from again.after`,
  'I-35 a buyer has no account and is not among the former ones, or is and has one': sql`
    select 'buyer ' || coalesce(bought.user_id, former.user_id) as what, coalesce(bought.at, former.at) as at
    from (select user_id, max(paid_at) as at from purchase where granted_at is not null group by user_id) bought
    full join former_buyer former on former.user_id = bought.user_id
    left join app_user u on u.id = coalesce(bought.user_id, former.user_id)
    where (u.id is null) <> (former.user_id is not null)`,
}

const namedMost = 3

/** A line for each invariant of the money that does not hold, with the first rows that break it. */
export async function brokenMoney(db: Db | Tx): Promise<string[]> {
  const broken = []
  for (const [name, query] of Object.entries(moneyViolations)) {
    const { rows } = await sql<{ n: number; named: string[] | null }>`
      select count(*)::int as n, (array_agg(what order by at, what))[1:${sql.lit(namedMost)}] as named
      from (${query}) wrong`.execute(db)
    const [{ n, named } = { n: 0, named: null }] = rows
    if (n > 0) broken.push(`${name}: ${named?.join(', ')}${n > namedMost ? ` and ${n - namedMost} more` : ''}`)
  }
  return broken
}
