import { sql } from 'kysely'
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
  'purchase.method',
  'purchase.currency',
  'purchase.gst_percent',
] as const

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
    .select(['refund.amount_cents', 'refund.gst_cents', 'refund.credit_note_number'])
    .$narrowType<{ receipt_number: string; credit_note_number: string }>()
    .where('purchase.is_live', '=', isLive)

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
    .select(['step.dispute_id', 'step.status', 'step.amount_cents', 'step.at'])
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

export const findByReceipt = (db: Db, receiptNumber: string) =>
  db.selectFrom('purchase').select(['id', 'user_id']).where('receipt_number', '=', receiptNumber).executeTakeFirst()
