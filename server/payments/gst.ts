import { dayInSingapore } from '@settlesg/contract'

/* In whole cents; prices include GST, so it is worked out backwards from what was paid. */

interface GstRate {
  /** The first day in Singapore on which it holds. */
  from: string
  percent: number
}

/** Newest first: https://www.iras.gov.sg/taxes/goods-services-tax-(gst)/basics-of-gst/current-gst-rates. */
export const gstRates: readonly GstRate[] = [
  { from: '2024-01-01', percent: 9 },
  { from: '2023-01-01', percent: 8 },
]

/** The rate at the time of supply, which is when it is paid. Throws `RangeError` for a day before the first rate here. */
export function gstPercentAt(time: Date): number {
  const day = dayInSingapore(time)
  const rate = gstRates.find(({ from }) => from <= day)
  if (!rate) throw new RangeError('No rate of GST is known for this day')
  return rate.percent
}

/** The tax within an amount that includes it: at 9 %, 9/109 of it, to the nearest cent and half a cent up. */
export const gstWithin = (cents: number, percent: number): number => divide(cents * percent, 100 + percent)

interface Sale {
  amountCents: number
  gstCents: number
}

/** Worked out over all refunds together, so that a sale refunded in parts gives back exactly its tax. */
export function gstWithinRefund(sale: Sale, before: Sale, cents: number): number {
  const refunded = Math.min(before.amountCents + cents, sale.amountCents)
  return Math.max(0, divide(sale.gstCents * refunded, sale.amountCents) - before.gstCents)
}

/** To the nearest whole, half up, in whole numbers throughout. */
const divide = (numerator: number, denominator: number) =>
  (2 * numerator + denominator - ((2 * numerator + denominator) % (2 * denominator))) / (2 * denominator)
