import { factors } from '../evidence/factors.ts'
import { type LevelName, levelNames, mapLevels } from '../evidence/levels.ts'
import { type CompositionId, composition, lines } from '../evidence/lines.ts'
import type { Person } from '../evidence/person.ts'
import { type Applicant, applicantShares, drawPool } from '../evidence/pool.ts'
import { resemblance, traitColumns } from '../evidence/resemblance.ts'

/*
 * The pool in numbers, and how people are drawn from it. A draw of the model has a mix of applicants of its own: the
 * same 2,000 people with other weights. The weights hang on six marks only, so the pool stands in cells of people with
 * the same marks: that makes drawing from it cheap.
 */

const marks: Record<CompositionId, (person: Person) => boolean> = {
  s_pass: ({ pass }) => pass === 's_pass',
  newcomer: ({ yearsHere }) => (yearsHere ?? 0) < 2,
  over_40: ({ age }) => (age ?? 0) >= 41,
  well_paid: ({ pay }) => (pay ?? 0) >= 7_000,
  married: ({ spouse }) => spouse !== 'none',
  degree: ({ education }) => education !== null && ['bachelor', 'master', 'doctorate'].includes(education),
}
export const compositionIds = Object.keys(composition) as CompositionId[]

/** So many people stand for others in each draw. */
export const poolSize = 32
export const factorCount = lines.length

interface Cell {
  start: number
  end: number
  marks: readonly boolean[]
}

export interface PoolTable {
  applicants: readonly Applicant[]
  /** The readings of the factors, person after person. */
  readings: Float64Array
  traits: readonly Float64Array[]
  cells: readonly Cell[]
  /** From which place to which the applicants of a level stand. */
  ranges: Record<LevelName, readonly [start: number, end: number]>
}

let made: PoolTable | undefined
/** Made when first asked for (some ten milliseconds), then kept: it hangs on nothing but the lines. */
export function poolTable(): PoolTable {
  made ??= makeTable()
  return made
}

/** Factors as the lines have them; null where an answer is missing. */
export const readFactors = (person: Person): (number | null)[] => lines.map(({ id }) => factors[id](person))

function makeTable(): PoolTable {
  const readMarks = (person: Person) => compositionIds.map((id) => marks[id](person))
  const rows = drawPool()
    .map((applicant) => {
      const readings = readFactors(applicant.person).map((value, k) => known(value, k))
      const has = readMarks(applicant.person)
      return {
        applicant,
        readings,
        has,
        cell: [levelNames.indexOf(applicant.level), ...has.map(Number)].join(''),
        // Inside a cell by the usual effect: what is drawn evenly along it stands for all of it.
        effect: readings.reduce((sum, value, k) => sum + value * (lines[k]?.size ?? 0), 0),
      }
    })
    .sort((one, other) => (one.cell < other.cell ? -1 : one.cell > other.cell ? 1 : one.effect - other.effect))
  const starts = rows.flatMap(({ cell }, place) => (place === 0 || rows[place - 1]?.cell !== cell ? [place] : []))
  const applicants = rows.map(({ applicant }) => applicant)
  const range = (level: LevelName) =>
    [
      applicants.findIndex((one) => one.level === level),
      applicants.findLastIndex((one) => one.level === level) + 1,
    ] as const
  return {
    applicants,
    readings: Float64Array.from(rows.flatMap(({ readings }) => readings)),
    traits: traitColumns(applicants.map(({ person }) => person)),
    cells: starts.map((start, index) => ({
      start,
      end: starts[index + 1] ?? rows.length,
      marks: rows[start]?.has ?? [],
    })),
    ranges: mapLevels(range),
  }
}

function known(value: number | null, k: number): number {
  if (value === null) throw new Error(`The pool does not answer ${lines[k]?.id}`)
  return value
}

/** The weight of every cell in a mix of applicants: `tilt` has the log-odds of each mark. */
export const cellWeights = ({ cells }: PoolTable, tilt: ArrayLike<number>): Float64Array =>
  Float64Array.from(cells, ({ marks: has }) =>
    Math.exp(has.reduce((sum, marked, index) => sum + (marked ? (tilt[index] ?? 0) : 0), 0)),
  )

/** Weights of the pool, ready to draw from. */
export interface Weights {
  /** Added up, person after person; one number more than there are people. */
  sums: Float64Array
  /** Of each cell. */
  cells: Float64Array
}

export function readied({ cells }: PoolTable, weights: Float64Array): Weights {
  const sums = new Float64Array(weights.length + 1)
  for (let row = 0; row < weights.length; row++) sums[row + 1] = (sums[row] ?? 0) + (weights[row] ?? 0)
  return { sums, cells: Float64Array.from(cells, ({ start, end }) => (sums[end] ?? 0) - (sums[start] ?? 0)) }
}

/** Everyone of a level alike. */
export function levelWeights({ applicants, ranges }: PoolTable, level: LevelName): Float64Array {
  const [start, end] = ranges[level]
  return new Float64Array(applicants.length).fill(1, start, end)
}

/** Who resembles this person, each level counting for as many as apply. */
export function weightsFor(table: PoolTable, person: Person): Float64Array {
  const weights = resemblance(person, table.traits)
  for (const level of levelNames) {
    const [start, end] = table.ranges[level]
    const each = applicantShares[level] / (end - start)
    for (let row = start; row < end; row++) weights[row] = (weights[row] ?? 0) * each
  }
  return weights
}

/**
 * 32 places in the pool, drawn by weight (systematic: one start, then equal steps); `mix` has the weight of each cell in
 * this mix of applicants. `start` is from 0 to 1.
 */
export function drawFrom(
  { cells }: PoolTable,
  { sums, cells: masses }: Weights,
  mix: Float64Array,
  start: number,
  into: Int32Array,
): void {
  let total = 0
  for (let index = 0; index < masses.length; index++) total += (masses[index] ?? 0) * (mix[index] ?? 0)
  const step = total / into.length
  let target = start * step
  let [index, before] = [0, 0]
  let mass = (masses[0] ?? 0) * (mix[0] ?? 0)
  for (let drawn = 0; drawn < into.length; drawn++) {
    while (before + mass <= target && index < masses.length - 1) {
      before += mass
      index++
      mass = (masses[index] ?? 0) * (mix[index] ?? 0)
    }
    const { start: from, end } = cells[index] ?? noCell
    into[drawn] = findPlace(sums, (sums[from] ?? 0) + (target - before) / (mix[index] ?? 1), from, end)
    target += step
  }
}
const noCell: Cell = { start: 0, end: 0, marks: [] }

/** The person in whose stretch of the sums this value lies, by halving. */
function findPlace(sums: Float64Array, value: number, from: number, end: number): number {
  let [low, high] = [from, end - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sums[middle + 1] ?? 0) > value) high = middle
    else low = middle + 1
  }
  return low
}

/** Where each draw begins in the pool: evenly over 0 to 1 (golden ratio), the same at every call. */
export const startPlace = (draw: number): number => ((draw + 0.5) * 0.6180339887498949) % 1
