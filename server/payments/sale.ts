import type { Tx } from '../platform/database.ts'
import type { Settings } from '../platform/settings.ts'
import { gstOfRefund, gstPercentAt, gstWithin } from './gst.ts'
import { nextCreditNote } from './numbers.ts'
import { findRefunds, updateRefund } from './queries.ts'
import type { Purchase, Refund } from './tables.ts'

/** What is written into a purchase of so many cents that is paid now, of seller and tax. */
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

/**
 * The refund with its credit note, issued now that the money went back. Of a purchase without a receipt there is nothing to
 * credit; of one that was paid before taxes were written down, the tax is not known. The purchase and its wallet are held.
 */
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
  const note = {
    credit_note_number: await nextCreditNote(tx, { now, isLive: purchase.is_live }),
    credited_at: now,
    gst_cents: gstCents === null ? null : gstOfRefund({ amountCents, gstCents }, before, refund.amount_cents),
  }
  await updateRefund(tx, refund.id, note)
  return { ...refund, ...note }
}
