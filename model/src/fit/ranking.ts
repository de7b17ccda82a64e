import { interceptSpreads } from '../evidence/lines.ts'
import type { Outcome } from '../evidence/reported-outcomes.ts'
import { middleNinety } from '../math/distribution.ts'
import { type Random, seeded } from '../math/random.ts'
import { type LogisticRow, regress } from './logistic.ts'

/** Of all pairs of an approved and a rejected, the share in which the approved has the higher score; ties count half. */
export interface Ranking {
  /** Of pairs of the same year, with the 5th and 95th percentile over resampled people. */
  ranked: number
  low: number
  high: number
  pairs: number
}

export function ranking(people: readonly Outcome[], scores: readonly number[], seed: number): Ranking {
  const pairs = findPairs(people, scores)
  const random = seeded(seed)
  const once = people.map(() => 1)
  const [low, high] = middleNinety(
    Array.from({ length: resamples }, () => shareRight(pairs, resampled(people.length, random))),
  )
  return {
    ranked: shareRight(pairs, once),
    low,
    high,
    pairs: pairs.length,
  }
}
const resamples = 500

interface Pair {
  approved: number
  rejected: number
  /** 1, 0 or a half. */
  right: number
}

function findPairs(people: readonly Outcome[], scores: readonly number[]): Pair[] {
  return people.flatMap((one, approved) =>
    one.approved
      ? people.flatMap((other, rejected) => {
          if (other.approved || one.year !== other.year) return []
          const difference = (scores[approved] ?? 0) - (scores[rejected] ?? 0)
          return [{ approved, rejected, right: Math.abs(difference) < 1e-12 ? 0.5 : Number(difference > 0) }]
        })
      : [],
  )
}

function shareRight(pairs: readonly Pair[], weights: readonly number[]): number {
  let [right, all] = [0, 0]
  for (const pair of pairs) {
    const weight = (weights[pair.approved] ?? 0) * (weights[pair.rejected] ?? 0)
    right += weight * pair.right
    all += weight
  }
  return right / all
}

/** How often each person stands in a sample with replacement. */
function resampled(count: number, random: Random): number[] {
  const times = Array.from({ length: count }, () => 0)
  for (let drawn = 0; drawn < count; drawn++) {
    const index = Math.floor(random() * count)
    times[index] = (times[index] ?? 0) + 1
  }
  return times
}

/** How much the log-odds of the outcomes rise with the log-odds that were said: 1 is right. A 90 % interval. */
export interface Calibration {
  slope: number
  low: number
  high: number
}

export function calibrationSlope(people: readonly Outcome[], scores: readonly number[]): Calibration {
  const cells = [...new Set(people.map(({ cell }) => cell))]
  const rows = people.map(
    ({ cell, approved }, index): LogisticRow => ({
      features: [
        [0, scores[index] ?? 0],
        [1, 1],
        [2 + cells.indexOf(cell), 1],
      ],
      approved,
    }),
  )
  const { coefficients, errors } = regress(rows, [100, 10, ...cells.map(() => interceptSpreads.each)])
  const [slope = 0, error = 0] = [coefficients[0], errors[0]]
  return { slope, low: slope - 1.645 * error, high: slope + 1.645 * error }
}
