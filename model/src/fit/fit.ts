import { standIns } from '../estimate/case.ts'
import { stretch } from '../estimate/formula.ts'
import type { Spread } from '../estimate/model.ts'
import { interceptSpreads, type Line, lines, personEffect, tempering } from '../evidence/lines.ts'
import { readFactors, typicalReadings } from '../evidence/pool-table.ts'
import type { Outcome } from '../evidence/reported-outcomes.ts'
import { density, mean, normalBelow, normalQuantile, toShare } from '../math/distribution.ts'
import { addRow, mostPlausible, startAt } from '../math/newton.ts'

/* Maximum a posteriori by Newton's method, spreads by Laplace. Intercepts take up that approved people report more. */

export interface Fit {
  sizes: Spread[]
  /** The log-odds of typical people among those who report, by year and kind of year. */
  intercepts: Map<string, number>
}

/** A report in numbers: distances from the typical reading of everyone else, and how much its blanks flatten the curve. */
type Row = ReturnType<typeof readRow> & { approved: number; cell: number }

/** Before any outcome each coordinate is a standard normal number: the sizes, all who report, and each cell of them. */
const reportersAt = lines.length
const cellsAt = reportersAt + 1
const step = 0.001

/** Sizes and intercepts that explain these outcomes; without any, what the lines say. */
export function fit(outcomes: readonly Outcome[], exponent: number = tempering): Fit {
  const cellNames = [...new Set(outcomes.map(({ cell }) => cell))].sort()
  const rows = outcomes.map(
    ({ person, approved, cell }): Row => ({
      ...readRow(person),
      approved: Number(approved),
      cell: cellNames.indexOf(cell),
    }),
  )
  const { point, deviations } = mostPlausible(cellsAt + cellNames.length, (at) => derivatives(rows, at, exponent))
  return {
    sizes: lines.map((line, k) => averaged(point[k] ?? 0, deviations[k] ?? 1, (z) => sizeAt(line, z))),
    intercepts: new Map(cellNames.map((name, cell) => [name, interceptOf(point, cell)])),
  }
}

/** The score of one who reports, without an intercept: what `fit` ranks people by. */
export function scoreOfReport({ sizes }: Fit, { person }: Outcome): { score: number; flattening: number } {
  const { distances, flattening } = readRow(person)
  return { score: distances.reduce((sum, distance, k) => sum + distance * (sizes[k]?.size ?? 0), 0), flattening }
}

function readRow(person: Outcome['person']) {
  const { taken, open } = standIns(usualSizes, person, readFactors(person))
  const variance = personEffect.size ** 2 + open.reduce((sum, one) => sum + one, 0)
  const typical = typicalReadings('everyone_else')
  return { distances: taken.map((value, k) => value - (typical[k] ?? 0)), flattening: 1 / stretch(variance) }
}

function derivatives(rows: readonly Row[], point: readonly number[], exponent: number) {
  const sizes = lines.map((line, k) => sizeAt(line, point[k] ?? 0))
  const turns = lines.map((line, k) => slopeAt(line, point[k] ?? 0))
  const found = startAt(point)
  const bySize = lines.map(() => 0)
  for (const { distances, flattening, approved, cell } of rows) {
    const score = distances.reduce((sum, distance, k) => sum + distance * (sizes[k] ?? 0), interceptOf(point, cell))
    const chance = toShare(flattening * score)
    const pull = exponent * flattening * (approved - chance)
    const moves = [
      ...distances.map((distance, k) => [k, distance * (turns[k] ?? 0)] as const),
      [reportersAt, interceptSpreads.all] as const,
      [cellsAt + cell, interceptSpreads.each] as const,
    ]
    addRow(found, moves, pull, exponent * flattening ** 2 * chance * (1 - chance))
    for (const [k, distance] of distances.entries()) bySize[k] = (bySize[k] ?? 0) + pull * distance
  }
  // A size bends with its coordinate where its line is cut off at 0.
  for (const [k, line] of lines.entries()) {
    const z = point[k] ?? 0
    const bend = (slopeAt(line, z + step) - slopeAt(line, z - step)) / (2 * step)
    const own = found.curvature[k]
    if (own) own[k] = Math.max(0.5, (own[k] ?? 0) - (bySize[k] ?? 0) * bend)
  }
  return found
}

const interceptOf = (point: readonly number[], cell: number) =>
  interceptSpreads.all * (point[reportersAt] ?? 0) + interceptSpreads.each * (point[cellsAt + cell] ?? 0)

/** A line that rises is a normal cut off at 0: reports that contradict it bring it near nothing, never below. */
const sizeAt = (line: Line, z: number): number =>
  line.shape === 'free' ? line.size + line.spread * z : Math.max(0, line.size + line.spread * cutPoint(line, z))
const slopeAt = (line: Line, z: number): number =>
  line.shape === 'free' ? line.spread : (line.spread * density(z) * (1 - belowZero(line))) / density(cutPoint(line, z))

const belowZero = ({ size, spread }: Spread) => normalBelow(-size / spread)
/** Where the uncut normal has as much above 0 below it as a standard normal has below `z`. */
function cutPoint(line: Line, z: number): number {
  const below = belowZero(line)
  return normalQuantile(below + (1 - below) * normalBelow(Math.min(4.5, Math.max(-4.5, z))))
}

const points = Array.from({ length: 199 }, (_, index) => normalQuantile((index + 0.5) / 199))

export function averaged(middle: number, deviation: number, of: (z: number) => number): Spread {
  const values = points.map((z) => of(middle + deviation * z))
  const size = mean(values)
  return { size, spread: Math.sqrt(mean(values.map((value) => (value - size) ** 2))) }
}

/** What the lines say before any outcome: how far blanks are open is reckoned with these. */
const usualSizes = lines.map((line) => averaged(0, 1, (z) => sizeAt(line, z)).size)
