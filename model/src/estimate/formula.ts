import type { Estimate } from '@settlesg/contract'
import { toShare, z95 } from '../math/distribution.ts'
import type { Case } from './case.ts'
import type { Refusals } from './history.ts'
import type { Model } from './model.ts'

/* The whole model, as docs/model.md 2 has it on a page. Scores are in log-odds. */

/** A score in log-odds, and how far it is unknown, by why: variances. */
export interface Score {
  mean: number
  variance: { level: number; applicants: number; sizes: number; open: number }
}

export function scoreOf({ levels, sizes, spreads }: Model, { level, taken, open }: Case): Score {
  const { centre, spread, applicants, typical } = levels[level]
  const variance = { level: spread ** 2, applicants: applicants ** 2, sizes: 0, open: 0 }
  let mean = centre
  for (let k = 0; k < taken.length; k++) {
    const distance = (taken[k] ?? 0) - (typical[k] ?? 0)
    mean += (sizes[k] ?? 0) * distance
    variance.sizes += ((spreads[k] ?? 0) * distance) ** 2
    variance.open += open[k] ?? 0
  }
  return { mean, variance }
}

const totalOf = ({ level, applicants, sizes, open }: Score['variance']): number => level + applicants + sizes + open

/** The mean chance, 0 to 1, of a normal score: MacKay's approximation, at most 1 of 100 off (formula.test.ts). */
export const chanceAt = ({ effect }: Pick<Model, 'effect'>, score: number, variance = 0): number =>
  toShare(score / stretch(effect ** 2 + variance))

export const stretch = (variance: number): number => Math.sqrt(1 + (Math.PI / 8) * variance)

/** The mean chance after these refusals: the score falls by their cost times the chance that there was without them. */
export function chanceAfter(model: Pick<Model, 'effect'>, { cost, spread }: Refusals, score: number, variance: number) {
  const all = variance + (spread * chanceAt(model, score)) ** 2
  return chanceAt(model, score - cost * chanceAt(model, score, all), all)
}

/** In people per 100, unrounded: the 5th percentile, the mean and the 95th percentile. */
export interface Range {
  low: number
  mean: number
  high: number
}

export function rangeAt(model: Pick<Model, 'effect'>, refusals: Refusals, score: number, variance: number): Range {
  const { cost, spread } = refusals
  const reach = z95 * Math.sqrt(variance + (spread * chanceAt(model, score)) ** 2)
  const end = (at: number) => 100 * chanceAfter(model, { cost, spread: 0 }, at, 0)
  return {
    low: end(score - reach),
    mean: 100 * chanceAfter(model, refusals, score, variance),
    high: end(score + reach),
  }
}

export function rangeOf(model: Model, subject: Case): Range {
  const { mean, variance } = scoreOf(model, subject)
  return rangeAt(model, subject.refusals, mean, totalOf(variance))
}

/** Nobody knows of a safe case: low ends here, high there, and they are never nearer than this (docs/model.md 2.7). */
const [leastLow, mostLow, mostHigh, leastWidth] = [1, 93, 98, 5]

/** The range as it is shown: low rounded down, high up, middle to the nearest person between them. */
export function wholePeople({ low, mean, high }: Range): Pick<Estimate, 'low' | 'high' | 'mid'> {
  let down = Math.min(mostLow, Math.max(leastLow, Math.floor(low)))
  let up = Math.min(mostHigh, Math.ceil(high))
  // A range that is too narrow grows on both sides, as far as the ends allow.
  for (let side = 0; up - down < leastWidth; side++) {
    if (side % 2 === 0 && up < mostHigh) up++
    else if (down > leastLow) down--
    else up++
  }
  return { low: down, high: up, mid: Math.min(up, Math.max(down, Math.round(mean))) }
}
