import { type LevelName, mapLevels } from '../evidence/levels.ts'
import { type ChangeKind, earlierRefusals, leastPersistence, lines, refusedMoreThanOnce } from '../evidence/lines.ts'
import type { Draw } from '../fit/fit.ts'
import { constantFor, type EffectTable, effectTable, effectTableAfter } from '../fit/person-effect.ts'
import {
  cellWeights,
  drawFrom,
  factorCount,
  levelWeights,
  poolSize,
  poolTable,
  readied,
  startPlace,
} from '../fit/pool-table.ts'

/*
 * The draws made ready to reckon with: each has its table of the person effect, its mix of applicants, and for each
 * level the 32 applicants that stand for all of it and the constant at which they reach it.
 */
export interface Model {
  count: number
  draws: readonly Draw[]
  /** Sizes of the factors, draw after draw. */
  sizes: Float64Array
  effects: readonly EffectTable[]
  /** The mix of each draw, as weights of the pool's cells. */
  mixes: readonly Float64Array[]
  levels: Record<LevelName, ModelLevel>
  /** Tables for those who were refused before, by what was refused and what changed: the last ones used. */
  refused: Map<string, readonly EffectTable[]>
  /** Tables for those who do not say whether they were refused, once made. */
  unsaid: TablesByPlace | null
}
/** For each of the 32 who stand for an answer the table of each draw; one for all where their history is known. */
export type TablesByPlace = readonly (readonly EffectTable[])[]

interface ModelLevel {
  /** As shares, 0 to 1. */
  shares: Float64Array
  constants: Float64Array
  /** Places in the pool: 32 for each draw. */
  people: Int32Array
}

const known = new WeakMap<readonly Draw[], Model>()

/** Some ten milliseconds for 400 draws, then remembered. */
export function buildModel(draws: readonly Draw[]): Model {
  const found = known.get(draws)
  if (found) return found
  const table = poolTable()
  const effects = draws.map(({ effect }) => effectTable(effect))
  const mixes = draws.map(({ mix }) => cellWeights(table, mix))
  const prepareLevel = (name: LevelName): ModelLevel => {
    const sums = readied(table, levelWeights(table, name))
    const people = new Int32Array(draws.length * poolSize)
    const constants = draws.map(({ sizes, levels }, draw) => {
      const places = people.subarray(draw * poolSize, (draw + 1) * poolSize)
      drawFrom(table, sums, mixes[draw] ?? none, startPlace(draw), places)
      return constantFor(
        effects[draw] ?? none,
        levels[name],
        Array.from(places, (place) => poolEffect(place, sizes)),
      )
    })
    return {
      shares: Float64Array.from(draws, ({ levels }) => levels[name]),
      constants: Float64Array.from(constants),
      people,
    }
  }
  const made: Model = {
    count: draws.length,
    draws,
    sizes: Float64Array.from(draws.flatMap(({ sizes }) => sizes)),
    effects,
    mixes,
    levels: mapLevels(prepareLevel),
    refused: new Map(),
    unsaid: null,
  }
  known.set(draws, made)
  return made
}
const none = new Float64Array(0)

/** What the factors add for one of the pool, in log-odds. */
export function poolEffect(place: number, sizes: ArrayLike<number>): number {
  const { readings } = poolTable()
  let sum = 0
  for (let k = 0; k < lines.length; k++) sum += (sizes[k] ?? 0) * (readings[place * factorCount + k] ?? 0)
  return sum
}

/** Earlier refusals, and what changed since. */
export interface History {
  refusals: 'none' | 'once' | 'more'
  changed: readonly ChangeKind[]
}

/**
 * How many histories are kept, of a thousand that there are: with 400 draws each takes three megabytes, and a tenth of a
 * second to make.
 */
const mostHistories = 8

const onceOnly = [[1, 1]] as const

/** What several changes leave of the effect that was refused: each its part of what the others left, down to a least. */
const keptAfter = (parts: readonly number[]): number =>
  Math.max(
    parts.reduce((left, part) => left * part, 1),
    Math.min(leastPersistence, ...parts),
  )

/** The table of each draw for people with this history. */
export function tablesFor(model: Model, { refusals, changed }: History): readonly EffectTable[] {
  if (refusals === 'none') return model.effects
  const key = [refusals, ...changed].join()
  const found = model.refused.get(key)
  // Put back at the end: the one that was not used for longest goes first.
  model.refused.delete(key)
  const made =
    found ??
    model.draws.map(({ effect, persistence }) =>
      effectTableAfter(
        effect,
        refusals === 'once' ? onceOnly : refusedMoreThanOnce,
        keptAfter(changed.map((kind) => persistence[kind])),
      ),
    )
  model.refused.set(key, made)
  const [oldest] = model.refused.keys()
  if (oldest !== undefined && model.refused.size > mostHistories) model.refused.delete(oldest)
  return made
}

/**
 * The tables of the 32 in each draw. Where it is not said whether there were refusals, so many of the 32 were refused as
 * `earlierRefusals` says, others in each draw: over the draws the shares are kept, and who was refused has nothing to do
 * with the other answers.
 */
export function tablesByPlace(model: Model, history: History | null): TablesByPlace {
  if (history) return [tablesFor(model, history)]
  if (model.unsaid) return model.unsaid
  const unsaid = tablesUnsaid(model)
  const tablesAt = (place: number) =>
    model.draws.map((_, draw) => unsaid((unsaidAt(place) + draw * goldenRatio) % 1)[draw] ?? none)
  model.unsaid = Array.from({ length: poolSize }, (_, place) => tablesAt(place))
  return model.unsaid
}
/** Where each of the 32 stands among those who do not say whether they were refused, from 0 to 1. */
export const unsaidAt = (place: number): number => (((place * 7 + 3) % poolSize) + 0.5) / poolSize

/** The tables of one who does not say so, by where they stand: so many refused once and more often as their line says. */
export function tablesUnsaid(model: Model): (at: number) => readonly EffectTable[] {
  const { once, more } = earlierRefusals
  const after = (refusals: History['refusals']) => tablesFor(model, { refusals, changed: ['not_sure'] })
  const [never, refusedOnce, refusedMore] = [after('none'), after('once'), after('more')]
  return (at) => (at < once ? refusedOnce : at < once + more ? refusedMore : never)
}

/** Its multiples fall evenly between 0 and 1, however many there are. */
const goldenRatio = (Math.sqrt(5) - 1) / 2
