import type { DatedProfile, Reason } from '@settlesg/contract'
import { findFigures, isSponsored } from '../evidence/answers.ts'
import { groupOrder, type Line, lines } from '../evidence/lines.ts'
import { roundedToSum } from '../math/rounding.ts'
import type { Explanation } from './explain.ts'
import { toHundredth } from './make-estimate.ts'
import { findSizeBasis } from './published.ts'

/** A reason, and whether it rests on an answer. */
export type ReasonOfFactor = Reason & { answered: boolean }

/** What every factor adds, weightiest first, rounded so that base and reasons add up to the mean by hand. */
export function findReasons(profile: DatedProfile, { base, mean, parts }: Explanation): ReasonOfFactor[] {
  const hundredths = 100 * (toHundredth(mean) - toHundredth(base))
  const exact = parts.map(({ value }) => 100 * value)
  const rounded = roundedToSum(exact, Math.round(hundredths))
  const reasons = lines.map((line, k): ReasonOfFactor => {
    const value = (rounded[k] ?? 0) / 100
    const { low = 0, high = 0, answered = false } = parts[k] ?? {}
    const { direction, sources } = findSupport(line, profile)
    return {
      factor: line.id,
      group: line.group,
      answer: answered ? findFigures(line.id, profile) : null,
      direction: answered ? findDirection(value, low, high) : 'none',
      value,
      low: toHundredth(low),
      high: toHundredth(high),
      direction_basis: direction,
      size_basis: findSizeBasis(line.id),
      source_ids: [...sources, ...(findSizeBasis(line.id) === 'reported' ? ['reported-outcomes'] : [])],
      answered,
    }
  })
  return reasons.sort(
    (one, other) =>
      Math.abs(other.value) - Math.abs(one.value) || groupOrder.indexOf(one.group) - groupOrder.indexOf(other.group),
  )
}

/** What is published of a sponsor's means says nothing of a husband or wife who sponsors nobody. */
function findSupport({ id, direction, sources }: Line, profile: DatedProfile): Pick<Line, 'direction' | 'sources'> {
  return id !== 'spouse_means' || isSponsored(profile)
    ? { direction, sources }
    : { direction: 'judgement', sources: ['ica-who-may-apply'] }
}

/** No direction where even the sign is open, or where it rounds to nothing. */
function findDirection(value: number, low: number, high: number): Reason['direction'] {
  if (Math.abs(value) < 0.05 || (low < 0 && high > 0)) return 'none'
  return value > 0 ? 'up' : 'down'
}
