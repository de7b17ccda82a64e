import { z95 } from '../math/distribution.ts'
import type { Case } from './case.ts'
import { rangeOf, scoreOf } from './formula.ts'
import type { Model } from './model.ts'

/** From one case to another, in people per 100: the difference of their means, its 5th and 95th percentile, and its sign where that is clear. */
export interface Change {
  value: number
  low: number
  high: number
  effect: 'up' | 'down' | 'none'
}

/** Only what differs is unknown of the difference: sizes by how far answers lie apart, levels where they are two. */
export function compareCases(model: Model, before: Case, after: Case): Change {
  const value = rangeOf(model, after).mean - rangeOf(model, before).mean
  const move = scoreOf(model, after).mean - scoreOf(model, before).mean
  const isSameLevel = before.level === after.level
  const origin = (of: Case, k: number) => (isSameLevel ? 0 : (model.levels[of.level].typical[k] ?? 0))
  let variance = isSameLevel ? 0 : levelVariance(model, before) + levelVariance(model, after)
  for (const [k, spread] of model.spreads.entries()) {
    const distance = (after.taken[k] ?? 0) - origin(after, k) - ((before.taken[k] ?? 0) - origin(before, k))
    variance += (spread * distance) ** 2
  }
  const reach = z95 * Math.sqrt(variance)
  const isClear = Math.abs(move) > reach && value !== 0
  // In people: as far as the mean itself moved for each log-odds.
  const perLogOdds = move === 0 ? 0 : Math.abs(value / move)
  return {
    value,
    low: value - reach * perLogOdds,
    high: value + reach * perLogOdds,
    effect: !isClear ? 'none' : value > 0 ? 'up' : 'down',
  }
}

function levelVariance({ levels }: Model, { level }: Case): number {
  const { spread, applicants } = levels[level]
  return spread ** 2 + applicants ** 2
}
