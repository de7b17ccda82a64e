import { standIns } from '../estimate/case.ts'
import { stretch } from '../estimate/formula.ts'
import type { Spread } from '../estimate/model.ts'
import { interceptSpreads, type Line, lines, personEffect, tempering } from '../evidence/lines.ts'
import { readFactors, typicalReadings } from '../evidence/pool-table.ts'
import type { Outcome } from '../evidence/reported-outcomes.ts'
import { density, mean, normalBelow, normalQuantile, toShare } from '../math/distribution.ts'
import { cholesky, type Matrix, solveLower, solveUpper } from '../math/linear-algebra.ts'

/*
 * The fit: the most plausible sizes given the lines and the reported outcomes, and how far each is unknown by the curvature
 * there (maximum a posteriori by Newton's method, Laplace). Those who report in a year have an intercept of their own: that
 * approved people report more moves the intercepts and leaves the sizes, as in a case-control study. A report is read as the
 * estimate reads a person: what it leaves out is taken from those who resemble the rest of it.
 */

export interface Fit {
  /** In the order of the lines. */
  sizes: Spread[]
  /** The log-odds of typical people among those who report, by year and kind of year. */
  intercepts: Map<string, number>
}

/** A report in numbers: distances from the typical reading of everyone else, and how much its blanks flatten the curve. */
interface Row {
  distances: number[]
  flattening: number
  approved: number
  cell: number
}

/** Before any outcome each coordinate is a standard normal number: the sizes, all who report, and each cell of them. */
const reportersAt = lines.length
const cellsAt = reportersAt + 1
const step = 0.001

/** Sizes and intercepts that explain these outcomes; without any, what the lines say. */
export function fit(outcomes: readonly Outcome[], exponent: number = tempering): Fit {
  const cellNames = [...new Set(outcomes.map(({ cell }) => cell))].sort()
  const rows = readRows(outcomes, cellNames)
  const point = Array.from({ length: cellsAt + cellNames.length }, () => 0)
  let lower: Matrix = []
  for (let round = 0; round < 40; round++) {
    const { slopes, curvature } = derivatives(rows, point, exponent)
    lower = cholesky(curvature) ?? lower
    const change = solveUpper(lower, solveLower(lower, slopes))
    for (const [index, by] of change.entries()) point[index] = (point[index] ?? 0) + Math.max(-1, Math.min(1, by))
    if (Math.max(...change.map(Math.abs)) < 1e-9) break
  }
  const deviations = point.map((_, index) => {
    const unit = point.map((_, other) => Number(other === index))
    return Math.sqrt(solveUpper(lower, solveLower(lower, unit))[index] ?? 0)
  })
  return {
    sizes: lines.map((line, k) => averaged(point[k] ?? 0, deviations[k] ?? 1, (z) => sizeAt(line, z))),
    intercepts: new Map(cellNames.map((name, cell) => [name, interceptOf(point, cell)])),
  }
}

/** The score of one who reports, without an intercept: what `fit` ranks people by. */
export function scoreOfReport({ sizes }: Fit, { person }: Outcome): { score: number; flattening: number } {
  const row = readRow(person, usualSizes, typicalReadings('everyone_else'))
  return {
    score: sumOf(
      row.distances,
      sizes.map(({ size }) => size),
    ),
    flattening: row.flattening,
  }
}

function readRows(outcomes: readonly Outcome[], cellNames: readonly string[]): Row[] {
  const typical = typicalReadings('everyone_else')
  return outcomes.map(({ person, approved, cell }) => ({
    ...readRow(person, usualSizes, typical),
    approved: Number(approved),
    cell: cellNames.indexOf(cell),
  }))
}

function readRow(person: Outcome['person'], sizes: readonly number[], typical: readonly number[]) {
  const { taken, open } = standIns(sizes, person, readFactors(person))
  const variance = personEffect.size ** 2 + open.reduce((sum, one) => sum + one, 0)
  return { distances: taken.map((value, k) => value - (typical[k] ?? 0)), flattening: 1 / stretch(variance) }
}

/** The slopes of the logarithm of the target, and minus its second derivatives (the lower triangle). */
function derivatives(rows: readonly Row[], point: readonly number[], exponent: number) {
  const sizes = lines.map((line, k) => sizeAt(line, point[k] ?? 0))
  const turns = lines.map((line, k) => slopeAt(line, point[k] ?? 0))
  const slopes = point.map((z) => -z)
  const curvature = point.map((_, row) => Array.from({ length: row + 1 }, (_, column) => Number(column === row)))
  const bySize = lines.map(() => 0)
  for (const { distances, flattening, approved, cell } of rows) {
    const chance = toShare(flattening * (interceptOf(point, cell) + sumOf(distances, sizes)))
    const pull = exponent * flattening * (approved - chance)
    const weight = exponent * flattening ** 2 * chance * (1 - chance)
    const moves = [
      ...distances.map((distance, k) => [k, distance * (turns[k] ?? 0)] as const),
      [reportersAt, interceptSpreads.all] as const,
      [cellsAt + cell, interceptSpreads.each] as const,
    ]
    for (const [index, move] of moves) {
      slopes[index] = (slopes[index] ?? 0) + pull * move
      const line = curvature[index]
      if (!line) continue
      for (const [other, theirs] of moves) if (other <= index) line[other] = (line[other] ?? 0) + weight * move * theirs
    }
    for (const [k, distance] of distances.entries()) bySize[k] = (bySize[k] ?? 0) + pull * distance
  }
  // A size bends with its coordinate where its line is cut off at 0.
  for (const [k, line] of lines.entries()) {
    const z = point[k] ?? 0
    const bend = (slopeAt(line, z + step) - slopeAt(line, z - step)) / (2 * step)
    const own = curvature[k]
    if (own) own[k] = Math.max(0.5, (own[k] ?? 0) - (bySize[k] ?? 0) * bend)
  }
  return { slopes, curvature }
}

const interceptOf = (point: readonly number[], cell: number) =>
  interceptSpreads.all * (point[reportersAt] ?? 0) + interceptSpreads.each * (point[cellsAt + cell] ?? 0)
const sumOf = (distances: readonly number[], sizes: readonly number[]) =>
  distances.reduce((sum, distance, k) => sum + distance * (sizes[k] ?? 0), 0)

/** A line that rises is a normal cut off at 0: reports that contradict it bring it near nothing, never below. */
const sizeAt = (line: Line, z: number): number =>
  line.shape === 'free' ? line.size + line.spread * z : Math.max(0, line.size + line.spread * cutPoint(line, z))
/** How fast the size moves with its coordinate. */
const slopeAt = (line: Line, z: number): number =>
  line.shape === 'free' ? line.spread : (line.spread * density(z) * (1 - belowZero(line))) / density(cutPoint(line, z))

const belowZero = ({ size, spread }: Spread) => normalBelow(-size / spread)
/** Where the uncut normal has as much above 0 below it as a standard normal has below `z`. */
function cutPoint(line: Line, z: number): number {
  const below = belowZero(line)
  return normalQuantile(below + (1 - below) * normalBelow(Math.min(4.5, Math.max(-4.5, z))))
}

const points = Array.from({ length: 199 }, (_, index) => normalQuantile((index + 0.5) / 199))

/** Mean and standard deviation of something of a normal number. */
export function averaged(middle: number, deviation: number, of: (z: number) => number): Spread {
  const values = points.map((z) => of(middle + deviation * z))
  const size = mean(values)
  return { size, spread: Math.sqrt(mean(values.map((value) => (value - size) ** 2))) }
}

/** What the lines say before any outcome: how far blanks are open is reckoned with these. */
const usualSizes = lines.map((line) => averaged(0, 1, (z) => sizeAt(line, z)).size)
