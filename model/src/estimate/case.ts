import type { LevelName } from '../evidence/levels.ts'
import { lines } from '../evidence/lines.ts'
import type { Person } from '../evidence/person.ts'
import { factorCount, poolTable, readFactors, weightsFor } from '../evidence/pool-table.ts'
import { type History, type Refusals, refusalsFor } from './history.ts'
import type { Model } from './model.ts'

/** A person before a level: the answers, and what was taken for those that are missing. */
export interface Case {
  level: LevelName
  readings: readonly (number | null)[]
  taken: readonly number[]
  /** How far those who resemble the person differ in each blank: variances in log-odds that add up to that of all blanks. */
  open: readonly number[]
  refusals: Refusals
}

/** `history` is null where it is not said whether there were refusals. */
export function makeCase(model: Model, level: LevelName, person: Person, history: History | null): Case {
  const readings = readFactors(person)
  return { level, readings, ...standIns(model.sizes, person, readings), refusals: refusalsFor(model, history) }
}

/** Who resembles the person so much less than the most alike counts for nothing that is shown, and takes time. */
const leastPart = 1e-5

/** What is taken for the blanks of a person, and how far it is open. */
export function standIns(sizes: readonly number[], person: Person, readings: readonly (number | null)[]) {
  const taken = readings.map((reading) => reading ?? 0)
  const open = readings.map(() => 0)
  const blanks = readings.flatMap((reading, k) => (reading === null ? [k] : []))
  if (blanks.length === 0) return { taken, open }
  const pool = poolTable().readings
  const most = boundsFor(person)
  const weights = weightsFor(person)
  const least = leastPart * weights.reduce((most, weight) => Math.max(most, weight), 0)
  const values = blanks.map(() => 0)
  const [sums, products] = [blanks.map(() => 0), blanks.map(() => 0)]
  let [total, moved] = [0, 0]
  for (let row = 0; row < weights.length; row++) {
    const weight = weights[row] ?? 0
    if (weight < least) continue
    let effect = 0
    for (let place = 0; place < blanks.length; place++) {
      const k = blanks[place] ?? 0
      const value = Math.min(most[k] ?? 1, pool[row * factorCount + k] ?? 0)
      values[place] = value
      effect += (sizes[k] ?? 0) * value
    }
    total += weight
    moved += weight * effect
    for (let place = 0; place < values.length; place++) {
      const value = values[place] ?? 0
      sums[place] = (sums[place] ?? 0) + weight * value
      products[place] = (products[place] ?? 0) + weight * value * effect
    }
  }
  for (const [place, k] of blanks.entries()) {
    const mean = (sums[place] ?? 0) / total
    taken[k] = mean
    open[k] = (sizes[k] ?? 0) * ((products[place] ?? 0) / total - (mean * moved) / total)
  }
  return { taken, open }
}

const taxLine = lines.findIndex(({ id }) => id === 'tax_record')
const tieLines = lines.flatMap(({ id }, k) => (id === 'citizen_spouse' || id === 'marriage_length' ? [k] : []))

/** The most that each factor can be: others stand for what is missing, and not for what cannot be. */
function boundsFor({ taxYears, apart }: Person): number[] {
  const most = lines.map(() => 1)
  if (taxYears != null) most[taxLine] = taxYears / 3
  if (apart) for (const k of tieLines) most[k] = 0.5
  return most
}
