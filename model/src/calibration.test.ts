import { expect, it } from 'vitest'
import { long } from '../testing/long.ts'
import { calibrate } from './calibration.ts'

/** Worlds that are drawn; the range of each is fitted anew, about a third of a second each. */
const worlds = long(16, 1_000)

/** The chance of `most` successes or fewer of `count`, each of chance `share`. */
function binomialAtMost(most: number, count: number, share: number): number {
  let [term, sum] = [(1 - share) ** count, 0]
  for (let successes = 0; successes <= most; successes++) {
    sum += term
    term *= ((count - successes) / (successes + 1)) * (share / (1 - share))
  }
  return sum
}

it('the 90 % range holds the truth in nine of ten worlds', { timeout: long(600_000, 3_600_000) }, ({ annotate }) => {
  const { covered, width } = calibrate(worlds, 20_261)
  const held = Math.round(covered * worlds)
  // As rare as one in a thousand at either end is no chance; in the long run the bounds of docs/model.md 4.
  expect(binomialAtMost(held, worlds, 0.9)).toBeGreaterThan(0.0005)
  expect(1 - binomialAtMost(held - 1, worlds, 0.9)).toBeGreaterThan(0.0005)
  if (worlds >= 1_000) {
    expect(covered).toBeGreaterThanOrEqual(0.87)
    expect(covered).toBeLessThanOrEqual(0.93)
  }
  // A range from 0 to 100 would hold every truth.
  expect(width).toBeLessThan(50)
  return annotate(`${held} of ${worlds} ranges hold the truth, ${width.toFixed(1)} of 100 people wide`)
})

it('is the same from the same seed, and another from another', () => {
  const first = calibrate(1, 5)
  expect(calibrate(1, 5)).toEqual(first)
  expect(calibrate(1, 6).width).not.toBe(first.width)
})
