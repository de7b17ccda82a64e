import fc from 'fast-check'
import { expect, it } from 'vitest'
import { roundedToSum } from './rounding.ts'

it('rounding gives the rest to the values that lose most by rounding down', () => {
  expect(roundedToSum([3.6, -1.2, 0.4], 3)).toEqual([4, -1, 0])
  expect(roundedToSum([1.5, 1.5], 3)).toEqual([2, 1])
})

it('rounded numbers add up, each less than one from its value', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: -40, max: 40, noNaN: true }), { minLength: 1, maxLength: 25 }), (values) => {
      const total = Math.round(values.reduce((sum, value) => sum + value, 0)) + 0
      const rounded = roundedToSum(values, total)
      expect(rounded.reduce((sum, value) => sum + value, 0)).toBe(total)
      for (const [index, value] of rounded.entries()) {
        expect(Number.isInteger(value)).toBe(true)
        expect(Math.abs(value - (values[index] ?? 0))).toBeLessThan(1.5)
      }
    }),
  )
})
