import type { Booking } from '../payments/service.ts'

/**
 * The boxes of form GST F5 that sales decide, in cents, over one month's bookings. IRAS's wording and where it is published:
 * docs/decisions/092-a-month-for-the-accountant.md.
 */
interface GstBoxes {
  /** 1 Total value of standard-rated supplies: without the tax, less what credit notes took back. */
  standardRated: number
  /** 2 Total value of zero-rated supplies. */
  zeroRated: number
  /** 3 Total value of exempt supplies. */
  exempt: number
  /** 4 Total value of (1) + (2) + (3). */
  total: number
  /** 6 Output tax due. */
  outputTax: number
}

export interface GstMonth {
  /** Null where no receipt of the month has a tax: then nobody was registered, or nothing was sold, and there is nothing to declare. */
  boxes: GstBoxes | null
  /** What was sold without GST, before the seller was registered, less its credit notes; in cents. */
  untaxedCents: number
  /** What was sold by receipts that do not say what tax was in them, in cents: for somebody to look at. */
  unknownCents: number
}

/**
 * By the rate that each receipt has. The product does not know where a buyer belongs, and a registered seller charges
 * everybody the standard rate: so nothing is zero-rated, and nothing that is sold here is exempt. A dispute is no credit
 * note and changes no box.
 */
export function gstMonth(bookings: readonly Booking[]): GstMonth {
  const of = (matches: (booking: Booking) => boolean) => bookings.filter(matches)
  const sum = (rows: Booking[], cents: (row: Booking) => number) => rows.reduce((total, row) => total + cents(row), 0)
  const taxed = of(({ gstPercent }) => gstPercent !== null && gstPercent > 0)
  const outputTax = sum(taxed, ({ taxCents }) => taxCents ?? 0)
  const standardRated = sum(taxed, ({ grossCents }) => grossCents) - outputTax
  return {
    boxes: taxed.length > 0 ? { standardRated, zeroRated: 0, exempt: 0, total: standardRated, outputTax } : null,
    untaxedCents: sum(
      of(({ gstPercent }) => gstPercent === 0),
      ({ grossCents }) => grossCents,
    ),
    unknownCents: sum(
      of(({ gstPercent }) => gstPercent === null),
      ({ grossCents }) => grossCents,
    ),
  }
}
