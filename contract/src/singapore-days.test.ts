import { describe, expect, it } from 'vitest'
import { addDays, dayInSingapore, daysBetween, daysLater, isDay, secondsLeftOfDay } from './singapore-days.ts'

describe('days in Singapore', () => {
  it('a day in Singapore begins at 16:00 of UTC and lasts for 86,400 seconds', () => {
    const before = new Date('2026-12-31T15:59:59.001Z')
    expect([dayInSingapore(before), secondsLeftOfDay(before)]).toEqual(['2026-12-31', 1])
    const first = new Date('2026-12-31T16:00:00Z')
    expect([dayInSingapore(first), secondsLeftOfDay(first)]).toEqual(['2027-01-01', 86_400])
    expect(daysLater(first, -1).toISOString()).toBe('2026-12-30T16:00:00.000Z')
  })

  it('days are counted over the end of a month, of a year and of February in a leap year', () => {
    expect([addDays('2026-12-31', 1), addDays('2028-02-28', 1), addDays('2027-03-01', -1)]).toEqual([
      '2027-01-01',
      '2028-02-29',
      '2027-02-28',
    ])
    expect(daysBetween('2026-11-22', '2027-02-13')).toBe(83)
  })

  it('text that names no day of the calendar is not a day', () => {
    expect(['', '2026-02-30', '0026-1-1', '2026-13-01', 'soon'].map(isDay)).toEqual(Array(5).fill(false))
    expect(isDay('2028-02-29')).toBe(true)
  })
})
