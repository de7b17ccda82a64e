import { describe, expect, it } from 'vitest'
import { listTaxYears, withAmount, yearAmount } from './tax-years.tsx'

describe('the table of tax years', () => {
  it('the table has the last three years of assessment, but none before the first possible one', () => {
    expect(listTaxYears(undefined, '2026-11', '2010-05')).toEqual([2026, 2025, 2024])
    expect(listTaxYears(undefined, '2026-11', '2024-05')).toEqual([2026, 2025])
    expect(listTaxYears(undefined, '2026-11', undefined)).toEqual([2026, 2025, 2024])
  })

  it('the table keeps a year that was given before', () => {
    expect(listTaxYears([{ year: 2022, amount: 1 }], '2026-11', '2025-01')).toEqual([2026, 2022])
  })

  it('an amount goes to its year, the newest first, and a blank one takes the year away', () => {
    const one = withAmount(undefined, 2024, 90_000)
    const two = withAmount(one, 2026, 118_000)
    expect(two).toEqual([
      { year: 2026, amount: 118_000 },
      { year: 2024, amount: 90_000 },
    ])
    expect(yearAmount(two, 2024)).toBe(90_000)
    expect(yearAmount(two, 2025)).toBeUndefined()
    expect(withAmount(two, 2024, undefined)).toEqual([{ year: 2026, amount: 118_000 }])
    expect(withAmount(one, 2024, undefined)).toBeUndefined()
  })

  it('an amount that cannot be read stays as it was typed', () => {
    expect(yearAmount(withAmount(undefined, 2026, 'ten'), 2026)).toBe('ten')
  })
})
