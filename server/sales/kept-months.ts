import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from './tables.ts'

/*
 * What a month said when its books were closed: of each kind of row how many there were, their sum, and a digest of them.
 * Rows of a closed month never change, so what is there now must be the same (docs/reliability.md I-36).
 */

/** A moment as a number of microseconds: as a text it would depend on the time zone of the session. */
const moment = (column: string) => sql`(extract(epoch from ${sql.ref(column)}) * 1000000)::bigint`

const timed = (kind: string, isLive: string) => sql.raw(`case when ${isLive} then '${kind}' else 'test ${kind}' end`)

/** A month of a moment, as Singapore counts. */
const monthOf = (column: string) => sql`to_char(${sql.ref(column)} at time zone interval '8 hours', 'YYYY-MM')`

/** All that never changes once it is written, by kind: its month, an amount to add up, and the row. */
const rows = sql`
  select ${timed('sales', 'is_live')} as kind, ${monthOf('paid_at')} as month, amount_cents::bigint as amount,
    jsonb_build_array(id, user_id, product, quantity, unit, units, amount_cents, pack_units, pack_cents, currency, is_live,
      language, ${moment('created_at')}, payment_id, method, ${moment('paid_at')}, ${moment('granted_at')}, receipt_number,
      seller_name, seller_uen, seller_address, gst_percent, gst_number, gst_cents, card_statement) as line
  from purchase where paid_at is not null
  union all
  select ${timed('credit notes', 'p.is_live')}, ${monthOf('r.credited_at')}, r.amount_cents,
    jsonb_build_array(r.id, r.purchase_id, r.asked_by, r.provider_id, r.amount_cents, r.gst_cents, r.credit_note_number,
      ${moment('r.credited_at')}, ${moment('r.requested_at')})
  from purchase_refund r join purchase p on p.id = r.purchase_id where r.credited_at is not null
  union all
  select ${timed('voids', 'p.is_live')}, ${monthOf('v.at')}, r.amount_cents, jsonb_build_array(v.refund_id, ${moment('v.at')})
  from credit_note_void v join purchase_refund r on r.id = v.refund_id join purchase p on p.id = r.purchase_id
  union all
  select ${timed('dispute steps', 'p.is_live')}, ${monthOf('s.at')}, s.amount_cents,
    jsonb_build_array(s.dispute_id, d.purchase_id, d.provider_id, s.status, s.amount_cents, ${moment('s.at')})
  from purchase_dispute_step s join purchase_dispute d on d.id = s.dispute_id join purchase p on p.id = d.purchase_id
  union all
  select 'former buyers', ${monthOf('at')}, 0, jsonb_build_array(user_id, ${moment('at')}) from former_buyer
  union all
  select 'unit movements', ${monthOf('t.at')}, sum(e.amount) filter (where a.owner_id is not null),
    jsonb_build_array(t.id, t.reason, t.subject_id, ${moment('t.at')}, jsonb_agg(
      jsonb_build_array(a.owner_id, a.kind, a.unit, e.amount, e.balance_after) order by e.position))
  from ledger_transaction t
  join ledger_entry e on e.transaction_id = t.id join ledger_account a on a.id = e.account_id
  group by t.id`

/** A database may have kept others for an earlier version, of the provider's books: they are not compared. */
const kinds = [
  ...['sales', 'credit notes', 'voids', 'dispute steps'].flatMap((kind) => [kind, `test ${kind}`]),
  ...['former buyers', 'unit movements'],
]

/** A digest of digests, so that no text is as long as a month. */
const sums = sql`
  select kind, month, count(*) as rows, sum(amount)::bigint as total,
    encode(sha256(string_agg(digest, '' order by digest)), 'hex') as sha256
  from (select kind, month, amount, sha256(convert_to(line::text, 'UTF8')) as digest from (${rows}) line) digested
  group by kind, month`

/**
 * Kinds whose month was closed and does not say what it said then; of a month before the first one, that it said anything.
 */
export const monthViolations: Record<string, RawBuilder<{ what: string; at: Date }>> = {
  'I-36 a closed month has other rows than when it was closed': sql`
    select month || ' ' || kind || ' (' || coalesce(kept.rows, 0) || ' rows, ' || coalesce(kept.total, 0) || ' in all; now '
      || case when (kept.rows, kept.total) = (now.rows, now.total) then 'others of the same number and sum'
        else coalesce(now.rows, 0) || ' rows, ' || coalesce(now.total, 0) || ' in all' end || ')' as what,
      to_date(month, 'YYYY-MM')::timestamp at time zone interval '8 hours' as at
    from (${sums}) now
    full join kept_month kept using (kind, month)
    join (select kind, max(month) as last from kept_month group by kind) closed using (kind)
    where month <= closed.last and kind = any(${kinds}::text[])
      and (coalesce(kept.rows, 0), kept.sha256) is distinct from (coalesce(now.rows, 0), coalesce(now.sha256, kept.sha256))`,
}

/**
 * Keeps what the books say of every month up to this one that is not kept yet. The month is over, and the books up to its
 * end are right. Harmless to repeat: what is kept stays.
 */
export async function keepMonths(db: Db | Tx, through: string, now: Date): Promise<void> {
  await sql`
    insert into kept_month (month, kind, rows, total, sha256, kept_at)
    select month, kind, coalesce(now.rows, 0), coalesce(now.total, 0), coalesce(now.sha256, encode(sha256(''), 'hex')), ${now}
    from (${sums}) now
    full join (select ${through}::text as month, unnest(${kinds}::text[]) as kind) every using (month, kind)
    left join (select kind, max(month) as last from kept_month group by kind) closed using (kind)
    where month <= ${through} and (closed.last is null or month > closed.last)
    on conflict do nothing`.execute(db)
}

export async function isKept(db: Db | Tx, month: string): Promise<boolean> {
  const later = db.selectFrom('kept_month').select('month').where('month', '>=', month).where('kind', 'in', kinds)
  return (await later.limit(1).executeTakeFirst()) !== undefined
}
