import { cholesky, type Matrix, solveLower, solveUpper } from './linear-algebra.ts'
import { evenlyNormal, type Random, seeded } from './random.ts'
import { dimensions, uninformed, type World, worldAt } from './world.ts'

/*
 * The fit: worlds as plausible as the priors say and as well explaining what was observed. First the most plausible
 * world (Newton's method), then a normal cloud around it that is as wide as the curvature there says (Laplace), a
 * little widened; from the cloud worlds are drawn by their true weights (importance sampling). The effective sample
 * size says how well the cloud met the target: all of it would be one for each particle.
 */

export interface FitOptions {
  seed: number
  /** How many worlds are weighed. */
  particles: number
  /** How many are kept. */
  draws: number
}

export interface Fit {
  worlds: World[]
  effectiveSampleSize: number
  /** How many of the worlds that are kept differ. */
  distinct: number
}

export const publishedFit: FitOptions = { seed: 2026, particles: 20_000, draws: 400 }

/** The cloud is wider than the curvature says, so that no part of the target is missed. */
const widening = 1.15
/** Step of the numeric derivatives, in standard deviations of the priors. */
const step = 0.01

/**
 * Worlds that explain what was observed, each as plausible as the others, the same for the same seed.
 * `logLikelihood` judges a world. `evenLevels`: coordinates that no observation informs are spread evenly afterwards,
 * so that chance does not shift them (not with outcomes, which inform them all).
 */
export function fit(logLikelihood: (world: World) => number, options: FitOptions, evenLevels = false): Fit {
  const random = seeded(options.seed)
  const logPosterior = (point: number[]) => logLikelihood(worldAt(point)) - squared(point) / 2
  const { mode, lower } = mostPlausible(logPosterior)
  const particles = evenlyNormal(options.particles, dimensions, random).map((offset) => {
    const shift = solveUpper(lower, offset)
    const point = mode.map((value, index) => value + widening * (shift[index] ?? 0))
    return { point, logWeight: logPosterior(point) + squared(offset) / 2 }
  })
  const most = particles.reduce((found, { logWeight }) => Math.max(found, logWeight), Number.NEGATIVE_INFINITY)
  const weights = particles.map(({ logWeight }) => Math.exp(logWeight - most))
  const kept = drawn(weights, options.draws, random)
  const points = kept.map((index) => particles[index]?.point ?? [])
  return {
    worlds: (evenLevels ? withEvenCoordinates(points, random) : points).map(worldAt),
    effectiveSampleSize: Math.floor(sum(weights) ** 2 / squared(weights)),
    distinct: new Set(kept).size,
  }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const squared = (values: readonly number[]) => values.reduce((total, value) => total + value * value, 0)

/** The top of the posterior, and L with L·Lᵀ = its curvature there. */
function mostPlausible(logPosterior: (point: number[]) => number): { mode: number[]; lower: Matrix } {
  let mode: number[] = Array.from({ length: dimensions }, () => 0)
  let [height, lower] = [logPosterior(mode), curvature(logPosterior, mode)]
  for (let round = 0; round < 30; round++) {
    const direction = solveUpper(lower, solveLower(lower, gradient(logPosterior, mode)))
    // Half the step as often as needed: far from the top the curvature promises too much.
    let [length, next, nextHeight] = [1, mode, height]
    do {
      next = mode.map((value, index) => value + length * (direction[index] ?? 0))
      nextHeight = logPosterior(next)
      length /= 2
    } while (nextHeight < height && length > 1e-6)
    const gained = nextHeight - height
    if (gained > 0) [mode, height] = [next, nextHeight]
    lower = curvature(logPosterior, mode)
    if (gained < 1e-8) break
  }
  return { mode, lower }
}

const moved = (point: readonly number[], ...moves: [index: number, by: number][]) => {
  const next = [...point]
  for (const [index, by] of moves) next[index] = (next[index] ?? 0) + by
  return next
}

function gradient(of: (point: number[]) => number, at: readonly number[]): number[] {
  return at.map((_, index) => (of(moved(at, [index, step])) - of(moved(at, [index, -step]))) / (2 * step))
}

/** Minus the second derivatives; where they are no hill, the priors' own curvature is added until they are. */
function curvature(of: (point: number[]) => number, at: readonly number[]): Matrix {
  const middle = of([...at])
  const matrix: Matrix = at.map(() => [])
  for (let row = 0; row < at.length; row++)
    for (let column = 0; column <= row; column++) {
      const second =
        row === column
          ? of(moved(at, [row, step])) - 2 * middle + of(moved(at, [row, -step]))
          : (of(moved(at, [row, step], [column, step])) -
              of(moved(at, [row, step], [column, -step])) -
              of(moved(at, [row, -step], [column, step])) +
              of(moved(at, [row, -step], [column, -step]))) /
            4
      matrix[row]?.push(-second / step ** 2)
    }
  for (let added = 0; ; added = Math.max(1, 2 * added)) {
    const lower = cholesky(matrix.map((values, row) => moved(values, [row, added])))
    if (lower) return lower
  }
}

/** Systematic resampling: one random start, then equal steps through the weights. */
function drawn(weights: readonly number[], count: number, random: Random): number[] {
  const all = sum(weights)
  const start = random()
  let [index, reached] = [0, weights[0] ?? 0]
  return Array.from({ length: count }, (_, position) => {
    const target = ((position + start) / count) * all
    while (reached < target && index < weights.length - 1) reached += weights[++index] ?? 0
    return index
  })
}

function withEvenCoordinates(points: number[][], random: Random): number[][] {
  const rows = evenlyNormal(points.length, uninformed.length, random)
  return points.map((point, row) =>
    point.map((value, index) => {
      const column = uninformed.indexOf(index)
      return column < 0 ? value : (rows[row]?.[column] ?? 0)
    }),
  )
}
