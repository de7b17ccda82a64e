import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { logOdds, logOddsBetween, middleNinety, normalQuantile, quantile, toShare } from './distribution.ts'

const share = fc.double({ min: 0.02, max: 0.98, noNaN: true })

describe('a level between two shares', () => {
  it('a level between two shares has them as its 5th and 95th percentile', () => {
    fc.assert(
      fc.property(share, share, (one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)]
        expect(toShare(logOddsBetween(low, high, normalQuantile(0.05)))).toBeCloseTo(low, 9)
        expect(toShare(logOddsBetween(low, high, normalQuantile(0.95)))).toBeCloseTo(high, 9)
      }),
    )
  })
})

describe('shares and log-odds', () => {
  it('shares and log-odds undo each other', () => {
    fc.assert(
      fc.property(share, (value) => {
        expect(toShare(logOdds(value))).toBeCloseTo(value, 12)
      }),
    )
  })
})

describe('the normal quantile', () => {
  it('the normal quantile has the known values of the tables', () => {
    for (const [p, z] of [
      [0.5, 0],
      [0.975, 1.959963984540054],
      [0.95, 1.6448536269514722],
      [0.001, -3.090232306167813],
    ] as const)
      expect(normalQuantile(p)).toBeCloseTo(z, 11)
  })
})

describe('quantiles', () => {
  it('quantiles lie between the values, in the middle of the share that each stands for', () => {
    expect(quantile([10, 20, 30, 40], 0.5)).toBe(25)
    expect(quantile([10, 20, 30, 40], 0.125)).toBe(10)
    expect(quantile([10, 20, 30, 40], 0.01)).toBe(10)
    expect(quantile([10, 20, 30, 40], 0.99)).toBe(40)
  })

  it('quantiles do not depend on the order of the values, nor change them', () => {
    const values = Array.from({ length: 101 }, (_, index) => (index * 37) % 101)
    const before = [...values]
    const [low, high] = middleNinety(values)
    expect(low).toBeCloseTo(4.55, 9)
    expect(high).toBeCloseTo(95.45, 9)
    expect(values).toEqual(before)
  })
})

describe('quantiles of any values', () => {
  it('quantiles of any values are those of the sorted values', () => {
    const values = fc.array(
      fc.integer({ min: -1000, max: 1000 }).map((thousandths) => thousandths / 1000),
      { minLength: 1, maxLength: 300 },
    )
    fc.assert(
      fc.property(values, fc.double({ min: 0, max: 1, noNaN: true }), (drawn, probability) => {
        const ascending = [...drawn].sort((one, other) => one - other)
        const position = Math.min(drawn.length - 1, Math.max(0, probability * drawn.length - 0.5))
        const [lower, upper] = [ascending[Math.floor(position)], ascending[Math.ceil(position)]]
        const found = quantile(drawn, probability)
        expect(found).toBeGreaterThanOrEqual(lower ?? Number.NaN)
        expect(found).toBeLessThanOrEqual(upper ?? Number.NaN)
      }),
    )
  })
})
