import { describe, expect, it } from 'vitest'
import { monthFrom, monthParts } from './months.ts'

describe('months', () => {
  it('a half-typed month is kept, and is no answer any more once both halves are empty', () => {
    expect(monthFrom({ year: '', month: '05' })).toBe('-05')
    expect(monthFrom({ ...monthParts('-05'), year: '199' })).toBe('199-05')
    expect(monthFrom({ ...monthParts('2019-'), year: '' })).toBeUndefined()
    expect(monthParts(undefined)).toEqual({ year: '', month: '' })
  })
})
