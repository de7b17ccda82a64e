import { interceptSpreads } from '../evidence/lines.ts'
import type { Outcome } from '../evidence/reported-outcomes.ts'
import { mean, quantile, toShare, z95 } from '../math/distribution.ts'
import { addRow, mostPlausible, startAt } from '../math/newton.ts'
import { type Random, seeded } from '../math/random.ts'

/** Of all pairs of an approved and a rejected, the share in which the approved has the higher score; ties count half. */
export interface Ranking {
  /** Of pairs of the same year, with the 5th and 95th percentile over resampled people. */
  ranked: number
  low: number
  high: number
  pairs: number
}

interface Scored {
  outcome: Outcome
  score: number
}

export function ranking(people: readonly Scored[], seed: number): Ranking {
  const pairs = findPairs(people)
  const random = seeded(seed)
  const shares = Array.from({ length: resamples }, () => shareRight(pairs, resampled(people.length, random)))
  return {
    ranked: mean(pairs.map(({ right }) => right)),
    low: quantile(shares, 0.05),
    high: quantile(shares, 0.95),
    pairs: pairs.length,
  }
}
const resamples = 500

interface Pair {
  approved: number
  rejected: number
  right: number
}

function findPairs(people: readonly Scored[]): Pair[] {
  const of = (isApproved: boolean) =>
    people.flatMap(({ outcome, score }, place) =>
      outcome.approved === isApproved ? [{ place, score, year: outcome.year }] : [],
    )
  const rejected = of(false)
  return of(true).flatMap((one) =>
    rejected.flatMap((other) => {
      if (one.year !== other.year) return []
      const difference = one.score - other.score
      const right = Math.abs(difference) < 1e-12 ? 0.5 : Number(difference > 0)
      return [{ approved: one.place, rejected: other.place, right }]
    }),
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

/** By a logistic regression of its own, with an intercept for those who report in a year. */
export function calibrationSlope(people: readonly Outcome[], scores: readonly number[]): Calibration {
  const cells = [...new Set(people.map(({ cell }) => cell))]
  const { point, deviations } = mostPlausible(2 + cells.length, (at) => {
    const found = startAt(at)
    for (const [row, { cell, approved }] of people.entries()) {
      const moves = [
        [0, wide * (scores[row] ?? 0)],
        [1, 10],
        [2 + cells.indexOf(cell), interceptSpreads.each],
      ] as const
      const chance = toShare(moves.reduce((sum, [index, by]) => sum + by * (at[index] ?? 0), 0))
      addRow(found, moves, Number(approved) - chance, chance * (1 - chance))
    }
    return found
  })
  const [slope, reach] = [wide * (point[0] ?? 0), z95 * wide * (deviations[0] ?? 0)]
  return { slope, low: slope - reach, high: slope + reach }
}
/** A spread that says nothing beforehand. */
const wide = 100
