import { groupOrder, lines } from '../evidence/lines.ts'
import { z95 } from '../math/distribution.ts'
import type { Case } from './case.ts'
import { chanceAfter } from './formula.ts'
import type { Model } from './model.ts'

/** Exact Shapley values of ICA's six groups, from the level to the person's mean. A group not told is typical. */
const groupCount = groupOrder.length
const coalitions = 1 << groupCount

export interface Explanation {
  base: number
  mean: number
  parts: Part[]
}

interface Part {
  value: number
  low: number
  high: number
  answered: boolean
}

const groupOfFactor = lines.map(({ group }) => groupOrder.indexOf(group))

export function explain(model: Model, subject: Case): Explanation {
  const { typical } = model.levels[subject.level]
  const means = coalitionMeans(model, subject)
  const distances = subject.taken.map((taken, k) => taken - (typical[k] ?? 0))
  const shifts = distances.map((distance, k) => (model.sizes[k] ?? 0) * distance)
  const all = means[coalitions - 1] ?? 0
  const perLogOdds = (all * (100 - all)) / 100
  const groupValues = groupOrder.map((_, group) => shapley(means, group))
  const values = withinGroups(shifts, groupValues, perLogOdds)
  return {
    base: means[0] ?? 0,
    mean: all,
    parts: values.map((value, k) => {
      // A value on the other side of zero than its answer made up for others of its group: it has no direction.
      const shift = shifts[k] ?? 0
      const factor = value / shift > 0 ? value / shift : perLogOdds
      const ends = [-z95, z95].map((z) => factor * (distances[k] ?? 0) * sizeAt(model, k, z))
      const answered = subject.readings[k] !== null
      return { value, low: Math.min(...ends, value), high: Math.max(...ends, value), answered }
    }),
  }
}

/** The size of a factor at so many standard deviations: one that rises never turns round. */
function sizeAt({ sizes, spreads }: Model, k: number, z: number): number {
  const size = (sizes[k] ?? 0) + z * (spreads[k] ?? 0)
  return lines[k]?.shape === 'rising' ? Math.max(0, size) : size
}

/** The mean with every set of groups told, in people per 100: bit g is set when group g is. */
function coalitionMeans(model: Model, { level, taken, open, refusals }: Case): number[] {
  const { centre, spread, applicants, typical, varied } = model.levels[level]
  const [moves, told, untold] = [groupOrder.map(() => 0), groupOrder.map(() => 0), groupOrder.map(() => 0)]
  for (const [k, group] of groupOfFactor.entries()) {
    const distance = (taken[k] ?? 0) - (typical[k] ?? 0)
    moves[group] = (moves[group] ?? 0) + (model.sizes[k] ?? 0) * distance
    told[group] = (told[group] ?? 0) + ((model.spreads[k] ?? 0) * distance) ** 2 + (open[k] ?? 0)
    untold[group] = (untold[group] ?? 0) + (varied[k] ?? 0)
  }
  return Array.from({ length: coalitions }, (_, set) => {
    let [score, variance] = [centre, spread ** 2 + applicants ** 2]
    for (let group = 0; group < groupCount; group++) {
      const isTold = (set & (1 << group)) !== 0
      if (isTold) score += moves[group] ?? 0
      variance += (isTold ? told : untold)[group] ?? 0
    }
    return 100 * chanceAfter(model, refusals, score, variance)
  })
}

/** The mean of a level for people with these refusals, in people per 100: nothing else is told of them. */
export function levelMean(model: Model, { level, refusals }: Pick<Case, 'level' | 'refusals'>, z?: number): number {
  const { centre, spread, applicants, varied } = model.levels[level]
  const people = varied.reduce((sum, variance) => sum + variance, 0)
  return z === undefined
    ? 100 * chanceAfter(model, refusals, centre, spread ** 2 + applicants ** 2 + people)
    : 100 * chanceAfter(model, refusals, centre + z * spread, people)
}

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1))
/** How often a group is told right after so many others, of all orders. */
const weights = groupOrder.map(
  (_, size) => (factorial(size) * factorial(groupCount - size - 1)) / factorial(groupCount),
)
const countGroups = (set: number): number => (set === 0 ? 0 : (set & 1) + countGroups(set >> 1))
const setSizes = Array.from({ length: coalitions }, (_, set) => countGroups(set))

function shapley(means: readonly number[], group: number): number {
  let sum = 0
  for (let set = 0; set < coalitions; set++) {
    if (set & (1 << group)) continue
    sum += (weights[setSizes[set] ?? 0] ?? 0) * ((means[set | (1 << group)] ?? 0) - (means[set] ?? 0))
  }
  return sum
}

/** Inside a group by log-odds; where these nearly cancel out, by the slope of the chance and how much each moves. */
function withinGroups(shifts: readonly number[], groupValues: readonly number[], perLogOdds: number): number[] {
  const parts = shifts.map(() => 0)
  for (const [group, value] of groupValues.entries()) {
    const members = lines.flatMap((_, k) => (groupOfFactor[k] === group ? [k] : []))
    const total = members.reduce((sum, k) => sum + (shifts[k] ?? 0), 0)
    const moved = members.reduce((sum, k) => sum + Math.abs(shifts[k] ?? 0), 0)
    const ratio = value / total
    const isProportional = Math.abs(total) > moved / 4 && ratio > 0
    const rest = value - perLogOdds * total
    for (const k of members) {
      const shift = shifts[k] ?? 0
      const share = moved === 0 ? 1 / members.length : Math.abs(shift) / moved
      parts[k] = isProportional ? shift * ratio : perLogOdds * shift + rest * share
    }
  }
  return parts
}
