import type { DatedProfile, Estimate } from '@settlesg/contract'
import type { LevelName } from '../evidence/levels.ts'
import { lines } from '../evidence/lines.ts'
import { type Person, toPerson } from '../evidence/person.ts'
import { chanceAt, type EffectTable } from '../fit/person-effect.ts'
import {
  drawFrom,
  factorCount,
  poolSize,
  poolTable,
  readFactors,
  readied,
  startPlace,
  weightsFor,
} from '../fit/pool-table.ts'
import { mean, middleNinety } from '../math/distribution.ts'
import { readHistory } from './history.ts'
import { type History, type Model, type TablesByPlace, tablesByPlace } from './model.ts'

/** A person before a level: the answers, and those of the pool who stand for what is missing. */
export interface Case {
  level: LevelName
  readings: readonly (number | null)[]
  /** Places of the missing factors. */
  blanks: readonly number[]
  /** The most that each factor can be: others stand for what is missing, and not for what cannot be. */
  most: Float64Array
  /** Places in the pool, 32 for each draw; none where nothing is missing. */
  others: Int32Array
  tables: TablesByPlace
}

const noOthers = new Int32Array(0)

/** `history` is null where it is not said whether there were refusals. */
export function makeCase(model: Model, level: LevelName, person: Person, history: History | null): Case {
  const readings = readFactors(person)
  const blanks = readings.flatMap((reading, k) => (reading === null ? [k] : []))
  const others = blanks.length === 0 ? noOthers : othersFor(model, person)
  const most = new Float64Array(factorCount).fill(1)
  if (person.taxYears !== null) most[taxLine] = person.taxYears / 3
  if (person.apart) for (const k of tieLines) most[k] = 0.5
  return { level, readings, blanks, most, others, tables: tablesByPlace(model, history) }
}
const taxLine = lines.findIndex(({ id }) => id === 'tax_record')
const tieLines = lines.flatMap(({ id }, k) => (id === 'citizen_spouse' || id === 'marriage_length' ? [k] : []))

/** Those who resemble the person, drawn anew in each draw's own mix of applicants. */
function othersFor(model: Model, person: Person): Int32Array {
  const table = poolTable()
  const weights = readied(table, weightsFor(table, person))
  const others = new Int32Array(model.count * poolSize)
  for (let draw = 0; draw < model.count; draw++)
    drawFrom(
      table,
      weights,
      model.mixes[draw] ?? noTable,
      startPlace(draw),
      others.subarray(draw * poolSize, (draw + 1) * poolSize),
    )
  return others
}

/**
 * The chance in every draw, from 0 to 1. Where an answer is missing, or whether there were refusals, there are 32 chances for each draw, one for each of
 * those who stand for it, draw after draw; with every answer given there is one.
 */
export function chances(
  { count, sizes, levels }: Model,
  { level, readings, blanks, most, others, tables }: Case,
): Float64Array {
  const { constants } = levels[level]
  const people = isKnown({ blanks, tables }) ? 1 : poolSize
  const pool = poolTable().readings
  const values = new Float64Array(count * people)
  const missing = Int32Array.from(blanks)
  for (let draw = 0; draw < count; draw++) {
    const row = draw * factorCount
    let sure = constants[draw] ?? 0
    for (let k = 0; k < factorCount; k++) sure += (sizes[row + k] ?? 0) * (readings[k] ?? 0)
    for (let place = 0; place < people; place++) {
      let sum = sure
      const other = (others[draw * poolSize + place] ?? 0) * factorCount
      for (let index = 0; index < missing.length; index++) {
        const k = missing[index] ?? 0
        sum += (sizes[row + k] ?? 0) * Math.min(most[k] ?? 1, pool[other + k] ?? 0)
      }
      values[draw * people + place] = chanceAt(tables[place % tables.length]?.[draw] ?? noTable, sum)
    }
  }
  return values
}
const noTable: EffectTable = new Float64Array(0)

/** Whether nothing is missing that others must stand for. */
export const isKnown = ({ blanks, tables }: Pick<Case, 'blanks' | 'tables'>): boolean =>
  blanks.length === 0 && tables.length === 1

/** The chances of a person with these answers. */
export const computeChances = (profile: DatedProfile, model: Model, level: LevelName): Float64Array =>
  chances(model, makeCase(model, level, toPerson(profile), readHistory(profile)))

/** The mean of each draw's chances, however many people stand behind it. */
export function meanByDraw(values: Float64Array, count: number): Float64Array {
  const people = values.length / count
  if (people === 1) return values
  return Float64Array.from({ length: count }, (_, draw) => mean(values.subarray(draw * people, (draw + 1) * people)))
}

/** In people per 100, unrounded: the 5th percentile, the mean and the 95th percentile. */
export interface Range {
  low: number
  mean: number
  high: number
}

export function computeRange(values: Float64Array): Range {
  const [low, high] = middleNinety(values)
  return { low: 100 * low, mean: 100 * mean(values), high: 100 * high }
}

/** The range as it is shown. */
export function countPeople(values: Float64Array): Pick<Estimate, 'low' | 'high' | 'mid'> {
  const { low, mean, high } = computeRange(values)
  return wholePeople(low, mean, high)
}

/** Nobody knows of a safe case: low ends here, high there, and they are never nearer than this (docs/model.md 2.7). */
const [mostLow, mostHigh, leastWidth] = [93, 98, 5]
const leastLow = 1

/** For display: low rounded down, high up, middle to the nearest person between them. */
export function wholePeople(low: number, mean: number, high: number): Pick<Estimate, 'low' | 'high' | 'mid'> {
  // Percentiles of 400 draws are good to a hundredth: 19.999 is 20, not 19.
  const noise = 0.01
  let down = Math.min(mostLow, Math.max(leastLow, Math.floor(low + noise)))
  let up = Math.min(mostHigh, Math.ceil(high - noise))
  // A range that is too narrow grows on both sides, as far as the ends allow.
  for (let side = 0; up - down < leastWidth; side++) {
    if (side % 2 === 0 && up < mostHigh) up++
    else if (down > leastLow) down--
    else up++
  }
  return { low: down, high: up, mid: Math.min(up, Math.max(down, Math.round(mean))) }
}
