import { chanceAfter, chanceAt, stretch } from '../estimate/formula.ts'
import { refusalsFor } from '../estimate/history.ts'
import type { FittedLevel, ModelFile, Spread } from '../estimate/model.ts'
import { type LevelName, levelNames, levels, mapLevels } from '../evidence/levels.ts'
import {
  type ChangeKind,
  composition,
  earlierRefusals,
  type FactorId,
  type Line,
  leastPersistence,
  lines,
  persistence,
  personEffect,
  refusalCost,
  tempering,
} from '../evidence/lines.ts'
import { compositionIds, factorCount, poolTable, typicalReadings } from '../evidence/pool-table.ts'
import type { Outcome } from '../evidence/reported-outcomes.ts'
import { logOdds, logOddsBetween, toShare } from '../math/distribution.ts'
import { roundedTo } from '../math/rounding.ts'
import { averaged, fit } from './fit.ts'

/** Fits to the reported outcomes and those of users together, both with pay of `today`; what is stored of it. */
export function fitModel(reports: readonly Outcome[], users: readonly Outcome[], today: string, exponent = tempering) {
  const before = fit([]).sizes
  const fitted = fit([...reports, ...users], exponent).sizes
  const kept = Object.fromEntries(changeKinds.map((kind) => [kind, keptAfter(kind)])) as Record<ChangeKind, number>
  const sizes = fitted.map(({ size }) => size)
  // Finer than any of this is known, and the file stays small.
  const numbers = roundedTo(4, {
    tempering: exponent,
    effect: personEffect.size,
    sizes: byFactor((_, k) => ({ ...(fitted[k] ?? none), before: before[k] ?? none })),
    levels: mapLevels((name) => fitLevel(name, sizes, kept)),
    kept,
  })
  const file: ModelFile = {
    version: '',
    today,
    outcomes: { reported: reports.length, users: users.length },
    ...numbers,
  }
  return { ...file, version: versionOf(file) }
}
const none: Spread = { size: 0, spread: 0 }
const changeKinds = Object.keys(persistence) as ChangeKind[]

const byFactor = <T>(of: (line: Line, k: number) => T) =>
  Object.fromEntries(lines.map((line, k) => [line.id, of(line, k)])) as Record<FactorId, T>

function keptAfter(kind: ChangeKind): number {
  const { size, spread } = persistence[kind]
  return size === 1 ? 1 : averaged(0, 1, (z) => toShare(logOdds(size) + spread * z)).size
}

function fitLevel(name: LevelName, sizes: readonly number[], kept: ModelFile['kept']): FittedLevel {
  const { low, high } = levels[name]
  const typical = typicalReadings(name)
  const varied = variedReadings(name, sizes, typical)
  const variance = varied.reduce((sum, one) => sum + one, 0)
  const { size: centre, spread } = averaged(0, 1, (z) =>
    centreFor(toShare(logOddsBetween(low, high, z)), variance, kept),
  )
  const tilts = compositionIds.map((mark) => {
    const [more, fewer] = [1, -1].map((side) => typicalReadings(name, mark, Math.exp(side * composition[mark].spread)))
    return sizes.reduce((sum, size, k) => sum + size * ((more?.[k] ?? 0) - (fewer?.[k] ?? 0)), 0) / 2
  })
  return {
    centre,
    spread,
    applicants: Math.hypot(...tilts),
    typical: byFactor((_, k) => typical[k] ?? 0),
    varied: byFactor((_, k) => varied[k] ?? 0),
  }
}

/** How far the applicants of a level differ in each factor: covariances with their whole score, which add up to its variance. */
function variedReadings(name: LevelName, sizes: readonly number[], typical: readonly number[]): number[] {
  const { readings, ranges } = poolTable()
  const [start, end] = ranges[name]
  const sums = lines.map(() => 0)
  for (let row = start; row < end; row++) {
    const moves = sizes.map((size, k) => size * ((readings[row * factorCount + k] ?? 0) - (typical[k] ?? 0)))
    const all = moves.reduce((sum, move) => sum + move, 0)
    for (const [k, move] of moves.entries()) sums[k] = (sums[k] ?? 0) + move * all
  }
  return sums.map((sum) => sum / (end - start))
}

/** The score of typical people at which this share of a level succeeds, first and repeated applications together. */
function centreFor(share: number, variance: number, kept: ModelFile['kept']): number {
  const model = { effect: personEffect.size, kept }
  const after = (refusals: 'once' | 'more', score: number) =>
    chanceAfter(model, refusalsFor(model, { refusals, changed: ['not_sure'] }), score, variance)
  const { once, more } = earlierRefusals
  const ofAll = (score: number) =>
    (1 - once - more) * chanceAt(model, score, variance) + once * after('once', score) + more * after('more', score)
  let [low, high] = [-9, 9]
  for (let halving = 0; halving < 40; halving++) {
    const middle = (low + high) / 2
    if (ofAll(middle) < share) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** The score of typical people where this share, 0 to 1, of a level's first applications succeeds. */
export const centreOfShare = (share: number, effect: number, variance: number): number =>
  logOdds(share) * stretch(effect ** 2 + variance)

/** Changes with every number that can change an estimate. */
export function versionOf({ effect, sizes, levels: fitted, kept }: ModelFile): string {
  const numbers = lines.map(({ id, shape, size, spread }) => [id, shape, size, spread])
  const bounds = levelNames.map((name) => [name, levels[name].low, levels[name].high])
  const judged = [persistence, leastPersistence, earlierRefusals, refusalCost, personEffect, composition, tempering]
  const pool = Array.from(poolTable().readings, (reading) => Math.round(reading * 1000))
  const text = JSON.stringify([effect, sizes, fitted, kept, numbers, bounds, judged, pool])
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return `formula-3.${(hash >>> 0).toString(16).padStart(8, '0')}`
}

/** A factor a line, so that a new fit can be read as a change of lines. */
export const modelText = (file: ModelFile): string =>
  `${JSON.stringify(file, null, 1).replace(/\{\s*("size"[^{}]*"before": )\{\s*([^{}]*?)\s*\}\s*\}/g, (_, own: string, before: string) => `{ ${own.replace(/\s+/g, ' ')}{ ${before.replace(/\s+/g, ' ')} } }`)}\n`
