import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Booking } from '../payments/service.ts'
import { dollars, salesCsv } from './csv.ts'
import { hasBegun, hasEnded, periodOf } from './month.ts'

const booking = (changes: Partial<Booking> = {}): Booking => ({
  ...{ kind: 'sale', at: new Date('2026-11-30T16:00:00Z'), receipt: 'R-2026-000001', creditNote: null },
  ...{ product: 'pack_1', quantity: 2, method: 'card', currency: 'SGD', grossCents: 1800, taxCents: 149 },
  ...{ gstPercent: 9, disputeCents: 0, lostCents: 0 },
  ...changes,
})
const read = (csv: string): Record<string, string>[] => parse(csv, { columns: true })

describe('the file of a month', () => {
  it('a sale has its day in Singapore and its amounts in dollars', () => {
    expect(read(salesCsv([booking()]))).toEqual([
      {
        ...{ kind: 'sale', date: '2026-12-01', receipt: 'R-2026-000001', credit_note: '', item: '3 estimates' },
        ...{ quantity: '2', method: 'card', currency: 'SGD', net: '16.51', tax: '1.49', tax_percent: '9' },
        ...{ gross: '18.00', refund: '', dispute: '', dispute_loss: '' },
      },
    ])
  })

  it('refunds and disputes are below zero, with a plain minus', () => {
    const refund = booking({ kind: 'refund', creditNote: 'CN-2026-000001', grossCents: -900, taxCents: -74 })
    const lost = booking({ kind: 'dispute_lost', grossCents: 0, taxCents: 0, disputeCents: -900, lostCents: 900 })
    expect(read(salesCsv([refund, lost]))).toMatchObject([
      { net: '-8.26', tax: '-0.74', gross: '-9.00', refund: '-9.00', dispute: '' },
      { net: '0.00', gross: '0.00', refund: '', dispute: '-9.00', dispute_loss: '9.00' },
    ])
  })

  it('a receipt that does not say its tax has no net amount, rather than a wrong one', () => {
    const [row] = read(salesCsv([booking({ taxCents: null, gstPercent: null })]))
    expect(row).toMatchObject({ net: 'not known', tax: 'not known', tax_percent: 'not known', gross: '18.00' })
  })

  it('no text in the file begins a formula, ends a cell or ends a line, whatever it is', () => {
    const hostile = fc.oneof(
      fc.constantFrom('=cmd|"/c calc"!A1', '+1', '-1', '@SUM(1)', '\t=1', '\r=1', 'a,b', '"', 'a\n=1'),
      fc.string(),
    )
    fc.assert(
      fc.property(hostile, hostile, hostile, (receipt, creditNote, currency) => {
        const [row, ...others] = read(salesCsv([booking({ receipt, creditNote, currency })]))
        expect(others).toEqual([])
        for (const [name, text] of Object.entries({ receipt, credit_note: creditNote, currency })) {
          expect(row?.[name]).not.toMatch(/^[=+\-@\t\r]/)
          expect([text, `'${text}`]).toContain(row?.[name])
        }
      }),
    )
  })

  it('an amount in cents is written with two digits, whichever sign it has', () => {
    expect([0, 5, -5, 99, -100, 123_456].map(dollars)).toEqual(['0.00', '0.05', '-0.05', '0.99', '-1.00', '1234.56'])
  })
})

describe('a month in Singapore', () => {
  it('a month begins and ends at midnight in Singapore, and may be booked into for an hour more', () => {
    const { from, to } = periodOf('2026-11')
    expect([from.toISOString(), to.toISOString()]).toEqual(['2026-10-31T16:00:00.000Z', '2026-11-30T16:00:00.000Z'])
    const at = (time: string) => new Date(`2026-11-30T${time}Z`)
    expect([hasBegun('2026-12', at('15:59:59')), hasBegun('2026-12', at('16:00:00'))]).toEqual([false, true])
    expect([hasEnded('2026-11', at('16:59:59')), hasEnded('2026-11', at('17:00:00'))]).toEqual([false, true])
  })
})
