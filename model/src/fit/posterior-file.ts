import { type LevelName, levelNames, levels } from '../evidence/levels.ts'
import {
  type ChangeKind,
  composition,
  earlierRefusals,
  lines,
  persistence,
  personEffect,
  tempering,
} from '../evidence/lines.ts'
import { changeKinds, type Draw, type Fit, type FitOptions } from './fit.ts'
import { compositionIds, poolTable } from './pool-table.ts'

/** The draws as they stand in `posterior.json`: a column for every level, line and other quantity. */
export interface PosteriorFile {
  version: string
  seed: number
  particles: number
  effective_sample_size: number
  distinct_draws: number
  tempering: number
  /** Outcomes that went into it: the reported ones of model/data, and those that users reported. */
  outcomes: { reported: number; users: number }
  /** Mean and standard deviation before and after, of what the outcomes could inform. */
  learnt: Learnt[]
  levels: Record<LevelName, number[]>
  sizes: Record<string, number[]>
  effect: number[]
  pay_growth: number[]
  persistence: Record<string, number[]>
  mix: Record<string, number[]>
}

export interface Learnt {
  line: string
  /** The column of the reports that speaks of it. */
  column: string | null
  prior: Spread
  posterior: Spread
  /** Posterior spread in parts of the prior one: 1 is nothing learnt. */
  ratio: number
}
interface Spread {
  mean: number
  sd: number
  low: number
  high: number
}

/** Three digits: finer than any of this is known, and the file stays small. */
const rounded = (value: number) => Math.round(value * 1000) / 1000

type Columns = Pick<PosteriorFile, 'levels' | 'sizes' | 'effect' | 'pay_growth' | 'persistence' | 'mix'>

const columnsOf = (draws: readonly Draw[], digits: (value: number) => number): Columns => {
  const column = (of: (draw: Draw) => number) => draws.map((draw) => digits(of(draw)))
  return {
    levels: {
      spouses: column(({ levels: of }) => of.spouses),
      everyone_else: column(({ levels: of }) => of.everyone_else),
      students: column(({ levels: of }) => of.students),
    },
    sizes: Object.fromEntries(lines.map(({ id }, k) => [id, column(({ sizes }) => sizes[k] ?? 0)])),
    effect: column(({ effect }) => effect),
    pay_growth: column(({ payGrowth }) => payGrowth),
    persistence: Object.fromEntries(changeKinds.map((kind) => [kind, column((draw) => draw.persistence[kind])])),
    mix: Object.fromEntries(compositionIds.map((id, index) => [id, column(({ mix }) => mix[index] ?? 0)])),
  }
}

export function posteriorFile(
  fit: Fit,
  options: FitOptions,
  outcomes: PosteriorFile['outcomes'],
  learnt: Learnt[],
): PosteriorFile {
  const columns = columnsOf(fit.draws, rounded)
  return {
    version: hashVersion(columns),
    seed: options.seed,
    particles: options.particles,
    effective_sample_size: fit.effectiveSampleSize,
    distinct_draws: fit.distinct,
    tempering: options.tempering,
    outcomes,
    learnt,
    ...columns,
  }
}

/**
 * Changes with every number that can change a prediction: the draws, the lines, the readings of the pool. Two estimates
 * with the same version come from the same model.
 */
export function hashVersion(columns: Columns): string {
  const { levels: levelDraws, sizes, effect, pay_growth, persistence: persists, mix } = columns
  const numbers = lines.map(({ id, shape, size, spread }) => [id, shape, size, spread])
  const bounds = levelNames.map((name) => [name, levels[name].low, levels[name].high])
  const others = [personEffect, persistence, earlierRefusals, composition, tempering]
  const pool = Array.from(poolTable().readings, rounded)
  const text = JSON.stringify([levelDraws, sizes, effect, pay_growth, persists, mix, numbers, bounds, others, pool])
  // FNV-1a, 32 bits: a name, not a seal.
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return `outcomes-2.${(hash >>> 0).toString(16).padStart(8, '0')}`
}

/** The draws of the file. Throws when it does not fit the lines: they were changed without a new fit. */
export function readDraws(file: Columns): Draw[] {
  const of = (columns: Record<string, number[]>, id: string) => {
    const column = columns[id]
    if (!column) throw new Error(`posterior.json has no draws of ${id}: run npm run model -- fit`)
    return column
  }
  const sizes = lines.map(({ id }) => of(file.sizes, id))
  const persists = changeKinds.map((kind) => [kind, of(file.persistence, kind)] as const)
  const mix = compositionIds.map((id) => of(file.mix, id))
  const at = (column: readonly number[], draw: number) => column[draw] ?? Number.NaN
  return file.effect.map((effect, draw) => ({
    levels: {
      spouses: at(file.levels.spouses, draw),
      everyone_else: at(file.levels.everyone_else, draw),
      students: at(file.levels.students, draw),
    },
    sizes: sizes.map((column) => at(column, draw)),
    effect,
    payGrowth: at(file.pay_growth, draw),
    persistence: recordOf(persists.map(([kind, column]) => [kind, at(column, draw)])),
    mix: mix.map((column) => at(column, draw)),
  }))
}

function recordOf(entries: (readonly [ChangeKind, number])[]): Record<ChangeKind, number> {
  const record: Record<ChangeKind, number> = {
    nothing: 1,
    not_sure: 1,
    evidence: 1,
    pay: 1,
    longer_stay: 1,
    qualification: 1,
    job: 1,
    marriage: 1,
    child: 1,
  }
  for (const [kind, value] of entries) record[kind] = value
  return record
}

/** For the browser: every other draw, to two digits. What the quick check does not ask for is left out. */
export function smallPosterior(file: PosteriorFile): Columns & Pick<PosteriorFile, 'version'> {
  const draws = readDraws(file).filter((_, draw) => draw % 2 === 0)
  const coarse = columnsOf(draws, (value) => Math.round(value * 100) / 100)
  return { version: file.version, ...coarse }
}

/** A column a line, so that a new fit can be read as a change of columns. */
export function posteriorText(file: object): string {
  const parts = Object.entries(file).map(([name, value]) => {
    if (name === 'learnt' && Array.isArray(value))
      return `  "learnt": [\n${value.map((row) => `    ${JSON.stringify(row)}`).join(',\n')}\n  ]`
    const isColumns = typeof value === 'object' && value !== null && Object.values(value).every(Array.isArray)
    if (!isColumns || Array.isArray(value)) return `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`
    const columns = Object.entries(value).map(([id, column]) => `    ${JSON.stringify(id)}: ${JSON.stringify(column)}`)
    return `  ${JSON.stringify(name)}: {\n${columns.join(',\n')}\n  }`
  })
  return `{\n${parts.join(',\n')}\n}\n`
}
