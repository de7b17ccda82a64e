import { monthsBetween } from '@settlesg/contract'
import { mean, shareOf } from '../distribution.ts'
import { isPostSecondary } from '../factors.ts'
import { type Applicant, pool } from '../pool.ts'
import type { EstimatedRoute } from '../priors.ts'
import { readAnswers, routeFactors } from '../route-model.ts'
import type { World } from '../world.ts'
import type { Kind } from './figures.ts'
import type { Stream } from './streams.ts'

/*
 * Whole applicants for the kinds that the model estimates: their chances are those of a prediction with every answer
 * given, up to the level of the year. They stand in cells of age and education, so that the approved of each cell are
 * as many as the stream says.
 */

/** 20 and younger, then each older band without and with more than secondary education. */
export const cellCount = 7
export const bandOfCell = (cell: number): 0 | 1 | 2 | 3 => (cell === 0 ? 0 : cell < 3 ? 1 : cell < 5 ? 2 : 3)
export const isEducatedCell = (cell: number) => cell > 0 && cell % 2 === 0
const cellOf = (band: number, educated: boolean) => (band === 0 ? 0 : 2 * band - (educated ? 0 : 1))

/** How the approved of a stream spread over the cells. */
export const cellShares = ({ bands, postSecondary }: Pick<Stream, 'bands' | 'postSecondary'>): number[] =>
  Array.from({ length: cellCount }, (_, cell) => {
    const share = bands[bandOfCell(cell)]
    return cell === 0 ? share : share * (isEducatedCell(cell) ? postSecondary : 1 - postSecondary)
  })

/** Kinds without an estimate have none: of them only the rate is known, the same for each. */
const estimatedKinds: Partial<Record<Kind, EstimatedRoute>> = {
  worker: 'pts',
  spouse_of_citizen: 'spouse_of_citizen',
  spouse_of_pr: 'spouse_of_pr',
  student: 'student',
}

export interface Candidates {
  people: Applicant[]
  /** Who stands in which cell. */
  cells: number[][]
  /** What the factors add for each of them in log-odds, world after world. */
  effects: Float64Array
}

const size = 400
const seed = 311
const known = new WeakMap<readonly World[], Map<Kind, Candidates | null>>()

/** The applicants of a kind under these worlds; null for kinds without an estimate. Remembered for each list of worlds. */
export function candidatesFor(worlds: readonly World[], kind: Kind): Candidates | null {
  const ofWorlds = known.get(worlds) ?? new Map<Kind, Candidates | null>()
  known.set(worlds, ofWorlds)
  const found = ofWorlds.get(kind)
  if (found !== undefined) return found
  const route = estimatedKinds[kind]
  const made = route ? candidatesOf(worlds, route) : null
  ofWorlds.set(kind, made)
  return made
}

function candidatesOf(worlds: readonly World[], route: EstimatedRoute): Candidates {
  const model = routeFactors(route)
  const people = pool(route, size, seed)
  const answers = people.map(({ profile }) => readAnswers(model, profile))
  const effects = new Float64Array(worlds.length * size)
  for (const [world, { sizes }] of worlds.entries())
    for (const [person, row] of answers.entries()) {
      let sum = 0
      for (const [k, line] of model.lines.entries()) sum += (sizes[line] ?? 0) * (row[k] ?? 0)
      effects[world * size + person] = sum
    }
  const cells: number[][] = Array.from({ length: cellCount }, () => [])
  for (const [index, { profile }] of people.entries()) {
    const age = Math.floor(monthsBetween(profile.you.birth_month, profile.route.apply_month) / 12)
    const band = age <= 20 ? 0 : age <= 30 ? 1 : age <= 40 ? 2 : 3
    cells[cellOf(band, isPostSecondary(profile.education.highest))]?.push(index)
  }
  // In the order of their chances, so that choosing evenly among them is choosing evenly among chances.
  const usual = people.map((_, person) => mean(worlds.map((_world, world) => effects[world * size + person] ?? 0)))
  for (const members of cells) members.sort((one, other) => (usual[one] ?? 0) - (usual[other] ?? 0))
  return { people, cells, effects }
}

/**
 * The constant that makes the applicants behind these approved as many as the rate says, by Newton's method, and the
 * mean chance in each cell. Applicants of a cell = approved of the cell / its mean chance.
 */
export function levelled({ cells, effects }: Candidates, world: number, shares: readonly number[], rate: number) {
  let constant = Math.log(rate / (1 - rate))
  const chances = new Array<number>(shares.length).fill(rate)
  for (let step = 0; step < 40; step++) {
    let [applicants, slope] = [0, 0]
    for (const [cell, share] of shares.entries()) {
      const members = cells[cell] ?? []
      if (share === 0 || members.length === 0) continue
      let [sum, rise] = [0, 0]
      for (const person of members) {
        const chance = shareOf(constant + (effects[world * size + person] ?? 0))
        sum += chance
        rise += chance * (1 - chance)
      }
      const mean = sum / members.length
      chances[cell] = mean
      applicants += share / mean
      slope += (share * (rise / members.length)) / mean ** 2
    }
    // Steps in the logarithm of the applicants are nearly straight in the constant.
    const change = Math.log(applicants * rate) / (slope / applicants)
    if (Math.abs(change) < 1e-7) break
    constant += Math.max(-2, Math.min(2, change))
  }
  return { constant, chances }
}

/** The chance of one of them in a world. */
export const chanceOf = ({ effects }: Candidates, world: number, person: number, constant: number): number =>
  shareOf(constant + (effects[world * size + person] ?? 0))
