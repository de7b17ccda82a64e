import { type LevelName, levelNames, levels, mapLevels } from '../evidence/levels.ts'
import {
  composition,
  earlierRefusals,
  leastPersistence,
  lines,
  persistence,
  personEffect,
  refusedMoreThanOnce,
  tempering,
} from '../evidence/lines.ts'
import type { Outcome } from '../evidence/reported-outcomes.ts'
import { mean, middleNinety } from '../math/distribution.ts'
import { type Draw, type FitOptions, fit, mapChanges, publishedFit } from './fit.ts'
import { tabulateOutcomes } from './likelihood.ts'
import { compositionIds, poolTable } from './pool-table.ts'

/** The draws as they stand in `posterior.json`: a column for every level, line and other quantity. */
export interface PosteriorFile {
  version: string
  seed: number
  particles: number
  effective_sample_size: number
  distinct_draws: number
  tempering: number
  /** The month that all pay was brought to. */
  today: string
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

const toColumns = (draws: readonly Draw[], digits: (value: number) => number): Columns => {
  const column = (of: (draw: Draw) => number) => draws.map((draw) => digits(of(draw)))
  return {
    levels: mapLevels((name) => column((draw) => draw.levels[name])),
    sizes: Object.fromEntries(lines.map(({ id }, k) => [id, column(({ sizes }) => sizes[k] ?? 0)])),
    effect: column(({ effect }) => effect),
    pay_growth: column(({ payGrowth }) => payGrowth),
    persistence: mapChanges((kind) => column((draw) => draw.persistence[kind])),
    mix: Object.fromEntries(compositionIds.map((id, index) => [id, column(({ mix }) => mix[index] ?? 0)])),
  }
}

/** Fits to the reported outcomes and those of users together, both with pay of `today`; what is stored of it. */
export function fitPosterior(
  reports: readonly Outcome[],
  users: readonly Outcome[],
  today: string,
  options: FitOptions = publishedFit,
): PosteriorFile {
  const fitted = fit(tabulateOutcomes([...reports, ...users]), options)
  const columns = toColumns(fitted.draws, rounded)
  return {
    version: hashVersion(columns),
    seed: options.seed,
    particles: options.particles,
    effective_sample_size: fitted.effectiveSampleSize,
    distinct_draws: fitted.distinct,
    tempering: options.tempering,
    today,
    outcomes: { reported: reports.length, users: users.length },
    learnt: describeLearnt(fit(null, options).draws, fitted.draws),
    ...columns,
  }
}

/** What the outcomes taught, line by line: before and after. */
export function describeLearnt(prior: readonly Draw[], posterior: readonly Draw[]): Learnt[] {
  const row = (line: string, column: string | null, of: (draw: Draw) => number): Learnt => {
    const [before, after] = [describeSpread(prior.map(of)), describeSpread(posterior.map(of))]
    return { line, column, prior: before, posterior: after, ratio: Math.round((after.sd / before.sd) * 100) / 100 }
  }
  return [
    ...lines.map(({ id, column }, k) => row(id, column, ({ sizes }) => sizes[k] ?? 0)),
    row('person_effect', null, ({ effect }) => effect),
    row('pay_growth', null, ({ payGrowth }) => payGrowth),
  ]
}

/** Posterior spread in parts of the prior one, on average over the lines of which the reports have a column. */
export const meanRatio = (learnt: readonly Learnt[]): number =>
  mean(learnt.filter(({ column }) => column !== null).map(({ ratio }) => ratio))

function describeSpread(values: number[]): Spread {
  const middle = mean(values)
  const [low, high] = middleNinety(values)
  const sd = Math.sqrt(mean(values.map((value) => (value - middle) ** 2)))
  return { mean: rounded(middle), sd: rounded(sd), low: rounded(low), high: rounded(high) }
}

/**
 * Changes with every number that can change a prediction: the draws, the lines, the readings of the pool. Two estimates
 * with the same version come from the same model.
 */
export function hashVersion(columns: Columns): string {
  const { levels: levelDraws, sizes, effect, pay_growth, persistence: persists, mix } = columns
  const numbers = lines.map(({ id, shape, size, spread }) => [id, shape, size, spread])
  const bounds = levelNames.map((name) => [name, levels[name].low, levels[name].high])
  const refusals = [persistence, leastPersistence, earlierRefusals, refusedMoreThanOnce]
  const others = [personEffect, refusals, composition, tempering]
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
  const persists = mapChanges((kind) => of(file.persistence, kind))
  const mix = compositionIds.map((id) => of(file.mix, id))
  const at = (column: readonly number[], draw: number) => column[draw] ?? Number.NaN
  return file.effect.map((effect, draw) => ({
    levels: mapLevels((name) => at(file.levels[name], draw)),
    sizes: sizes.map((column) => at(column, draw)),
    effect,
    payGrowth: at(file.pay_growth, draw),
    persistence: mapChanges((kind) => at(persists[kind], draw)),
    mix: mix.map((column) => at(column, draw)),
  }))
}

/**
 * For the browser: the same draws, to two digits, the mix to one. All of them, since the ends of a range are percentiles over the draws: with
 * half of them a visitor would see another range in the quick check than in the result of the same answers. Without the rise
 * of pay, which only the fit to older reports reckons with.
 */
export function smallPosterior(file: PosteriorFile): Columns & Pick<PosteriorFile, 'version'> {
  const draws = readDraws(file)
  const coarse = toColumns(draws, (value) => Math.round(value * 100) / 100)
  const { mix } = toColumns(draws, (value) => Math.round(value * 10) / 10)
  return { version: file.version, ...coarse, mix, pay_growth: [] }
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
