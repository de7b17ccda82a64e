import { groupOrder, lines } from '../evidence/lines.ts'
import { chanceAt } from '../fit/person-effect.ts'
import { factorCount, poolSize, poolTable } from '../fit/pool-table.ts'
import { mean, middleNinety } from '../math/distribution.ts'
import type { Case } from './chances.ts'
import type { Model } from './model.ts'

/*
 * Why is the chance of this person what it is? The way from the level to the person's own mean, divided among ICA's six
 * groups by their exact Shapley values: what a group adds, averaged over every order in which the groups could be told.
 * A group that is not told yet is taken from those who stand for the level, one after the other. Who stands for a
 * missing answer is settled before any group is told, so that telling one group changes nothing in another.
 */
const groupCount = groupOrder.length
const coalitions = 1 << groupCount
/** A permutation of the 32, so that those who stand for the level meet those who stand for an answer by chance. */
export const partnerPlace = (place: number) => (place * 13 + 5) % poolSize

export interface Explanation {
  /** The mean with no group told, and with all: people per 100. */
  base: number
  mean: number
  /** The mean with no group told, in each draw, as a share. */
  baseByDraw: Float64Array
  /** One for each line; they add up to `mean` - `base`. */
  parts: Part[]
}

/** What a factor adds, in people per 100, with the 5th and 95th percentile over the draws. */
interface Part {
  value: number
  low: number
  high: number
  answered: boolean
}

const groupOfFactor = Int32Array.from(lines, ({ group }) => groupOrder.indexOf(group))

export function explain(model: Model, subject: Case): Explanation {
  const { count } = model
  const values = coalitionMeans(model, subject)
  const at = (set: number) => Float64Array.from({ length: count }, (_, draw) => values[draw * coalitions + set] ?? 0)
  const groupValues = groupOrder.map((_, group) => 100 * shapley(values, count, group))
  const shifts = computeShifts(model, subject)
  const means = shifts.map(mean)
  const all = at(coalitions - 1)
  const perLogOdds = 100 * mean(all.map((share) => share * (1 - share)))
  const shares = withinGroups(means, groupValues, perLogOdds)
  const baseByDraw = at(0)
  return {
    base: 100 * mean(baseByDraw),
    mean: 100 * mean(all),
    baseByDraw,
    parts: lines.map((_, k) => {
      const value = shares[k] ?? 0
      const [low, high] = middleNinety(shifts[k] ?? [])
      // The spread over the draws, stretched as the value was. Where the value lies on the other side of zero than the
      // answer (it was nearly nothing, and made up for others of its group) the ends hold both: it has no direction.
      const stretch = value / (means[k] ?? 0)
      const factor = Number.isFinite(stretch) && stretch > 0 ? stretch : perLogOdds
      const ends = [low * factor, high * factor]
      const answered = subject.readings[k] !== null
      return { value, low: Math.min(...ends, value), high: Math.max(...ends, value), answered }
    }),
  }
}

/** The mean with every set of groups answered, for each draw: bit g is set when group g is. */
function coalitionMeans(
  { count, sizes, levels }: Model,
  { level, readings, most, others, tables }: Case,
): Float64Array {
  const { constants, people } = levels[level]
  const pool = poolTable().readings
  const moved = new Float64Array(groupCount)
  const sums = new Float64Array(coalitions)
  const means = new Float64Array(count * coalitions)
  const own = Float64Array.from(readings, (reading) => reading ?? Number.NaN)
  for (let draw = 0; draw < count; draw++) {
    const row = draw * factorCount
    for (let place = 0; place < poolSize; place++) {
      moved.fill(0)
      const table = tables[place % tables.length]?.[draw] ?? own
      let unanswered = constants[draw] ?? 0
      const person = (people[draw * poolSize + partnerPlace(place)] ?? 0) * factorCount
      const other = (others[draw * poolSize + place] ?? 0) * factorCount
      for (let k = 0; k < factorCount; k++) {
        const size = sizes[row + k] ?? 0
        const theirs = size * (pool[person + k] ?? 0)
        const reading = own[k] ?? 0
        const group = groupOfFactor[k] ?? 0
        unanswered += theirs
        // NaN is a missing answer.
        moved[group] =
          (moved[group] ?? 0) +
          size * (Number.isNaN(reading) ? Math.min(most[k] ?? 1, pool[other + k] ?? 0) : reading) -
          theirs
      }
      sums[0] = unanswered
      const start = draw * coalitions
      means[start] = (means[start] ?? 0) + chanceAt(table, unanswered) / poolSize
      for (let set = 1; set < coalitions; set++) {
        const last = 31 - Math.clz32(set)
        const sum = (sums[set ^ (1 << last)] ?? 0) + (moved[last] ?? 0)
        sums[set] = sum
        means[start + set] = (means[start + set] ?? 0) + chanceAt(table, sum) / poolSize
      }
    }
  }
  return means
}

/** What each factor moves in each draw, in log-odds against the mean of the level's applicants. */
function computeShifts({ count, sizes, levels }: Model, { level, readings, most, others }: Case): Float64Array[] {
  const { people } = levels[level]
  const pool = poolTable().readings
  const meanReading = (places: Int32Array, draw: number, k: number, bound = 1) => {
    let sum = 0
    for (let place = 0; place < poolSize; place++)
      sum += Math.min(bound, pool[(places[draw * poolSize + place] ?? 0) * factorCount + k] ?? 0)
    return sum / poolSize
  }
  return lines.map((_, k) =>
    Float64Array.from({ length: count }, (_, draw) => {
      const own = readings[k] ?? meanReading(others, draw, k, most[k])
      return (sizes[draw * factorCount + k] ?? 0) * (own - meanReading(people, draw, k))
    }),
  )
}

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1))
/** How often a group is told right after so many others, of all orders. */
const weights = groupOrder.map(
  (_, size) => (factorial(size) * factorial(groupCount - size - 1)) / factorial(groupCount),
)
const countGroups = (set: number): number => (set === 0 ? 0 : (set & 1) + countGroups(set >> 1))
const setSizes = Array.from({ length: coalitions }, (_, set) => countGroups(set))

/** The mean over the draws of what a group adds. */
function shapley(values: Float64Array, count: number, group: number): number {
  let sum = 0
  for (let set = 0; set < coalitions; set++) {
    if (set & (1 << group)) continue
    const weight = weights[setSizes[set] ?? 0] ?? 0
    for (let draw = 0; draw < count; draw++)
      sum += weight * ((values[draw * coalitions + (set | (1 << group))] ?? 0) - (values[draw * coalitions + set] ?? 0))
  }
  return sum / count
}

/**
 * Inside a group the value is divided in proportion to the log-odds. Where these nearly cancel out a proportion would
 * blow up; then each counts by the slope of the chance, and what is left over is shared by how much each moves.
 */
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
