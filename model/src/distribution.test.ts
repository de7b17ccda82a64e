import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawsBetween, summary } from './distribution.ts'

const ends = fc
  .tuple(fc.double({ min: 0.02, max: 0.98, noNaN: true }), fc.double({ min: 0.02, max: 0.98, noNaN: true }))
  .filter(([one, other]) => Math.abs(one - other) > 0.01)
  .map(([one, other]): [number, number] => [Math.min(one, other), Math.max(one, other)])

describe('draws between two shares', () => {
  it('have these shares as their 5th and 95th percentile', () => {
    fc.assert(
      fc.property(ends, ([low, high]) => {
        const found = summary(drawsBetween(low, high))
        expect(Math.abs(found.low - 100 * low)).toBeLessThan(0.01)
        expect(Math.abs(found.high - 100 * high)).toBeLessThan(0.01)
      }),
    )
  })

  it('are 400 and ascend', () => {
    const draws = drawsBetween(0.2, 0.38)
    expect(draws).toHaveLength(400)
    expect(draws).toEqual([...draws].sort((a, b) => a - b))
  })

  it('have the mean of the logit-normal distribution', () => {
    // Integrated numerically: the normal density times the logistic function, over 8 spreads to either side.
    const middle = (Math.log(0.2 / 0.8) + Math.log(0.82 / 0.18)) / 2
    const spread = (Math.log(0.82 / 0.18) - Math.log(0.2 / 0.8)) / 2 / 1.6448536269514722
    let mean = 0
    for (let z = -8; z <= 8; z += 0.001)
      mean += (0.001 * Math.exp((-z * z) / 2)) / Math.sqrt(2 * Math.PI) / (1 + Math.exp(-(middle + spread * z)))
    expect(summary(drawsBetween(0.2, 0.82)).mean).toBeCloseTo(100 * mean, 1)
  })
})

describe('the summary of draws', () => {
  it('does not depend on their order, nor change them', () => {
    const draws = drawsBetween(0.2, 0.38).reverse()
    const before = [...draws]
    expect(summary(draws)).toEqual(summary(drawsBetween(0.2, 0.38)))
    expect(draws).toEqual(before)
  })
})
