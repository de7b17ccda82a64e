import fc from 'fast-check'
import { expect, it } from 'vitest'
import { logOddsBetween, normalQuantile, quantile, toShare } from './distribution.ts'

const share = fc.double({ min: 0.02, max: 0.98, noNaN: true })

it('a level between two shares has them as its 5th and 95th percentile', () => {
  fc.assert(
    fc.property(share, share, (one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)]
      expect(toShare(logOddsBetween(low, high, normalQuantile(0.05)))).toBeCloseTo(low, 9)
      expect(toShare(logOddsBetween(low, high, normalQuantile(0.95)))).toBeCloseTo(high, 9)
    }),
  )
})

it.each([
  [0.5, 0],
  [0.975, 1.959963984540054],
  [0.95, 1.6448536269514722],
  [0.001, -3.090232306167813],
])('the normal quantile of %d is the %d of the tables', (p, z) => {
  expect(normalQuantile(p)).toBeCloseTo(z, 11)
})

it.each([
  [0.5, 25],
  [0.125, 10],
  [0.01, 10],
  [0.99, 40],
])('the quantile %d of four unsorted values is %d: each is the middle of its quarter', (probability, value) => {
  expect(quantile([30, 10, 40, 20], probability)).toBe(value)
})
