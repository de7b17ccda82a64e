import { mean, middleNinety, shareOf } from './distribution.ts'
import type { EstimatedRoute } from './priors.ts'
import { levels } from './priors.ts'
import { interceptFor, poolEffects, poolSize, type RouteFactors, routeFactors } from './route-model.ts'
import type { World } from './world.ts'

/** A route in every world: the sizes of its factors, world after world, and the constants that keep its level. */
export interface RouteWorlds {
  model: RouteFactors
  count: number
  sizes: Float64Array
  constants: Float64Array
  /** The level of each world, as a share. */
  shares: Float64Array
}

const known = new WeakMap<readonly World[], Map<EstimatedRoute, RouteWorlds>>()

/** Computed once for each list of worlds (some milliseconds), then remembered. */
export function routeWorlds(worlds: readonly World[], route: EstimatedRoute): RouteWorlds {
  const routes = known.get(worlds) ?? new Map<EstimatedRoute, RouteWorlds>()
  known.set(worlds, routes)
  const found = routes.get(route)
  if (found) return found
  const model = routeFactors(route)
  const level = levels[route].level
  const made = {
    model,
    count: worlds.length,
    sizes: Float64Array.from(worlds.flatMap(({ sizes }) => model.lines.map((line) => sizes[line] ?? 0))),
    constants: Float64Array.from(worlds, (world) => interceptFor(world.levels[level], poolEffects(model, world.sizes))),
    shares: Float64Array.from(worlds, (world) => shareOf(world.levels[level])),
  }
  routes.set(route, made)
  return made
}

/**
 * The chance of a person in every world. An answer that is missing is taken from each of the pool in turn, so that
 * there are as many chances a world as people in the pool, world after world; with every answer given there is one.
 */
export function chances({ model, count, sizes, constants }: RouteWorlds, answers: readonly (number | null)[]) {
  const factorCount = model.lines.length
  const missing = answers.flatMap((answer, k) => (answer === null ? [k] : []))
  const people = missing.length === 0 ? 1 : poolSize
  const values = new Float64Array(count * people)
  for (let world = 0; world < count; world++) {
    const row = world * factorCount
    let sure = constants[world] ?? 0
    for (let k = 0; k < factorCount; k++) sure += (sizes[row + k] ?? 0) * (answers[k] ?? 0)
    for (let person = 0; person < people; person++) {
      let sum = sure
      for (const k of missing) sum += (sizes[row + k] ?? 0) * (model.answers[person * factorCount + k] ?? 0)
      values[world * people + person] = shareOf(sum)
    }
  }
  return values
}

/** The mean of each world's chances, whatever the number of people behind it. */
export function meanByWorld(values: Float64Array, count: number): Float64Array {
  const people = values.length / count
  return Float64Array.from({ length: count }, (_, world) => mean(values.subarray(world * people, (world + 1) * people)))
}

/** In people per 100, unrounded: the 5th percentile, the mean and the 95th percentile. */
export interface Range {
  low: number
  mean: number
  high: number
}

export function rangeOf(values: Float64Array): Range {
  const [low, high] = middleNinety(values)
  return { low: 100 * low, mean: 100 * mean(values), high: 100 * high }
}
