import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isEarlier, isMonthUnsure, monthOfYear, monthsBetween, unsureMonth } from './calendar.ts'

const years = fc.integer({ min: 1950, max: 2050 })
const months = fc.tuple(years, fc.integer({ min: 1, max: 12 })).map(([year, number]) => monthOfYear(year, number))

describe('a month of which only the year is known', () => {
  it('a year alone counts as its middle, at most six months from any of its months', () => {
    fc.assert(
      fc.property(years, fc.integer({ min: 1, max: 12 }), months, (year, number, other) => {
        const unsure = `${year}-${unsureMonth}`
        expect(isMonthUnsure(unsure)).toBe(true)
        const off = monthsBetween(unsure, other) - monthsBetween(monthOfYear(year, number), other)
        expect(Math.abs(off)).toBeLessThanOrEqual(6)
      }),
    )
  })

  it('a year alone is earlier than a month only where each month of the year is', () => {
    fc.assert(
      fc.property(years, months, (year, other) => {
        const all = Array.from({ length: 12 }, (_, index) => monthOfYear(year, index + 1))
        const unsure = `${year}-${unsureMonth}`
        expect(isEarlier(unsure, other)).toBe(all.every((month) => month < other) && !other.startsWith(`${year}`))
        expect(isEarlier(other, unsure)).toBe(all.every((month) => other < month) && !other.startsWith(`${year}`))
      }),
    )
  })
})
