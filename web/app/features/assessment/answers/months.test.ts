import { describe, expect, it } from 'vitest'
import { monthFrom, monthParts } from './months.ts'

describe('months', () => {
  it('keep a half that is still being typed, and are gone when both halves are', () => {
    expect(monthFrom({ year: '', month: '05' })).toBe('-05')
    expect(monthFrom({ ...monthParts('-05'), year: '199' })).toBe('199-05')
    expect(monthFrom({ ...monthParts('2019-'), year: '' })).toBeUndefined()
    expect(monthParts(undefined)).toEqual({ year: '', month: '' })
  })
})
