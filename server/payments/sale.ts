import { dayInSingapore } from '@settlesg/contract'
import type { Tx } from '../platform/database/database.ts'
import type { Settings } from '../platform/settings/settings.ts'
import { gstPercentAt, gstWithin, gstWithinRefund } from './gst.ts'
import { findRefunds, lastCreditNote, lastReceipt, lockSeries, updateRefund } from './queries.ts'
import type { Purchase, Refund } from './tables.ts'

/** What a purchase that is paid now records of seller and tax. */
export function saleDetails({ seller }: Pick<Settings, 'seller'>, now: Date, cents: number) {
  const { name = null, uen = null, address = null, gstNumber = null } = seller ?? {}
  const percent = gstNumber === null ? 0 : gstPercentAt(now)
  return {
    seller_name: name,
    seller_uen: uen,
    seller_address: address,
    gst_percent: percent,
    gst_number: gstNumber,
    gst_cents: gstWithin(cents, percent),
  }
}

/** Adds the credit note, unless there is no receipt to credit. The purchase and its wallet are locked. */
export async function issueCreditNote(tx: Tx, now: Date, purchase: Purchase, refund: Refund): Promise<Refund> {
  if (purchase.receipt_number === null || refund.credit_note_number !== null) return refund
  const credited = (await findRefunds(tx, [purchase.id])).filter(
    ({ credit_note_number, status }) => credit_note_number !== null && status === 'succeeded',
  )
  const before = {
    amountCents: credited.reduce((sum, { amount_cents }) => sum + amount_cents, 0),
    gstCents: credited.reduce((sum, { gst_cents }) => sum + (gst_cents ?? 0), 0),
  }
  const { amount_cents: amountCents, gst_cents: gstCents } = purchase
  // `CN-2026-000003`, or `TEST-CN-2026-000003`.
  const kind = purchase.is_live ? 'CN' : 'TEST-CN'
  const { number, at } = await next(tx, kind, later(now, purchase.paid_at ?? now), lastCreditNote)
  const note = {
    credit_note_number: number,
    credited_at: at,
    gst_cents: gstCents === null ? null : gstWithinRefund({ amountCents, gstCents }, before, refund.amount_cents),
  }
  await updateRefund(tx, refund.id, note)
  return { ...refund, ...note }
}

/*
 * Numbers are taken under a lock until the transaction ends, so that one that fails leaves no gap. Lock a wallet before it,
 * so that no two transactions wait for each other (docs/decisions/060-a-receipt-is-written-when-it-is-paid.md).
 */

/** The date is never before that of the number before, even if a clock was set back. */
interface Numbered {
  number: string
  at: Date
}

/** `R-2026-000017`, or `TEST-2026-000017` of a test payment: the next of its year in Singapore. */
export const nextReceipt = (tx: Tx, now: Date, { is_live }: Pick<Purchase, 'is_live'>): Promise<Numbered> =>
  next(tx, is_live ? 'R' : 'TEST', now, lastReceipt)

const digits = 6

async function next(
  tx: Tx,
  kind: string,
  now: Date,
  findLast: (tx: Tx, series: string) => Promise<Numbered | undefined>,
): Promise<Numbered> {
  const series = `${kind}-${dayInSingapore(now).slice(0, 4)}-`
  await lockSeries(tx, series)
  const last = await findLast(tx, series)
  const count = last ? Number(last.number.slice(series.length)) + 1 : 1
  return { number: series + String(count).padStart(digits, '0'), at: later(now, last?.at ?? now) }
}

export const later = (one: Date, other: Date) => (one > other ? one : other)
