import { expect, it } from 'vitest'
import { formatYears } from './years.ts'

it('a span of years is written out in Chinese, and a single year is left as it is', () => {
  expect(formatYears('2022-24', 'zh')).toBe('2022 至 2024')
  expect(formatYears('2022-24', 'en')).toBe('2022-24')
  expect(formatYears('2010', 'zh')).toBe('2010')
})
