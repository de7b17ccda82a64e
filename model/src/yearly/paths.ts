import { normal, type Random } from '../random.ts'

/* Paths over the years of the model: one number a year, in the order of `years`. */

export const firstYear = 2007
export const lastYear = 2026
export const years: readonly number[] = Array.from(
  { length: lastYear - firstYear + 1 },
  (_, index) => firstYear + index,
)

/** Grants are published up to here; what comes after is drawn on. */
export const lastPublishedYear = 2024

/** From one end to the other in so many equal steps, with chance between: a random walk that is made to arrive. */
export function bridge(from: number, to: number, steps: number, step: number, random: Random): number[] {
  const wandering = walk(steps, step, random)
  const missed = to - from - (wandering.at(-1) ?? 0)
  return [from, ...wandering.map((value, index) => from + value + (missed * (index + 1)) / steps)]
}

/** Where a random walk from 0 stands after each step. */
export function walk(steps: number, step: number, random: Random): number[] {
  let at = 0
  return Array.from({ length: steps }, () => (at += step * normal(random)))
}

/** The same numbers, in the same proportion to each other, with this mean. */
export function withMean(values: readonly number[], mean: number): number[] {
  const sum = values.reduce((total, value) => total + value, 0)
  return values.map((value) => (value * mean * values.length) / sum)
}

/** As far off as rounding to multiples of `unit` can hide. */
export const unrounded = (value: number, unit: number, random: Random): number => value + unit * (random() - 0.5)
