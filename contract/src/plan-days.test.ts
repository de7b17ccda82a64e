import { describe, expect, it } from 'vitest'
import { addDays, daysBetween, firstUnhurriedDay, suggestedDay } from './plan-days.ts'

const steps = [
  { from_day: -83, to_day: -50 },
  { from_day: 0, to_day: 0 },
]

describe('the calendar of the plan', () => {
  it('the plan suggests the first of the month of application, or a later day where the steps need longer', () => {
    expect(firstUnhurriedDay(steps, '2026-11-22')).toBe('2027-02-13')
    expect(suggestedDay(steps, '2026-11', '2026-11-22')).toBe('2027-02-13')
    expect(suggestedDay(steps, '2027-06', '2026-11-22')).toBe('2027-06-01')
    expect(suggestedDay(steps, '2025-01', '2026-11-22')).toBe('2027-02-13')
    expect(suggestedDay([], '2026-11', '2026-11-22')).toBe('2026-11-22')
  })

  it('days are counted over the end of a month, of a year and of February in a leap year', () => {
    expect([addDays('2026-12-31', 1), addDays('2028-02-28', 1), addDays('2027-03-01', -1)]).toEqual([
      '2027-01-01',
      '2028-02-29',
      '2027-02-28',
    ])
    expect(daysBetween('2026-11-22', '2027-02-13')).toBe(83)
  })
})
