import { lines } from '../evidence/lines.ts'
import type { Outcome } from '../evidence/reported-outcomes.ts'
import { chanceAt, type EffectTable, effectTable, slopeAt } from './person-effect.ts'
import {
  cellWeights,
  drawFrom,
  factorCount,
  type PoolTable,
  poolSize,
  poolTable,
  readFactors,
  readied,
  startPlace,
  weightsFor,
} from './pool-table.ts'

/*
 * How well sizes explain reported outcomes. Those who report in a year have an intercept of their own: that people
 * report more when they were approved, and how much so in a year, moves the intercepts and leaves the sizes (the
 * case-control argument). What a report leaves out is averaged over the 32 of the pool that resemble the rest of it.
 */

/** The outcomes in numbers: for each of them 32 whole people, alike in what was told. */
export interface Cases {
  count: number
  /** Factors of each of the people of each case. */
  readings: Float64Array
  approved: Uint8Array
  /** Which intercept. */
  cells: Int32Array
  cellNames: readonly string[]
  /** Pay as it was told, by its logarithm to 10 above S$2,000, and years ago; NaN where it was not. */
  pay: Float64Array
  yearsAgo: Float64Array
  /** The reading of usual pay. */
  payMiddle: number
}

const payLine = lines.findIndex(({ id }) => id === 'pay')

export function tabulateOutcomes(outcomes: readonly Outcome[]): Cases {
  const table = poolTable()
  const mix = cellWeights(table, [])
  const middle = poolMiddle(table)
  const drawn = new Int32Array(poolSize)
  const readings = new Float64Array(outcomes.length * poolSize * factorCount)
  const cellNames = [...new Set(outcomes.map(({ cell }) => cell))].sort()
  for (const [index, { person }] of outcomes.entries()) {
    const answers = readFactors(person)
    drawFrom(table, readied(table, weightsFor(table, person)), mix, startPlace(index), drawn)
    for (const [place, other] of drawn.entries())
      for (let k = 0; k < factorCount; k++)
        readings[(index * poolSize + place) * factorCount + k] =
          (answers[k] ?? table.readings[other * factorCount + k] ?? 0) - (middle[k] ?? 0)
  }
  return {
    count: outcomes.length,
    readings,
    approved: Uint8Array.from(outcomes, ({ approved }) => Number(approved)),
    cells: Int32Array.from(outcomes, ({ cell }) => cellNames.indexOf(cell)),
    cellNames,
    pay: Float64Array.from(outcomes, ({ person }) =>
      person.pay === null ? Number.NaN : Math.log10(person.pay / 2_000),
    ),
    yearsAgo: Float64Array.from(outcomes, ({ yearsAgo }) => yearsAgo),
    payMiddle: middle[payLine] ?? 0,
  }
}

/**
 * The mean of every reading over everyone else's part of the pool. Readings count from there, so that an intercept is
 * that of usual people and its prior says nothing about the sizes.
 */
function poolMiddle({ readings, ranges }: PoolTable): Float64Array {
  const [start, end] = ranges.everyone_else
  return Float64Array.from({ length: factorCount }, (_, k) => {
    let sum = 0
    for (let row = start; row < end; row++) sum += readings[row * factorCount + k] ?? 0
    return sum / (end - start)
  })
}

/** What explains them. */
export interface Explanation {
  sizes: ArrayLike<number>
  /** The spread of the person effect. */
  effect: number
  /** The rise of pay a year, as a logarithm. */
  payGrowth: number
  /** One for each cell. */
  intercepts: ArrayLike<number>
}

/** What is told and what is averaged of one case, in log-odds without its intercept, for each of its 32 people. */
export function addEffects(cases: Cases, index: number, { sizes, payGrowth }: Explanation, into: Float64Array): void {
  const { readings, pay, yearsAgo, payMiddle } = cases
  const reported = pay[index] ?? Number.NaN
  const shift = Number.isNaN(reported) ? 0 : payReading(reported, yearsAgo[index] ?? 0, payGrowth) - payMiddle
  const first = readings[index * poolSize * factorCount + payLine] ?? 0
  const correction = Number.isNaN(reported) ? 0 : (sizes[payLine] ?? 0) * (shift - first)
  for (let place = 0; place < poolSize; place++) {
    const row = (index * poolSize + place) * factorCount
    let sum = correction
    for (let k = 0; k < factorCount; k++) sum += (sizes[k] ?? 0) * (readings[row + k] ?? 0)
    into[place] = sum
  }
}

const payReading = (reported: number, yearsAgo: number, growth: number) =>
  Math.min(1, Math.max(0, reported + (growth * yearsAgo) / Math.LN10))

/** The logarithm of the likelihood. With `gradient` also its slope by each size and, after them, each intercept. */
export function logLikelihood(cases: Cases, explanation: Explanation, gradient?: Float64Array): number {
  const table = effectTable(explanation.effect)
  const effects = new Float64Array(poolSize)
  let sum = 0
  for (let index = 0; index < cases.count; index++) {
    addEffects(cases, index, explanation, effects)
    const intercept = explanation.intercepts[cases.cells[index] ?? 0] ?? 0
    const chance = meanChance(table, effects, intercept)
    const approved = cases.approved[index] === 1
    sum += Math.log(approved ? chance : 1 - chance)
    if (gradient)
      addSlopes(
        cases,
        index,
        explanation,
        table,
        effects,
        intercept,
        approved ? 1 / chance : -1 / (1 - chance),
        gradient,
      )
  }
  return sum
}

export function meanChance(table: EffectTable, effects: Float64Array, intercept: number): number {
  let chance = 0
  for (let place = 0; place < poolSize; place++) chance += chanceAt(table, intercept + (effects[place] ?? 0))
  return chance / poolSize
}

function addSlopes(
  cases: Cases,
  index: number,
  explanation: Explanation,
  table: EffectTable,
  effects: Float64Array,
  intercept: number,
  weight: number,
  gradient: Float64Array,
): void {
  const reported = cases.pay[index] ?? Number.NaN
  const pay = payReading(reported, cases.yearsAgo[index] ?? 0, explanation.payGrowth) - cases.payMiddle
  let all = 0
  for (let place = 0; place < poolSize; place++) {
    const slope = (weight * slopeAt(table, intercept + (effects[place] ?? 0))) / poolSize
    all += slope
    const row = (index * poolSize + place) * factorCount
    for (let k = 0; k < factorCount; k++) {
      const reading = k === payLine && !Number.isNaN(reported) ? pay : (cases.readings[row + k] ?? 0)
      gradient[k] = (gradient[k] ?? 0) + slope * reading
    }
  }
  const cell = factorCount + (cases.cells[index] ?? 0)
  gradient[cell] = (gradient[cell] ?? 0) + all
}
