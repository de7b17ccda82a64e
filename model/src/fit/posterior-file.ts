import type { Fit, FitOptions } from './fit.ts'
import { estimatedRoutes, factorPriors, levels } from './priors.ts'
import { routeFactors } from './route-model.ts'
import type { World } from './world.ts'

/** The fitted worlds as they stand in `posterior.json`: a column of draws for every level and every line of the priors. */
export interface PosteriorFile {
  version: string
  seed: number
  particles: number
  effective_sample_size: number
  distinct_draws: number
  /** Reported outcomes that went into it. */
  outcomes: number
  levels: Record<'spouses_then' | 'spouses' | 'everyone_else' | 'students', number[]>
  sizes: Record<string, number[]>
}

/** Three digits: finer than any of this is known, and the file stays small. */
const rounded = (value: number) => Math.round(value * 1000) / 1000

export function posteriorFile(fit: Fit, options: FitOptions, outcomes = 0): PosteriorFile {
  const column = (of: (world: World) => number) => fit.worlds.map((world) => rounded(of(world)))
  const draws = {
    levels: {
      spouses_then: column((world) => world.spousesThen),
      spouses: column((world) => world.levels.spouses),
      everyone_else: column((world) => world.levels.everyone_else),
      students: column((world) => world.levels.students),
    },
    sizes: Object.fromEntries(factorPriors.map(({ id }, line) => [id, column((world) => world.sizes[line] ?? 0)])),
  }
  return {
    version: versionOf(draws),
    seed: options.seed,
    particles: options.particles,
    effective_sample_size: fit.effectiveSampleSize,
    distinct_draws: fit.distinct,
    outcomes,
    ...draws,
  }
}

/**
 * Changes with every number that can change a prediction: the draws, the priors, the answers of the pool.
 * Two estimates with the same version come from the same model.
 */
export function versionOf({ levels: levelDraws, sizes }: Pick<PosteriorFile, 'levels' | 'sizes'>): string {
  const pools = estimatedRoutes.map((route) => Array.from(routeFactors(route).answers, rounded))
  const lines = factorPriors.map(({ id, factor, routes, shape, size, spread }) => [
    id,
    factor,
    routes,
    shape,
    size,
    spread,
  ])
  const bounds = Object.values(levels).map(({ low, high, level }) => [low, high, level])
  const text = JSON.stringify([levelDraws, sizes, bounds, lines, pools])
  // FNV-1a, 32 bits: a name, not a seal.
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return `factors-1.${(hash >>> 0).toString(16).padStart(8, '0')}`
}

/** The draws as worlds. Throws when the file does not fit the priors: they were changed without a new fit. */
export function worldsOf(file: PosteriorFile): World[] {
  const columns = factorPriors.map(({ id }) => {
    const column = file.sizes[id]
    if (!column) throw new Error(`posterior.json has no draws of ${id}: run npm run model -- fit`)
    return column
  })
  const at = (column: readonly number[], draw: number) => column[draw] ?? Number.NaN
  return file.levels.spouses.map((spouses, draw) => ({
    spousesThen: at(file.levels.spouses_then, draw),
    levels: {
      spouses,
      everyone_else: at(file.levels.everyone_else, draw),
      students: at(file.levels.students, draw),
    },
    reporting: 0,
    sizes: columns.map((column) => at(column, draw)),
  }))
}

/** For the browser: every other draw, to two digits. The version is that of the whole. */
export function smallPosterior(file: PosteriorFile): PosteriorFile {
  const coarse = (draws: readonly number[]) =>
    draws.filter((_, draw) => draw % 2 === 0).map((value) => Math.round(value * 100) / 100)
  const columns = Object.entries(file.sizes).map(([id, draws]) => [id, coarse(draws)])
  const { spouses_then, spouses, everyone_else, students } = file.levels
  return {
    ...file,
    levels: {
      spouses_then: coarse(spouses_then),
      spouses: coarse(spouses),
      everyone_else: coarse(everyone_else),
      students: coarse(students),
    },
    sizes: Object.fromEntries(columns),
  }
}

/** A column a line, so that a new fit can be read as a change of columns. */
export function posteriorText(file: PosteriorFile): string {
  const columns = (group: Record<string, number[]>) =>
    Object.entries(group)
      .map(([name, draws]) => `    ${JSON.stringify(name)}: [${draws.join(', ')}]`)
      .join(',\n')
  const { levels: levelDraws, sizes, ...facts } = file
  const head = Object.entries(facts).map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`)
  return `{\n${head.join(',\n')},\n  "levels": {\n${columns(levelDraws)}\n  },\n  "sizes": {\n${columns(sizes)}\n  }\n}\n`
}
