import { type LevelName, levelNames, levels, mapLevels } from '../evidence/levels.ts'
import {
  type ChangeKind,
  composition,
  interceptSpreads,
  type Line,
  lines,
  payGrowth,
  persistence,
  personEffect,
  tempering,
} from '../evidence/lines.ts'
import { density, logOddsBetween, normalBelow, normalQuantile, toShare } from '../math/distribution.ts'
import { cholesky, type Matrix, solveLower, solveUpper } from '../math/linear-algebra.ts'
import { evenlyNormal, type Random, seeded } from '../math/random.ts'
import { firstTimersLevel } from './first-timers.ts'
import { type Cases, type Explanation, logLikelihood } from './likelihood.ts'
import { compositionIds, factorCount } from './pool-table.ts'

/*
 * The fit: draws of everything that the lines leave open, as plausible as the lines say and as well explaining the
 * reported outcomes. First the most plausible point (Newton's method), then a normal cloud around it that is as wide as
 * the curvature there says (Laplace), a little widened; from the cloud draws are taken by their true weights
 * (importance sampling). Levels, mixes of applicants and persistence are not informed by any report: they are spread
 * evenly over what their lines say.
 */

/** One way in which applications might be decided. */
export interface Draw {
  /** Of first applications: shares from 0 to 1. */
  levels: Record<LevelName, number>
  /** One for each line, in their order, log-odds. */
  sizes: number[]
  effect: number
  payGrowth: number
  persistence: Record<ChangeKind, number>
  /** Log-odds of each mark of the pool's mix. */
  mix: number[]
}

export interface FitOptions {
  seed: number
  /** How many points of the cloud are weighed. */
  particles: number
  /** How many are kept. */
  draws: number
  /** The exponent of the likelihood. */
  tempering: number
}
export const publishedFit: FitOptions = { seed: 2026, particles: 6_000, draws: 400, tempering }

export interface Fit {
  draws: Draw[]
  /** The intercepts of those who report, for each draw. */
  intercepts: number[][]
  effectiveSampleSize: number
  /** How many of the kept points differ. */
  distinct: number
}

/** The cloud is wider than the curvature says, so that no part of the target is missed. */
const widening = 1.08
/** Step of the numeric derivatives, in standard deviations of the lines. */
const step = 0.01
const [effectAt, growthAt, reportersAt, interceptsAt] = [factorCount, factorCount + 1, factorCount + 2, factorCount + 3]

const changeKinds = Object.keys(persistence) as ChangeKind[]

/** Something of each kind of change. */
export const mapChanges = <T>(of: (kind: ChangeKind, index: number) => T) =>
  Object.fromEntries(changeKinds.map((kind, index) => [kind, of(kind, index)])) as Record<ChangeKind, T>

/** Draws as plausible as each other, the same for the same seed. Without cases: what the lines alone say. */
export function fit(cases: Cases | null, options: FitOptions): Fit {
  const random = seeded(options.seed)
  const { points, effectiveSampleSize, distinct } = cases
    ? posterior(cases, options, random)
    : prior(options.draws, random)
  const rest = evenlyNormal(options.draws, restDimensions, random)
  return {
    draws: points.map((point, index) => drawAt(point, rest[index] ?? [])),
    intercepts: points.map(toIntercepts),
    effectiveSampleSize,
    distinct,
  }
}

const prior = (count: number, random: Random) => ({
  points: evenlyNormal(count, interceptsAt, random),
  effectiveSampleSize: count,
  distinct: count,
})

function posterior(cases: Cases, options: FitOptions, random: Random) {
  const target: Target = {
    value: (point) => options.tempering * logLikelihood(cases, explanationAt(point)) - squared(point) / 2,
    slopes: (point) => slopesAt(cases, point, options.tempering),
  }
  const dimensions = interceptsAt + cases.cellNames.length
  const { mode, lower } = mostPlausible(target, dimensions)
  const particles = evenlyNormal(options.particles, dimensions, random).map((offset) => {
    const shift = solveUpper(lower, offset)
    const point = mode.map((value, index) => value + widening * (shift[index] ?? 0))
    return { point, logWeight: target.value(point) + squared(offset) / 2 }
  })
  const most = particles.reduce((found, { logWeight }) => Math.max(found, logWeight), Number.NEGATIVE_INFINITY)
  const weights = particles.map(({ logWeight }) => Math.exp(logWeight - most))
  const kept = drawn(weights, options.draws, random)
  return {
    points: kept.map((index) => particles[index]?.point ?? []),
    effectiveSampleSize: Math.floor(sum(weights) ** 2 / squared(weights)),
    distinct: new Set(kept).size,
  }
}

/** What a point means; each of its coordinates is a standard normal number before any outcome is read. */
const explanationAt = (point: readonly number[]): Explanation => ({
  sizes: lines.map((line, k) => sizeAt(line, point[k] ?? 0)),
  effect: logNormal(personEffect, point[effectAt] ?? 0),
  payGrowth: payGrowth.size + payGrowth.spread * (point[growthAt] ?? 0),
  intercepts: toIntercepts(point),
})

const toIntercepts = (point: readonly number[]) =>
  point.slice(interceptsAt).map((z) => interceptSpreads.all * (point[reportersAt] ?? 0) + interceptSpreads.each * z)

interface Quantity {
  size: number
  spread: number
}
/** Log-normal with this mean and standard deviation. */
function logNormal({ size, spread }: Quantity, z: number): number {
  const variance = Math.log(1 + (spread / size) ** 2)
  return size * Math.exp(Math.sqrt(variance) * z - variance / 2)
}
/** A line that rises is a normal cut off at 0: reports that contradict it bring it near nothing, never below. */
const sizeAt = (line: Line, z: number): number =>
  line.shape === 'free' ? line.size + line.spread * z : Math.max(0, line.size + line.spread * cutPoint(line, z))
/** How fast the size moves with its coordinate. */
const sizeSlope = (line: Line, z: number): number =>
  line.shape === 'free' ? line.spread : (line.spread * density(z) * (1 - belowZero(line))) / density(cutPoint(line, z))

const belowZero = ({ size, spread }: Quantity) => normalBelow(-size / spread)
/** Where the uncut normal has as much above 0 below it as a standard normal has below `z`. */
function cutPoint(line: Line, z: number): number {
  const below = belowZero(line)
  return normalQuantile(below + (1 - below) * normalBelow(Math.min(4.5, Math.max(-4.5, z))))
}

function slopesAt(cases: Cases, point: readonly number[], exponent: number): number[] {
  const explanation = explanationAt(point)
  const byNumber = new Float64Array(factorCount + cases.cellNames.length)
  logLikelihood(cases, explanation, byNumber)
  /** The two that have no formula here. */
  const numeric = (index: number) => {
    const at = (by: number) => logLikelihood(cases, explanationAt(moved(point, index, by)))
    return (at(step) - at(-step)) / (2 * step)
  }
  return point.map((z, index) => {
    if (index === effectAt || index === growthAt) return exponent * numeric(index) - z
    if (index === reportersAt)
      return exponent * interceptSpreads.all * sum(Array.from(byNumber.subarray(factorCount))) - z
    if (index >= interceptsAt)
      return exponent * interceptSpreads.each * (byNumber[index - interceptsAt + factorCount] ?? 0) - z
    const line = lines[index]
    return line ? exponent * sizeSlope(line, z) * (byNumber[index] ?? 0) - z : -z
  })
}

const moved = (point: readonly number[], index: number, by: number) => {
  const next = [...point]
  next[index] = (next[index] ?? 0) + by
  return next
}

interface Target {
  value: (point: readonly number[]) => number
  slopes: (point: readonly number[]) => number[]
}

/** The top of the target, and L with L·Lᵀ = its curvature there. */
function mostPlausible(target: Target, dimensions: number): { mode: number[]; lower: Matrix } {
  let mode: number[] = Array.from({ length: dimensions }, () => 0)
  let [height, lower] = [target.value(mode), curvature(target, mode)]
  for (let round = 0; round < 30; round++) {
    const direction = solveUpper(lower, solveLower(lower, target.slopes(mode)))
    // Half the step as often as needed: far from the top the curvature promises too much.
    let [length, next, nextHeight] = [1, mode, height]
    do {
      next = mode.map((value, index) => value + length * (direction[index] ?? 0))
      nextHeight = target.value(next)
      length /= 2
    } while (nextHeight < height && length > 1e-6)
    const gained = nextHeight - height
    if (gained > 0) [mode, height] = [next, nextHeight]
    if (gained < 1e-6) break
    lower = curvature(target, mode)
  }
  return { mode, lower }
}

/** Minus the second derivatives; where they are no hill, the lines' own curvature is added until they are. */
function curvature({ slopes }: Target, at: readonly number[]): Matrix {
  const columns = at.map((_, index) => {
    const [after, before] = [slopes(moved(at, index, step)), slopes(moved(at, index, -step))]
    return after.map((value, row) => ((before[row] ?? 0) - value) / (2 * step))
  })
  const matrix = at.map((_, row) =>
    Array.from({ length: row + 1 }, (_, column) => ((columns[column]?.[row] ?? 0) + (columns[row]?.[column] ?? 0)) / 2),
  )
  for (let added = 0; ; added = Math.max(1, 2 * added)) {
    const lower = cholesky(matrix.map((values, row) => moved(values, row, added)))
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

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const squared = (values: readonly number[]) => values.reduce((total, value) => total + value * value, 0)

const restDimensions = levelNames.length + changeKinds.length + compositionIds.length

/** A draw: what the outcomes inform, and the rest, by standard normal numbers both. */
function drawAt(point: readonly number[], rest: readonly number[]): Draw {
  const { sizes, effect, payGrowth: growth } = explanationAt(point)
  const [ofLevels, ofChanges] = [0, levelNames.length]
  const ofMix = ofChanges + changeKinds.length
  const persists = (kind: ChangeKind, z: number) => {
    const { size, spread } = persistence[kind]
    return size === 1 ? 1 : toShare(Math.log(size / (1 - size)) + spread * z)
  }
  const kept = mapChanges((kind, index) => persists(kind, rest[ofChanges + index] ?? 0))
  const levelAt = (name: LevelName) => {
    const { low, high } = levels[name]
    const all = toShare(logOddsBetween(low, high, rest[ofLevels + levelNames.indexOf(name)] ?? 0))
    return firstTimersLevel(all, effect, kept.not_sure)
  }
  return {
    levels: mapLevels(levelAt),
    sizes: Array.from(sizes),
    effect,
    payGrowth: growth,
    persistence: kept,
    mix: compositionIds.map((id, index) => composition[id].spread * (rest[ofMix + index] ?? 0)),
  }
}
