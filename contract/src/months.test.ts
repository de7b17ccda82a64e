import { describe, expect, it } from 'vitest'
import { addMonths, monthInSingapore, monthsBetween } from './months.ts'

describe('calendar months', () => {
  it('calendar months are those of Singapore, eight hours ahead of UTC', () => {
    expect(monthInSingapore(new Date('2026-10-31T15:59:59Z'))).toBe('2026-10')
    expect(monthInSingapore(new Date('2026-10-31T16:00:00Z'))).toBe('2026-11')
  })

  it('adding and subtracting months works across the turn of the year', () => {
    expect(addMonths('2026-11', 2)).toBe('2027-01')
    expect(addMonths('2026-01', -1)).toBe('2025-12')
    expect(addMonths('2026-12', 0)).toBe('2026-12')
    expect(addMonths('2026-11', -18 * 12)).toBe('2008-11')
    expect(monthsBetween('2025-12', '2026-01')).toBe(1)
    expect(monthsBetween('2026-03', '2025-12')).toBe(-3)
  })
})
