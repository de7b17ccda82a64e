import { describe, expect, it } from 'vitest'
import { currentMonth, monthFrom, monthParts } from './months.ts'

describe('months', () => {
  it('are those of Singapore, eight hours ahead of UTC', () => {
    expect(currentMonth(new Date('2026-10-31T15:59:59Z'))).toBe('2026-10')
    expect(currentMonth(new Date('2026-10-31T16:00:00Z'))).toBe('2026-11')
  })

  it('keep a half that is still being typed, and are gone when both halves are', () => {
    expect(monthFrom({ year: '', month: '05' })).toBe('-05')
    expect(monthFrom({ ...monthParts('-05'), year: '199' })).toBe('199-05')
    expect(monthFrom({ ...monthParts('2019-'), year: '' })).toBeUndefined()
    expect(monthParts(undefined)).toEqual({ year: '', month: '' })
  })
})
