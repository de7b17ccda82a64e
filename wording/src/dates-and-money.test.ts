import { describe, expect, it } from 'vitest'
import {
  formatDate,
  formatDollars,
  formatMoment,
  formatMonth,
  formatWhole,
  formatYears,
  monthNames,
} from './dates-and-money.ts'

describe('dates and money', () => {
  it('dates and amounts of money are written in the format of the product, in Singapore time', () => {
    expect(formatDate('2026-11-20T16:30:00.000Z', 'en')).toBe('21 Nov 2026')
    expect(formatDate('2026-11-20T16:30:00.000Z', 'zh')).toBe('2026年11月21日')
    expect(formatDate('2026-09-01T00:00:00.000Z', 'en')).toBe('1 Sep 2026')
    expect(formatMoment('2026-11-20T16:05:59.000Z', 'en')).toBe('21 Nov 2026, 00:05')
    expect(formatMoment('2026-11-20T06:30:00.000Z', 'zh')).toBe('2026年11月20日 14:30')
    expect(formatMonth('2026-11', 'en')).toBe('Nov 2026')
    expect(formatMonth('2026-11', 'zh')).toBe('2026年11月')
    expect(formatDollars(9000, 'en')).toBe('S$9,000')
    expect(formatWhole(35264, 'zh')).toBe('35,264')
  })

  it('dates name the month in the language of the page', () => {
    expect(monthNames('en')).toHaveLength(12)
    expect(monthNames('en')[8]).toBe('September')
    expect(monthNames('zh')[8]).toBe('9月')
  })

  it('a span of years is written out in Chinese, and a single year is left as it is', () => {
    expect(formatYears('2022-24', 'zh')).toBe('2022 至 2024')
    expect(formatYears('2022-24', 'en')).toBe('2022-24')
    expect(formatYears('2010', 'zh')).toBe('2010')
  })
})
