import { factors } from './factors.ts'
import { type LevelName, levelNames, mapLevels } from './levels.ts'
import { type CompositionId, composition, lines } from './lines.ts'
import type { Person } from './person.ts'
import { type Applicant, applicantShares, drawPool } from './pool.ts'
import { resemblance, traitColumns } from './resemblance.ts'

export const factorCount = lines.length

export interface PoolTable {
  applicants: readonly Applicant[]
  readings: Float64Array
  traits: readonly Float64Array[]
  /** The place of the first of each level, and the one after the last. */
  ranges: Record<LevelName, readonly [start: number, end: number]>
}

let made: PoolTable | undefined
/** Made on first use (some ten milliseconds), then kept: it depends on nothing but the lines. */
export function poolTable(): PoolTable {
  made ??= makeTable()
  return made
}

export const readFactors = (person: Person): (number | null)[] => lines.map(({ id }) => factors[id](person))

function makeTable(): PoolTable {
  const applicants = levelNames.flatMap((name) => drawPool().filter(({ level }) => level === name))
  const readings = applicants.flatMap(({ person }) => readFactors(person).map(requireReading))
  const levels = applicants.map(({ level }) => level)
  const range = (name: LevelName) => [levels.indexOf(name), levels.lastIndexOf(name) + 1] as const
  return {
    applicants,
    readings: Float64Array.from(readings),
    traits: traitColumns(applicants.map(({ person }) => person)),
    ranges: mapLevels(range),
  }
}

function requireReading(value: number | null, k: number): number {
  if (value === null) throw new Error(`The pool does not answer ${lines[k]?.id}`)
  return value
}

/** How much each of the pool counts for what this person left out: who resembles them, each level by how many of it apply. */
export function weightsFor(person: Person): Float64Array {
  const { traits, ranges } = poolTable()
  const weights = resemblance(person, traits)
  for (const level of levelNames) {
    const [start, end] = ranges[level]
    const each = applicantShares[level] / (end - start)
    for (let row = start; row < end; row++) weights[row] = (weights[row] ?? 0) * each
  }
  return weights
}

const marks: Record<CompositionId, (person: Person) => boolean> = {
  s_pass: ({ pass }) => pass === 's_pass',
  newcomer: ({ yearsHere }) => (yearsHere ?? 0) < 2,
  over_40: ({ age }) => (age ?? 0) >= 41,
  well_paid: ({ pay }) => (pay ?? 0) >= 7_000,
  married: ({ spouse }) => spouse !== 'none',
  degree: ({ education }) => education != null && ['bachelor', 'master', 'doctorate'].includes(education),
}
export const compositionIds = Object.keys(composition) as CompositionId[]

/** The typical readings of a level: means over its applicants, with those who bear `mark` counted `weight` times. */
export function typicalReadings(level: LevelName, mark?: CompositionId, weight = 1): number[] {
  const { applicants, readings, ranges } = poolTable()
  const [start, end] = ranges[level]
  const sums = lines.map(() => 0)
  let total = 0
  for (let row = start; row < end; row++) {
    const person = applicants[row]?.person
    const counts = mark && person && marks[mark](person) ? weight : 1
    total += counts
    for (let k = 0; k < factorCount; k++) sums[k] = (sums[k] ?? 0) + counts * (readings[row * factorCount + k] ?? 0)
  }
  return sums.map((sum) => sum / total)
}
