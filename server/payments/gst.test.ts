import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gstPercentAt, gstWithin, gstWithinRefund } from './gst.ts'

describe('GST', () => {
  it.each([
    [900, 74],
    [2900, 239],
    [29_000, 2394],
    [109, 9],
    [6, 0],
    [7, 1],
    [1, 0],
  ])('a price of %i cents that includes 9 %% tax has %i cents of tax', (cents, tax) => {
    expect(gstWithin(cents, 9)).toBe(tax)
  })

  it('the tax is the whole number of cents that is nearest to its share, half a cent up', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.integer({ min: 1, max: 30 }), (cents, percent) => {
        const tax = BigInt(gstWithin(cents, percent))
        const twiceOff = 2n * (tax * BigInt(100 + percent) - BigInt(cents * percent))
        expect(twiceOff > -BigInt(100 + percent) && twiceOff <= BigInt(100 + percent)).toBe(true)
      }),
    )
  })

  it('the rate is that of the day in Singapore on which it is paid', () => {
    expect(gstPercentAt(new Date('2023-12-31T15:59:59Z'))).toBe(8)
    expect(gstPercentAt(new Date('2023-12-31T16:00:00Z'))).toBe(9)
    expect(() => gstPercentAt(new Date('2022-12-31T15:59:59Z'))).toThrow(RangeError)
  })

  it('refunds of a sale in any number of parts give back exactly its tax', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(parts, (refunds) => {
        const amountCents = refunds.reduce((sum, cents) => sum + cents, 0)
        const sale = { amountCents, gstCents: gstWithin(amountCents, 9) }
        const before = { amountCents: 0, gstCents: 0 }
        for (const cents of refunds) {
          const tax = gstWithinRefund(sale, before, cents)
          expect(tax).toBeGreaterThanOrEqual(0)
          expect(Math.abs(tax - (cents * 9) / 109)).toBeLessThanOrEqual(2)
          before.amountCents += cents
          before.gstCents += tax
        }
        expect(before).toEqual(sale)
      }),
    )
  })
})
