import { dayInSingapore } from '@settlesg/contract'
import { itemName } from '../payments/service.ts'
import { dollars } from './csv.ts'
import { periodOf, type SalesMonth } from './month.ts'
import type { ProviderMonth } from './provider-month.ts'

/** A month of our books beside the provider's; the latter null where nobody has read them up to its end. */
export interface WholeMonth {
  sales: SalesMonth
  provider: ProviderMonth | null
}

/** Who makes a PDF of a page. */
export interface PagePrinter {
  printPage(page: { template: 'sales.typ'; day: string; content: object }): Promise<Uint8Array>
}

type Row = string[]

/** What the page says: tables of text, the first row of each its header. */
interface SalesPage {
  title: string
  /** The last day of the month, `YYYY-MM-DD`: the date of the page, whenever it is printed. */
  day: string
  about: string
  parts: { title: string; header: Row; rows: Row[]; notes: string[] }[]
}

/** Payouts that stand on the page one by one; the file has them all. */
const payoutsShown = 8

const monthNames = 'January February March April May June July August September October November December'.split(' ')

/** The month on one page: its sums, the boxes of GST F5, the units that are owed, and payouts beside the provider's books. */
export function salesPage({ sales, provider }: WholeMonth): SalesPage {
  const { month, isLive, hasEnded } = sales
  const title = `Sales of ${monthNames[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`
  const about = [
    isLive ? 'Real payments, in Singapore dollars.' : 'TEST: play money, in Singapore dollars.',
    'Days and months are those of Singapore. Each line stands in the CSV files of the month.',
    hasEnded ? '' : 'The month is not over, or ended less than an hour ago: these figures will change.',
  ]
  return {
    title,
    day: dayInSingapore(new Date(periodOf(month).to.getTime() - 1)),
    about: about.filter(Boolean).join(' '),
    parts: [salesPart(sales), disputesPart(sales), gstPart(sales), unitsPart(sales), providerPart(provider)],
  }
}

type Sales = WholeMonth['sales']

function salesPart({ bookings }: Sales): SalesPage['parts'][number] {
  const groups = [...new Set(bookings.map(({ product }) => product))].toSorted()
  const line = (name: string, of: Sales['bookings']): Row => {
    const sum = (cents: (each: Sales['bookings'][number]) => number) =>
      of.reduce((total, each) => total + cents(each), 0)
    const untold = of.filter(({ taxCents }) => taxCents === null).length
    const gross = sum(({ grossCents }) => grossCents)
    const tax = sum(({ taxCents }) => taxCents ?? 0)
    const sold = of.filter(({ kind }) => kind === 'sale')
    const refunds = gross - sold.reduce((total, { grossCents }) => total + grossCents, 0)
    const known = (cents: number) => (untold > 0 ? 'not known' : dollars(cents))
    return [name, String(sold.length), known(gross - tax), known(tax), dollars(gross), dollars(refunds)]
  }
  return {
    title: 'Sales, less refunds',
    header: ['Item', 'Receipts', 'Net', 'Tax', 'Gross', 'Of which refunds'],
    rows: [
      ...groups.map((product) =>
        line(
          itemName(product),
          bookings.filter((each) => each.product === product),
        ),
      ),
      line('Total', bookings),
    ],
    notes: [],
  }
}

function disputesPart({ bookings }: Sales): SalesPage['parts'][number] {
  const kinds = {
    dispute_withdrawn: 'Taken by banks',
    dispute_won: 'Given back',
    dispute_lost: 'Lost for good',
  } as const
  const rows = Object.entries(kinds).map(([kind, name]): Row => {
    const of = bookings.filter((each) => each.kind === kind)
    const cents = (each: (typeof of)[number]) => (kind === 'dispute_lost' ? -each.lostCents : each.disputeCents)
    return [name, String(of.length), dollars(of.reduce((total, each) => total + cents(each), 0))]
  })
  return {
    title: 'Disputes',
    header: ['', 'Number', 'Amount'],
    rows,
    notes: ['A dispute is no credit note: it is in no sum above and in no box below.'],
  }
}

function gstPart({ gst: { boxes, untaxedCents, unknownCents } }: Sales): SalesPage['parts'][number] {
  const box = (cents: number | undefined) => (cents === undefined ? 'none' : dollars(cents))
  return {
    title: 'GST F5',
    header: ['Box', 'Amount'],
    rows: [
      ['1 Total value of standard-rated supplies', box(boxes?.standardRated)],
      ['2 Total value of zero-rated supplies', box(boxes?.zeroRated)],
      ['3 Total value of exempt supplies', box(boxes?.exempt)],
      ['4 Total value of (1) + (2) + (3)', box(boxes?.total)],
      ['6 Output tax due', box(boxes?.outputTax)],
    ],
    notes: [
      boxes
        ? 'By the rate on each receipt. Where a buyer belongs is not known: all is standard-rated.'
        : 'No receipt of this month has GST: not registered, or nothing sold. There is nothing to declare here.',
      'Boxes 5 and 7 are about purchases, 13 about the whole business: they are not known here.',
      untaxedCents === 0 ? '' : `Sold without GST, in no box: ${dollars(untaxedCents)}.`,
      unknownCents === 0 ? '' : `Tax not on record, in no box: ${dollars(unknownCents)}.`,
    ].filter(Boolean),
  }
}

function unitsPart({ units }: Sales): SalesPage['parts'][number] {
  return {
    title: 'Units sold and not used (contract liability)',
    header: [
      'Item',
      'Opening',
      'Sold',
      'Used',
      'Taken back',
      'Lapsed',
      'Closing',
      'Value at opening',
      'Value at closing',
    ],
    rows: units.map(({ product, openingCents, closingCents, closingUntold, ...counts }) => [
      unitNames[product],
      ...[counts.opening, counts.sold, -counts.used, -counts.takenBack, -counts.lapsed, counts.closing].map(String),
      dollars(openingCents),
      closingUntold > 0 ? 'not known' : dollars(closingCents),
    ]),
    notes: ['Credits never expire. Values are without tax, by what was paid. Lapsed: of accounts that were deleted.'],
  }
}

const unitNames = { pack_1: 'Credits', pack_2: 'Supercredits' } as const

/** Payouts that somebody must look at come first. */
const rank = (row: Row) => (row.at(-1) === '0.00' ? 1 : 0)

function providerPart(provider: WholeMonth['provider']): SalesPage['parts'][number] {
  const header = ['Payment provider', 'Arrival', 'Paid out', 'Its movements', 'Difference']
  if (!provider)
    return {
      title: 'Fees and payouts',
      header,
      rows: [],
      notes: ['Not known: its books were not read for this month.'],
    }
  const { payouts, openingCents, closingCents, feeCents, movements, otherCurrencies } = provider
  const rows = payouts.map(({ id, arrival, amountCents, itemsCents }): Row => {
    const difference = itemsCents === null ? 'not known' : dollars(amountCents - itemsCents)
    return [id, arrival, dollars(amountCents), itemsCents === null ? 'not known' : dollars(itemsCents), difference]
  })
  const total = payouts.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const differing = rows.filter((row) => rank(row) === 0).length
  return {
    title: 'Fees and payouts',
    header,
    rows: [
      ...rows.toSorted((one, other) => rank(one) - rank(other)).slice(0, payoutsShown),
      [`All ${payouts.length} payouts`, '', dollars(total), '', ''],
    ],
    notes: [
      `Fees ${dollars(feeCents)}. Balance there ${dollars(openingCents)} at the beginning, ${dollars(closingCents)} at the end; ${movements.length} movements.`,
      differing === 0 ? 'Every payout is the sum of its movements.' : `Payouts to look at: ${differing}.`,
      otherCurrencies === 0 ? '' : `Movements in other currencies, in no sum: ${otherCurrencies}.`,
    ].filter(Boolean),
  }
}
