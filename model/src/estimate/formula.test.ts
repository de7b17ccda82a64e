import { describe, expect, it } from 'vitest'
import { toShare } from '../math/distribution.ts'
import { chanceAfter, chanceAt, rangeAt, wholePeople } from './formula.ts'
import { refusalsFor } from './history.ts'
import { published } from './published.ts'

/** Sums over a standard normal number. */
const steps = Array.from({ length: 1201 }, (_, index) => -6 + index / 100)
const weights = steps.map((z) => Math.exp((-z * z) / 2))
const overNormal = (of: (z: number) => number) =>
  steps.reduce((sum, z, index) => sum + of(z) * (weights[index] ?? 0), 0) /
  weights.reduce((sum, weight) => sum + weight, 0)

/** How often those of one refusal, and of more than one, were refused, with the share of each. */
const refusedTimes = { once: [[1, 1] as const], more: [[2, 0.61] as const, [3, 0.24] as const, [4, 0.15] as const] }
const scores = [-4, -3, -2, -1, 0, 1, 2, 3]

describe('the formula beside the integrals that it stands for', () => {
  it('the mean chance of a normal score is at most one of 100 from its integral', () => {
    for (const variance of [0, 0.2, 0.5, 1.2])
      for (const score of scores) {
        const spread = Math.sqrt(published.effect ** 2 + variance)
        const exact = overNormal((z) => toShare(score + spread * z))
        expect(Math.abs(chanceAt(published, score, variance) - exact)).toBeLessThan(0.01)
      }
  })

  it.each(['once', 'more'] as const)(
    'a refusal costs what Bayes says of what no form can ask, within four of 100: %s',
    (refusals) => {
      const cost = refusalsFor(published, { refusals, changed: ['nothing'] })
      for (const score of scores) {
        const chance = (z: number) => toShare(score + published.effect * z)
        const exact = refusedTimes[refusals].reduce(
          (sum, [count, share]) =>
            sum +
            (share * overNormal((z) => chance(z) * (1 - chance(z)) ** count)) /
              overNormal((z) => (1 - chance(z)) ** count),
          0,
        )
        expect(Math.abs(chanceAfter(published, cost, score, 0) - exact)).toBeLessThan(0.04)
      }
    },
  )
})

it('a better score never lowers a range, whatever was refused before', () => {
  for (const history of [null, { refusals: 'none', changed: [] }, { refusals: 'more', changed: ['nothing'] }] as const)
    for (let score = -5; score < 5; score += 0.1) {
      const refusals = refusalsFor(published, history)
      const [one, other] = [score, score + 0.1].map((at) => rangeAt(published, refusals, at, 0.3))
      for (const end of ['low', 'mean', 'high'] as const) expect(other?.[end]).toBeGreaterThan(one?.[end] ?? 100)
    }
})

describe('whole people for display', () => {
  it('whole people for display end at 93 and 98, and are never nearer than five', () => {
    const shown = (low: number, mean: number, high: number) => wholePeople({ low, mean, high })
    expect(shown(0.1, 0.2, 0.4)).toEqual({ low: 1, mid: 1, high: 6 })
    expect(shown(99.1, 99.5, 99.9)).toEqual({ low: 93, mid: 98, high: 98 })
    expect(shown(89.2, 89.6, 90.1)).toEqual({ low: 88, mid: 90, high: 93 })
    expect(shown(50, 50, 50)).toEqual({ low: 48, mid: 50, high: 53 })
    expect(shown(27.9, 33.4, 38.1)).toEqual({ low: 27, mid: 33, high: 39 })
  })
})
