import { describe, expect, it } from 'vitest'
import { dayInSingapore, isDay } from './plan-dates.ts'

describe('days in Singapore', () => {
  it('the day in Singapore is eight hours ahead of UTC', () => {
    expect(dayInSingapore(new Date('2026-11-22T15:59:00Z'))).toBe('2026-11-22')
    expect(dayInSingapore(new Date('2026-11-22T16:00:00Z'))).toBe('2026-11-23')
  })

  it('half a date and a day that there is not are no days', () => {
    expect(['', '2026-02-30', '0026-1-1', '2026-13-01', 'soon'].map(isDay)).toEqual([false, false, false, false, false])
    expect(isDay('2028-02-29')).toBe(true)
  })
})
