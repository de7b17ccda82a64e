import type { PaymentMethod, ProductName } from '@settlesg/contract'
import { findCreditNotes, findDisputeSteps, findSales, findVoids, type SalesPeriod } from './sales-queries.ts'
import type { Db } from './tables.ts'

/** Something that changed what was earned, in the words of an accountant. Rows that never change say so. */
export interface Booking {
  /**
   * `refund`: a credit note was issued; `refund_void`: that refund failed, so its note counts no more.
   * `dispute_withdrawn`: the buyer's bank took the money; `dispute_won`: it came back; `dispute_lost`: it is gone for
   * good.
   */
  kind: 'sale' | 'refund' | 'refund_void' | 'dispute_withdrawn' | 'dispute_won' | 'dispute_lost'
  at: Date
  receipt: string
  creditNote: string | null
  product: ProductName
  /** How many packs were bought; null for what is no sale. */
  quantity: number | null
  method: PaymentMethod | null
  /** ISO 4217, in capitals. */
  currency: string
  /** What it adds to the sales, with its tax; below 0 for a refund. 0 for a dispute, which changes no receipt. */
  grossCents: number
  /** Of that, the tax; null where the receipt does not say. */
  taxCents: number | null
  /** The rate on the receipt in percent; 0 where no GST was charged, null where it is not on record. */
  gstPercent: number | null
  /** What a dispute adds to the money that we hold; below 0 where it takes some. */
  disputeCents: number
  /** What was lost for good by it. */
  lostCents: number
}

type Row = Awaited<ReturnType<typeof findSales>>[number]

const about = ({
  receipt_number,
  product,
  method,
  currency,
  gst_percent,
}: Pick<Row, 'receipt_number' | 'product' | 'method' | 'currency' | 'gst_percent'>) => ({
  receipt: receipt_number,
  product,
  method,
  currency,
  gstPercent: gst_percent,
  creditNote: null,
  quantity: null,
  disputeCents: 0,
  lostCents: 0,
})

/** Everything that was booked in a period, in the order in which it was. */
export async function loadBookings(db: Db, period: SalesPeriod): Promise<Booking[]> {
  const sales = (await findSales(db, period)).map(
    (row): Booking => ({
      ...about(row),
      kind: 'sale',
      at: row.at,
      quantity: row.quantity,
      grossCents: row.amount_cents,
      taxCents: row.gst_cents,
    }),
  )
  const notes = (kind: 'refund' | 'refund_void', sign: 1 | -1, rows: Awaited<ReturnType<typeof findVoids>>) =>
    rows.map(
      (row): Booking => ({
        ...about(row),
        kind,
        at: row.at,
        creditNote: row.credit_note_number,
        grossCents: sign * row.amount_cents,
        taxCents: row.gst_cents === null ? null : sign * row.gst_cents,
      }),
    )
  const refunds = notes('refund', -1, await findCreditNotes(db, period))
  const voids = notes('refund_void', 1, await findVoids(db, period))
  const disputes = disputeBookings(await findDisputeSteps(db, period)).filter(({ at }) => at >= period.from)
  return [...sales, ...refunds, ...voids, ...disputes].toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

/** What each step of disputes did to the money, by the steps before it. An inquiry moves none. */
function disputeBookings(steps: Awaited<ReturnType<typeof findDisputeSteps>>): Booking[] {
  const heldCents = new Map<string, number>()
  return steps.flatMap(({ dispute_id, status, amount_cents, at, ...row }): Booking[] => {
    const before = heldCents.get(dispute_id) ?? 0
    const now = status === 'won' || status === 'inquiry' ? 0 : before || amount_cents
    heldCents.set(dispute_id, now)
    const moved = { ...about(row), at, grossCents: 0, taxCents: 0 }
    const disputeCents = before - now
    if (status === 'lost') return [{ ...moved, kind: 'dispute_lost', disputeCents, lostCents: now }]
    if (disputeCents === 0) return []
    return [{ ...moved, kind: status === 'won' ? 'dispute_won' : 'dispute_withdrawn', disputeCents }]
  })
}
