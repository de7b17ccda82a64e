import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  dayInSingapore,
  daysBetween,
  daysLater,
  isDay,
  monthAfter,
  monthInSingapore,
  monthsBetween,
  monthsEarlier,
  secondsLeftOfDay,
} from './calendar.ts'

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
  it('no month comes after the last that an answer can name', () => {
    expect([monthAfter('2026-11', 6), monthAfter('2099-06', 6), monthAfter('2099-07', 6)]).toEqual([
      '2027-05',
      '2099-12',
      null,
    ])
  })
})

describe('days in Singapore', () => {
  it('a day in Singapore begins at 16:00 of UTC and lasts for 86,400 seconds', () => {
    const before = new Date('2026-12-31T15:59:59.001Z')
    expect([dayInSingapore(before), secondsLeftOfDay(before)]).toEqual(['2026-12-31', 1])
    const first = new Date('2026-12-31T16:00:00Z')
    expect([dayInSingapore(first), secondsLeftOfDay(first)]).toEqual(['2027-01-01', 86_400])
    expect(daysLater(first, -1).toISOString()).toBe('2026-12-30T16:00:00.000Z')
  })

  it('a moment months earlier keeps its hour in Singapore, and the last day of a shorter month', () => {
    for (const [later, months, earlier] of [
      ['2028-11-21T12:00', 24, '2026-11-21T12:00'],
      ['2028-02-29T23:55', 24, '2026-02-28T23:55'],
      ['2027-01-01T00:05', 24, '2025-01-01T00:05'],
      ['2027-03-31T00:05', 1, '2027-02-28T00:05'],
    ] as const)
      expect(monthsEarlier(new Date(`${later}+08:00`), months)).toEqual(new Date(`${earlier}+08:00`))
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
