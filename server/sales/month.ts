import { addMonths, monthInSingapore } from '@settlesg/contract'
import { type Booking, loadBookings, unitsAt } from '../payments/service.ts'
import type { Db } from '../platform/database.ts'
import { type GstMonth, gstMonth } from './gst-boxes.ts'
import { type UnitMovement, unitMovements } from './units.ts'

/** A calendar month in Singapore, from its first moment to before the first of the next. */
export interface Period {
  from: Date
  to: Date
}

/** Singapore is eight hours ahead of UTC all year round. */
export const periodOf = (month: string): Period => ({ from: startOf(month), to: startOf(addMonths(month, 1)) })
const startOf = (month: string) => new Date(`${month}-01T00:00:00+08:00`)

/** Whether the books of a month can be read at all: it has begun. */
export const hasBegun = (month: string, now: Date): boolean => month <= monthInSingapore(now)

/** For so long after its end a change of a month may still be on its way into the database. */
const settlingMs = 3_600_000

/** Whether nothing can be booked into a month any more. */
export const hasEnded = (month: string, now: Date): boolean =>
  now.getTime() >= periodOf(month).to.getTime() + settlingMs

/** The last month that nothing can be booked into any more. */
export const lastEnded = (now: Date): string => addMonths(monthInSingapore(new Date(now.getTime() - settlingMs)), -1)

/** What our own books say of a month; the same each time once it has ended. */
export interface SalesMonth {
  month: string
  /** Of real payments, or of those with play money. */
  isLive: boolean
  hasEnded: boolean
  bookings: Booking[]
  units: UnitMovement[]
  gst: GstMonth
}

/** Reads a month of our own books. */
export async function loadSalesMonth(
  db: Db,
  { month, isLive, now }: { month: string; isLive: boolean; now: Date },
): Promise<SalesMonth> {
  const { from, to } = periodOf(month)
  const bookings = await loadBookings(db, { from, to, isLive })
  const [before, after] = [await unitsAt(db, { at: from, isLive }), await unitsAt(db, { at: to, isLive })]
  const units = unitMovements(before, after)
  return { month, isLive, hasEnded: hasEnded(month, now), bookings, units, gst: gstMonth(bookings) }
}
