import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isEarlier, isMonthUnsure, monthOfYear, monthsBetween, unsureMonth } from './calendar.ts'

const years = fc.integer({ min: 1950, max: 2050 })
const months = fc.tuple(years, fc.integer({ min: 1, max: 12 })).map(([year, number]) => monthOfYear(year, number))

describe('a month of which only the year is known', () => {
  it('counts as the middle of its year, so it is at most six months from any month of it', () => {
    fc.assert(
      fc.property(years, fc.integer({ min: 1, max: 12 }), months, (year, number, other) => {
        const unsure = `${year}-${unsureMonth}`
        expect(isMonthUnsure(unsure)).toBe(true)
        const off = monthsBetween(unsure, other) - monthsBetween(monthOfYear(year, number), other)
        expect(Math.abs(off)).toBeLessThanOrEqual(6)
      }),
    )
  })

  it('is earlier than another month only where each month of its year is', () => {
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
