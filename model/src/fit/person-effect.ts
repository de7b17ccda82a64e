import { toShare } from '../math/distribution.ts'

/*
 * What no form can ask is one effect for each person, normal in log-odds, integrated out: the chance of people with
 * these answers is the logistic function smoothed by it. It stands in a table for each draw. A refusal is evidence
 * about the effect: after one the chance is the smoothed function of another table, by Bayes.
 */

/** Nodes and weights of Gauss and Hermite for a standard normal number: nine and seven points. */
const nine: readonly (readonly [number, number])[] = symmetric([
  [4.512745863399783, 2.2345844007746607e-5],
  [3.20542900285647, 0.0027891413212317692],
  [2.07684797867783, 0.04991640676521782],
  [1.0232556637891326, 0.24409750289493953],
  [0, 0.40634920634920635],
])
const seven: readonly (readonly [number, number])[] = symmetric([
  [3.7504397177257425, 0.000548268855972217],
  [2.366759410734541, 0.03075712396758652],
  [1.1544053947399682, 0.2401231786050127],
  [0, 0.45714285714285724],
])
function symmetric(points: readonly (readonly [number, number])[]) {
  return points.flatMap(([at, weight]) =>
    at === 0 ? [[0, weight] as const] : [[-at, weight] as const, [at, weight] as const],
  )
}

const [least, most, perUnit] = [-14, 14, 8]
const size = (most - least) * perUnit + 1

/**
 * The chance by log-odds: a smooth curve through its values at every eighth from -14 to 14 (Catmull and Rom), good to a
 * millionth. Four coefficients for each eighth.
 */
export type EffectTable = Float64Array

function makeTable(chance: (x: number) => number): EffectTable {
  const values = new Float64Array(size)
  for (let index = 0; index < size; index++) values[index] = chance(least + index / perUnit)
  const at = (index: number) => values[Math.min(size - 1, Math.max(0, index))] ?? 0
  const table = new Float64Array(4 * size)
  for (let index = 0; index < size; index++) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    table[4 * index] = b
    table[4 * index + 1] = (c - a) / 2
    table[4 * index + 2] = (2 * a - 5 * b + 4 * c - d) / 2
    table[4 * index + 3] = (3 * (b - c) + d - a) / 2
  }
  return table
}

/** The chance at `x` with an effect of this spread. */
const smoothed = (x: number, spread: number): number => averaged(nine, (at) => toShare(x + spread * at))

export const effectTable = (spread: number): EffectTable => makeTable((x) => smoothed(x, spread))

function averaged(points: typeof nine, of: (at: number) => number): number {
  let sum = 0
  for (const [at, weight] of points) sum += weight * of(at)
  return sum
}

/**
 * The chance after refusals of the same answers, of which the effect of today keeps `persistence`. The effect that
 * was refused is the same in all of them. Given the effect, each attempt is decided by itself. `refusals`: how often, with
 * the share of those who were refused so often; the shares sum to 1.
 */
export function effectTableAfter(
  spread: number,
  refusals: readonly (readonly [times: number, share: number])[],
  persistence: number,
): EffectTable {
  const rest = spread * Math.sqrt(1 - persistence ** 2)
  // What of the effect was another one then stands in a table of its own: seven points for each place, and not for each
  // pair of places and effects of today.
  const counts = refusals.map(([times, share]) => {
    const certainly = (y: number) => toShare(-y) ** times
    const refusedAt = rest === 0 ? certainly : tabled((y) => averaged(seven, (other) => certainly(y + rest * other)))
    return { share, refusedAt }
  })
  return makeTable((x) => {
    const chances = nine.map(([today]) => toShare(x + spread * today))
    let sum = 0
    for (const { share, refusedAt } of counts) {
      let [approved, all] = [0, 0]
      for (const [index, [today, weight]] of nine.entries()) {
        const refused = weight * refusedAt(x + spread * persistence * today)
        approved += refused * (chances[index] ?? 0)
        all += refused
      }
      sum += all > 0 ? (share * approved) / all : 0
    }
    return sum
  })
}

const tabled = (of: (y: number) => number) => {
  const table = makeTable(of)
  return (y: number) => chanceAt(table, y)
}

/**
 * The same chance at one `x` after none, one, two and three refusals: cheaper than tables where few people are looked
 * at.
 */
export function chancesAfter(spread: number, persistence: number, x: number): [number, number, number, number] {
  const rest = Math.sqrt(1 - persistence ** 2)
  const others = rest === 0 ? [[0, 1] as const] : seven
  const approved = [0, 0, 0, 0]
  const all = [0, 0, 0, 0]
  for (const [today, weight] of nine) {
    const refused = [1, 0, 0, 0]
    for (const [other, share] of others) {
      const refusal = 1 - toShare(x + spread * (persistence * today + rest * other))
      for (let times = 1; times < 4; times++) refused[times] = (refused[times] ?? 0) + share * refusal ** times
    }
    const chance = toShare(x + spread * today)
    refused.forEach((share, times) => {
      approved[times] = (approved[times] ?? 0) + weight * share * chance
      all[times] = (all[times] ?? 0) + weight * share
    })
  }
  const [none = 0, one = 0, two = 0, three = 0] = approved.map((sum, times) => sum / (all[times] ?? 1))
  return [none, one, two, three]
}

/** Nobody is farther out than this: beyond it the curve is as good as flat. */
const [farLeft, farRight] = [least + 0.2, most - 0.2]

/** The chance at `x`. */
export function chanceAt(table: EffectTable, x: number): number {
  const position = (Math.min(farRight, Math.max(farLeft, x)) - least) * perUnit
  const index = position | 0
  const t = position - index
  const place = index << 2
  return (
    (table[place] ?? 0) + t * ((table[place + 1] ?? 0) + t * ((table[place + 2] ?? 0) + t * (table[place + 3] ?? 0)))
  )
}

/** The slope of the same curve. */
export function slopeAt(table: EffectTable, x: number): number {
  const position = (Math.min(farRight, Math.max(farLeft, x)) - least) * perUnit
  const index = position | 0
  const t = position - index
  const place = index << 2
  return perUnit * ((table[place + 1] ?? 0) + t * (2 * (table[place + 2] ?? 0) + 3 * t * (table[place + 3] ?? 0)))
}

/** The constant at which these effects reach the level (a share) on average, by Newton's method. */
export function constantFor(table: EffectTable, level: number, effects: ArrayLike<number>): number {
  let constant = Math.log(level / (1 - level)) * 1.2
  for (let index = 0; index < effects.length; index++) constant -= (effects[index] ?? 0) / effects.length
  for (let step = 0; step < 60; step++) {
    let [sum, slope] = [0, 0]
    for (let index = 0; index < effects.length; index++) {
      const x = constant + (effects[index] ?? 0)
      sum += chanceAt(table, x)
      slope += slopeAt(table, x)
    }
    // Where nearly everyone succeeds or fails the slope is next to nothing: never further than one at a time.
    const change = Math.max(-1, Math.min(1, (sum / effects.length - level) / (slope / effects.length)))
    constant -= change
    if (Math.abs(change) < 1e-12) break
  }
  return constant
}
