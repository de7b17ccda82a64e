import type { Reason } from '@settlesg/contract'
import type { RouteWorlds } from './chances.ts'
import { mean, middleNinety, shareOf } from './distribution.ts'
import type { FactorGroup } from './priors.ts'
import { poolSize } from './route-model.ts'

/*
 * Why is the chance of this person what it is? The way from the level of the route to the person's own mean, divided
 * among ICA's six groups by their exact Shapley values: what a group adds, averaged over every order in which the
 * groups could be told. A group that is not told yet is taken from the pool, person by person.
 */
export const groupOrder = [
  'family_ties',
  'economic_contributions',
  'qualifications',
  'age',
  'family_profile',
  'length_of_residency',
] as const satisfies readonly FactorGroup[]

const groupCount = groupOrder.length

/** How many of the pool stand for the others in each world where only a spread is wanted; the stride takes all in turn. */
const peopleTried = 4
const poolStride = 7
const coalitions = 1 << groupCount

export interface Explanation {
  /** The mean with no group told, and with all: people per 100. */
  base: number
  mean: number
  /** One for each factor of the route, in the order of its priors; they add up to `mean` - `base`. */
  parts: Part[]
}

/** What a factor adds, in people per 100, with the 5th and 95th percentile over the worlds. */
interface Part extends Pick<Reason, 'value' | 'low' | 'high'> {
  answered: boolean
}

export function explain(route: RouteWorlds, answers: readonly (number | null)[]): Explanation {
  const { model, count, sizes } = route
  const factorCount = model.lines.length
  const values = coalitionMeans(route, answers)
  const groups = model.priors.map(({ group }) => groupOrder.indexOf(group))
  const groupValues = groupOrder.map((_, group) => 100 * mean(values.map((of) => shapley(of, group))))

  const poolMeans = model.priors.map((_, k) =>
    mean(Array.from({ length: poolSize }, (_, person) => model.answers[person * factorCount + k] ?? 0)),
  )
  // What each factor moves in each world, in log-odds against the mean of the pool; nothing where nothing was said.
  const shift = (world: number, k: number, answer: number) =>
    (sizes[world * factorCount + k] ?? 0) * (answer - (poolMeans[k] ?? 0))
  const shifts = answers.map((answer, k) =>
    Float64Array.from({ length: count }, (_, world) => (answer === null ? 0 : shift(world, k, answer))),
  )
  const means = shifts.map(mean)
  const perLogOdds = 100 * mean(values.map((of) => slope(of[coalitions - 1] ?? 0)))
  const shares = withinGroups(groups, means, answers, groupValues, perLogOdds)
  /** How far an answer could move it: what the pool answers, in every world. */
  const unanswered = (k: number): Part => {
    const possible = Float64Array.from({ length: count * peopleTried }, (_, index) =>
      shift(index % count, k, model.answers[((index * poolStride) % poolSize) * factorCount + k] ?? 0),
    )
    const [low, high] = middleNinety(possible)
    return { value: 0, low: low * perLogOdds, high: high * perLogOdds, answered: false }
  }
  return {
    base: 100 * mean(values.map((of) => of[0] ?? 0)),
    mean: 100 * mean(values.map((of) => of[coalitions - 1] ?? 0)),
    parts: answers.map((answer, k) => {
      if (answer === null) return unanswered(k)
      const value = shares[k] ?? 0
      const [low, high] = middleNinety(shifts[k] ?? [])
      // The spread over the worlds, stretched as the value was. Where the value lies on the other side of zero than the
      // answer (it was nearly nothing, and made up for others of its group) the ends hold both, so that it has no direction.
      const stretch = value / (means[k] ?? 0)
      const factor = Number.isFinite(stretch) && stretch > 0 ? stretch : perLogOdds
      const ends = [low * factor, high * factor]
      return { value, low: Math.min(...ends, value), high: Math.max(...ends, value), answered: true }
    }),
  }
}

const slope = (share: number) => share * (1 - share)

/** The logistic function at every 256th from -20 to 20. */
const table = Float64Array.from({ length: 40 * 256 + 2 }, (_, index) => shareOf(index / 256 - 20))

/** The logistic function by straight lines between the table's points: off by less than 0.0000002, three times as fast. */
function tabled(x: number): number {
  const position = (Math.min(20, Math.max(-20, x)) + 20) * 256
  const index = position | 0
  const below = table[index] ?? 0
  return below + ((table[index + 1] ?? 0) - below) * (position - index)
}

/** For each world, the mean over the pool with every set of groups told: bit g is set when group g is told. */
function coalitionMeans({ model, count, sizes, constants }: RouteWorlds, answers: readonly (number | null)[]) {
  const factorCount = model.lines.length
  const groups = model.priors.map(({ group }) => groupOrder.indexOf(group))
  const told = new Float64Array(groupCount)
  const sums = new Float64Array(coalitions)
  return Array.from({ length: count }, (_, world) => {
    const row = world * factorCount
    const totals = new Float64Array(coalitions)
    for (let person = 0; person < poolSize; person++) {
      told.fill(0)
      let untold = constants[world] ?? 0
      for (let k = 0; k < factorCount; k++) {
        const size = sizes[row + k] ?? 0
        const theirs = size * (model.answers[person * factorCount + k] ?? 0)
        untold += theirs
        const answer = answers[k]
        const group = groups[k] ?? 0
        if (answer != null) told[group] = (told[group] ?? 0) + size * answer - theirs
      }
      sums[0] = untold
      totals[0] = (totals[0] ?? 0) + tabled(untold)
      for (let set = 1; set < coalitions; set++) {
        const last = 31 - Math.clz32(set)
        const sum = (sums[set ^ (1 << last)] ?? 0) + (told[last] ?? 0)
        sums[set] = sum
        totals[set] = (totals[set] ?? 0) + tabled(sum)
      }
    }
    return totals.map((total) => total / poolSize)
  })
}

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1))
/** How often a group is told right after so many others, of all orders. */
const weights = groupOrder.map(
  (_, size) => (factorial(size) * factorial(groupCount - size - 1)) / factorial(groupCount),
)
const sizeOf = (set: number): number => (set === 0 ? 0 : (set & 1) + sizeOf(set >> 1))
const setSizes = Array.from({ length: coalitions }, (_, set) => sizeOf(set))

function shapley(values: Float64Array, group: number): number {
  let sum = 0
  for (let set = 0; set < coalitions; set++) {
    if (set & (1 << group)) continue
    sum += (weights[setSizes[set] ?? 0] ?? 0) * ((values[set | (1 << group)] ?? 0) - (values[set] ?? 0))
  }
  return sum
}

/**
 * Inside a group the value is divided in proportion to the log-odds. Where these nearly cancel out a proportion would
 * blow up; then each counts by the slope of the chance, and what is left over is shared by how much each moves.
 */
function withinGroups(
  groups: number[],
  shifts: number[],
  answers: readonly (number | null)[],
  groupValues: number[],
  perLogOdds: number,
): number[] {
  const parts = shifts.map(() => 0)
  for (const [group, value] of groupValues.entries()) {
    const members = groups.flatMap((of, k) => (of === group && answers[k] !== null ? [k] : []))
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
