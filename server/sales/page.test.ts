import { afterAll, describe, expect, it } from 'vitest'
import type { Booking } from '../payments/service.ts'
import { reportPrinter } from '../reports/printer.ts'
import { readPages } from '../reports/testing/read-pages.ts'
import { gstMonth } from './gst-boxes.ts'
import { salesPage, type WholeMonth } from './page.ts'

const printer = reportPrinter()
afterAll(() => printer.close())

const booking = (changes: Partial<Booking> = {}): Booking => ({
  ...{ kind: 'sale', at: new Date('2026-11-20T04:00:00Z'), receipt: 'R-2026-000001', creditNote: null },
  ...{ product: 'pack_1', quantity: 1, method: 'card', currency: 'SGD', grossCents: 900, taxCents: 74 },
  ...{ gstPercent: 9, disputeCents: 0, lostCents: 0, providerId: 'pi_1' },
  ...changes,
})
const units = { opening: 1_200, sold: 30_000, used: 21_000, takenBack: 300, lapsed: 12, closing: 9_888 }

/** A month with so many receipts and payouts. */
function makeMonth(receipts: number, payouts: number): WholeMonth {
  const bookings = [
    ...Array.from({ length: receipts }, () => booking()),
    booking({ product: 'pack_2', grossCents: 2_900, taxCents: 239 }),
    booking({ kind: 'refund', grossCents: -900, taxCents: -74 }),
    booking({ kind: 'dispute_withdrawn', grossCents: 0, taxCents: 0, disputeCents: -900 }),
    booking({ kind: 'dispute_lost', grossCents: 0, taxCents: 0, lostCents: 900 }),
  ]
  const value = { openingCents: 330_275, closingCents: 2_721_421, closingUntold: 0 }
  return {
    sales: {
      ...{ month: '2026-11', isLive: true, hasEnded: true, bookings, gst: gstMonth(bookings) },
      units: (['pack_1', 'pack_2'] as const).map((product) => ({ product, ...units, ...value })),
    },
    provider: {
      ...{ movements: [], receipts: new Map(), openingCents: 0, closingCents: 87_656, feeCents: 31_344 },
      ...{ otherCurrencies: 0, partOf: () => ({ feeCents: null, payout: null }) },
      payouts: Array.from({ length: payouts }, (_, n) => ({
        ...{ id: `po_1Qx7Yt2eZvKYlo2C8mFh3a${n}`, arrival: '2026-11-25', currency: 'SGD' },
        ...{ amountCents: 80_444, itemsCents: n === 3 ? 80_000 : 80_444 },
      })),
    },
  }
}
const print = async (month: WholeMonth) => {
  const content = salesPage(month)
  return printer.printPage({ template: 'sales.typ', day: content.day, content })
}

describe('the page of a month', () => {
  it.each([
    ['few receipts', 3, 2],
    ['thousands of receipts and a payout each day', 10_000, 31],
  ])('a month with %s is one page, with its sums and boxes', async (_what, receipts, payouts) => {
    const bytes = await print(makeMonth(receipts, payouts))
    const [page = '', ...others] = await readPages(bytes)
    expect(others).toEqual([])
    const net = (receipts * 826 + 2_661 - 826) / 100
    for (const text of ['Sales of November 2026', `1 Total value of standard-rated supplies ${net.toFixed(2)}`])
      expect(page).toContain(text)
    expect(page).toContain(payouts > 3 ? 'Payouts to look at: 1.' : 'Every payout is the sum of its movements.')
  })

  it('the same month is the same bytes, and what is not known is said to be so', async () => {
    const { sales } = makeMonth(1, 0)
    const untaxed = [booking({ gstPercent: 0, taxCents: 0 }), booking({ gstPercent: null, taxCents: null })]
    const unknown = { sales: { ...sales, bookings: untaxed, gst: gstMonth(untaxed) }, provider: null }
    const bytes = await print(unknown)
    expect((await print(unknown)).equals(bytes)).toBe(true)
    const [page] = await readPages(bytes)
    expect(page).toContain('No receipt of this month has GST')
    expect(page).toContain('Not known: its books were not read for this month.')
    expect(page).toContain('Tax not on record, in no box: 9.00.')
  })
})
