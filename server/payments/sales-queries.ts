import type { ProductName } from '@settlesg/contract'
import { sql } from 'kysely'
import { burntUnits, unitsTakenBack } from '../credits/service.ts'
import type { Db } from './tables.ts'

/** From the first moment to before the last one, of real payments or of those with play money. */
export interface SalesPeriod {
  from: Date
  to: Date
  isLive: boolean
}

const sale = [
  'purchase.receipt_number',
  'purchase.product',
  'purchase.quantity',
  'purchase.unit',
  'purchase.units',
  'purchase.method',
  'purchase.currency',
  'purchase.payment_id',
  'purchase.gst_percent',
  'purchase.gst_number',
] as const

/** What was paid in a period. */
export const findSales = (db: Db, { from, to, isLive }: SalesPeriod) =>
  db
    .selectFrom('purchase')
    .select(sale)
    .select(['paid_at as at', 'amount_cents', 'gst_cents'])
    .$narrowType<{ at: Date; receipt_number: string }>()
    .where('is_live', '=', isLive)
    .where('paid_at', '>=', from)
    .where('paid_at', '<', to)
    .orderBy('paid_at')
    .orderBy('receipt_number')
    .execute()

const creditNotes = (db: Db, isLive: boolean) =>
  db
    .selectFrom('purchase_refund as refund')
    .innerJoin('purchase', 'purchase.id', 'refund.purchase_id')
    .select(sale)
    .select(['refund.amount_cents', 'refund.gst_cents', 'refund.credit_note_number', 'refund.provider_id'])
    .$narrowType<{ receipt_number: string; credit_note_number: string }>()
    .where('purchase.is_live', '=', isLive)

/** The credit notes that were issued in a period. */
export const findCreditNotes = (db: Db, { from, to, isLive }: SalesPeriod) =>
  creditNotes(db, isLive)
    .select('refund.credited_at as at')
    .$narrowType<{ at: Date }>()
    .where('refund.credited_at', '>=', from)
    .where('refund.credited_at', '<', to)
    .orderBy('refund.credited_at')
    .orderBy('refund.credit_note_number')
    .execute()

/** The credit notes that became void in a period, whenever they were issued. */
export const findVoids = (db: Db, { from, to, isLive }: SalesPeriod) =>
  creditNotes(db, isLive)
    .innerJoin('credit_note_void as void', 'void.refund_id', 'refund.id')
    .select('void.at')
    .where('void.at', '>=', from)
    .where('void.at', '<', to)
    .orderBy('void.at')
    .orderBy('refund.credit_note_number')
    .execute()

/** Every step, up to the end of a period, of the disputes that had one in it; in the order in which they came. */
export const findDisputeSteps = (db: Db, { from, to, isLive }: SalesPeriod) =>
  db
    .selectFrom('purchase_dispute_step as step')
    .innerJoin('purchase_dispute as dispute', 'dispute.id', 'step.dispute_id')
    .innerJoin('purchase', 'purchase.id', 'dispute.purchase_id')
    .select(sale)
    .select(['step.dispute_id', 'step.status', 'step.amount_cents', 'step.at', 'dispute.provider_id'])
    // One of a payment that is held has no receipt.
    .where('purchase.receipt_number', 'is not', null)
    .$narrowType<{ receipt_number: string }>()
    .where('purchase.is_live', '=', isLive)
    .where('step.at', '<', to)
    .where('step.dispute_id', 'in', (step) =>
      step.selectFrom('purchase_dispute_step').select('dispute_id').where('at', '>=', from).where('at', '<', to),
    )
    .orderBy('step.at')
    .orderBy(sql`array_position(array['inquiry', 'open', 'lost', 'won'], step.status)`)
    .orderBy('step.dispute_id')
    .execute()

/** Units of a product since the first sale, as they stood at a moment. */
export interface UnitsAt {
  product: ProductName
  sold: number
  used: number
  /** In wallets that their owners can spend from. */
  unused: number
  /** In wallets of accounts that were deleted. */
  lapsed: number
  /** Of the unused, what was paid for them less its tax, in cents. */
  unused_cents: number
  /** How many of the unused have a receipt that does not say what tax was in it. */
  unused_untold: number
}

/**
 * Where the units that were bought are at a moment, by the ledger's entries up to it and in the order in which it burns them:
 * trial, then the oldest purchase whose money is there. Units that were used stay used: where the money of them went back, they
 * count for the oldest purchase that lost its money, and are what the buyer owes (docs/decisions/039-what-was-spent-and-taken-back-is-owed.md).
 */
export async function unitsAt(db: Db, { at, isLive }: { at: Date; isLive: boolean }): Promise<UnitsAt[]> {
  const buyers = sql`select user_id from purchase where granted_at < ${at}`
  const { rows } = await sql<UnitsAt>`
    with burnt as (${burntUnits(buyers, at)}), moved as (
      select coalesce(refund.purchase_id, dispute.purchase_id, back.subject_id) as purchase_id,
        sum(back.taken) as taken, sum(back.removed) as removed
      from (${unitsTakenBack(at)}) back
      left join purchase_refund refund on refund.id = back.subject_id
      left join purchase_dispute dispute on dispute.id = back.subject_id
      group by 1
    ), bought as (
      select p.user_id, p.unit, p.product, p.is_live, p.paid_at, p.receipt_number, p.units,
        p.amount_cents - p.gst_cents as net_cents, coalesce(moved.taken, 0) as taken,
        p.units - coalesce(moved.taken, 0) - coalesce(moved.removed, 0) as held, coalesce(burnt.units, 0) as burnt,
        former.user_id is not null as is_former
      from purchase p
      left join moved on moved.purchase_id = p.id
      left join burnt on burnt.owner_id = p.user_id and burnt.unit = p.unit
      left join former_buyer former on former.user_id = p.user_id and former.at < ${at}
      where p.granted_at < ${at}
    ), in_order as (
      select *, sum(held) over earlier as held_up_to, sum(taken) over earlier as taken_up_to,
        greatest(burnt - sum(held) over (partition by user_id, unit), 0) as owed
      from bought
      window earlier as (
        partition by user_id, unit order by paid_at, receipt_number rows between unbounded preceding and current row)
    ), placed as (
      select *, least(held, greatest(held_up_to - burnt, 0)) as unused,
        least(taken, greatest(owed - (taken_up_to - taken), 0)) as used_and_owed
      from in_order
    )
    select product, sum(units)::int as sold, sum(held - unused + used_and_owed)::int as used,
      coalesce(sum(unused) filter (where not is_former), 0)::int as unused,
      coalesce(sum(unused) filter (where is_former), 0)::int as lapsed,
      coalesce(sum(div(2 * net_cents * unused + units, 2 * units)) filter (where not is_former), 0)::int as unused_cents,
      coalesce(sum(unused) filter (where not is_former and net_cents is null), 0)::int as unused_untold
    from placed where is_live = ${isLive} group by product order by product`.execute(db)
  return rows
}

/** Which receipt each of these payments, refunds and disputes of the provider is about, of what was booked before a moment. */
export async function findReceiptsAbout(db: Db, providerIds: string[], before: Date): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; receipt: string }>`
    select payment_id as id, receipt_number as receipt from purchase
      where payment_id = any(${providerIds}) and paid_at < ${before}
    union all
    select refund.provider_id, purchase.receipt_number from purchase_refund refund
      join purchase on purchase.id = refund.purchase_id
      where refund.provider_id = any(${providerIds}) and refund.credited_at < ${before} and purchase.paid_at < ${before}
    union all
    select dispute.provider_id, purchase.receipt_number from purchase_dispute dispute
      join purchase on purchase.id = dispute.purchase_id
      where dispute.provider_id = any(${providerIds}) and dispute.opened_at < ${before} and purchase.paid_at < ${before}
    `.execute(db)
  return new Map(rows.map(({ id, receipt }) => [id, receipt]))
}
