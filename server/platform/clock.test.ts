import { expect, it } from 'vitest'
import { currentMonth } from './clock.ts'

it('a month begins and ends in Singapore, not in Greenwich', () => {
  const at = (time: string) => currentMonth({ now: () => new Date(time) })
  expect(at('2026-11-30T15:59:59Z')).toBe('2026-11')
  expect(at('2026-11-30T16:00:00Z')).toBe('2026-12')
  expect(at('2026-12-31T23:00:00Z')).toBe('2027-01')
})
