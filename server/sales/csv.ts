import { dayInSingapore } from '@settlesg/contract'
import { stringify } from 'csv-stringify/sync'
import { type Booking, itemName } from '../payments/service.ts'

/** Where a figure cannot be read: never 0. */
const notKnown = 'not known'

/** Cents as dollars for programs and people: `-9.00`. */
export function dollars(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

const known = (cents: number | null) => (cents === null ? notKnown : dollars(cents))

/** Spreadsheets work out what begins like this as a formula: https://owasp.org/www-community/attacks/CSV_Injection. */
const formula = /^[=+\-@\t\r]/

/** Text that no spreadsheet takes for a formula. Figures are not text: their minus sign stays plain. */
const plainText = (text: string): string => (formula.test(text) ? `'${text}` : text)

/**
 * A line for each booking of a month. Amounts add up as they stand: refunds and what disputes took are below 0. The
 * receipt's number is the key; no name and no address is in it.
 */
export function salesCsv(bookings: readonly Booking[]): string {
  const rows = bookings.map((booking) => {
    const { kind, at, receipt, creditNote, product, quantity, method, currency } = booking
    const { grossCents, taxCents, gstPercent, disputeCents, lostCents } = booking
    return {
      kind,
      date: dayInSingapore(at),
      receipt: plainText(receipt),
      credit_note: plainText(creditNote ?? ''),
      item: plainText(itemName(product)),
      quantity: quantity ?? '',
      method: method ?? '',
      currency: plainText(currency),
      net: taxCents === null ? notKnown : dollars(grossCents - taxCents),
      tax: known(taxCents),
      tax_percent: gstPercent ?? notKnown,
      gross: dollars(grossCents),
      refund: kind === 'refund' || kind === 'refund_void' ? dollars(grossCents) : '',
      dispute: kind.startsWith('dispute') ? dollars(disputeCents) : '',
      dispute_loss: kind === 'dispute_lost' ? dollars(lostCents) : '',
    }
  })
  return stringify(rows, { header: true, columns })
}

const columns = [
  ...['kind', 'date', 'receipt', 'credit_note', 'item', 'quantity', 'method', 'currency'],
  ...['net', 'tax', 'tax_percent', 'gross', 'refund', 'dispute', 'dispute_loss'],
]
