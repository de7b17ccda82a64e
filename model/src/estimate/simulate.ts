import { isPostSecondary } from '../evidence/factors.ts'
import { type LevelName, levelNames } from '../evidence/levels.ts'
import { type Applicant, applicantShares } from '../evidence/pool.ts'
import type { Draw } from '../fit/fit.ts'
import { chanceAt } from '../fit/person-effect.ts'
import { poolTable } from '../fit/pool-table.ts'
import { mean, middleNinety, shareOf } from '../math/distribution.ts'
import { normal, seeded } from '../math/random.ts'
import { buildModel, type Model, poolEffect, tablesFor } from './model.ts'

/*
 * What the model's decisions would look like: applicants of the pool, in each draw's own mix, decided by the chance that
 * `predict` gives them and by nothing else. No year's published number goes in, so the published shares can be held
 * against what comes out. Applicants only: husbands, wives and children who apply with them are not counted.
 */

/** In per cent: the mean over the draws, and the 5th and 95th percentile. */
export interface Share {
  share: number
  low: number
  high: number
}
export interface Simulation {
  /** Of 100 applicants. */
  approved: Record<'all' | Applicant['route'], Share>
  /** Of 100 approved; ages of 100 approved adults. */
  among_approved: Record<SharedMark, Share>
  /** People decided with an effect of their own, and those refused once decided again with nothing changed. */
  refused_again: {
    people: number
    refused: number
    /** Of 100 refused: approved the second time; as the model says it; and if there were no such effect. */
    approved: number
    predicted: number
    without_effect: number
  }
}

const isAdult = ({ person }: Applicant) => (person.age ?? 0) >= 21
const between = (from: number, to: number) => (one: Applicant) =>
  (one.person.age ?? 0) >= from && (one.person.age ?? 0) < to
const marks = {
  adults_21_30: between(21, 31),
  adults_31_40: between(31, 41),
  adults_over_40: between(41, 200),
  post_secondary: ({ person }: Applicant) => person.education !== null && isPostSecondary(person.education),
  female: ({ sex }: Applicant) => sex === 'female',
  pts: ({ route }: Applicant) => route === 'pts',
  spouse_of_citizen: ({ route }: Applicant) => route === 'spouse_of_citizen',
  spouse_of_pr: ({ route }: Applicant) => route === 'spouse_of_pr',
  student: ({ route }: Applicant) => route === 'student',
} as const
type SharedMark = keyof typeof marks
const markIds = Object.keys(marks) as SharedMark[]

export function simulate(draws: readonly Draw[], options: { people: number; seed: number }): Simulation {
  const model = buildModel(draws)
  const weights = draws.map((_, draw) => weightsOf(model, draw))
  const table = poolTable()
  const chances = draws.map((_, draw) => table.applicants.map((one, place) => chanceOf(model, draw, one.level, place)))
  const all = () => true
  const rate = (of: (one: Applicant) => boolean, among: (one: Applicant) => boolean, approved: boolean) =>
    shareOver(
      draws.map((_, draw) => {
        let [part, whole] = [0, 0]
        for (const [place, one] of table.applicants.entries()) {
          if (!among(one)) continue
          const weight = weights[draw]?.[place] ?? 0
          const chance = chances[draw]?.[place] ?? 0
          if (approved) whole += weight * chance
          else whole += weight
          if (of(one)) part += weight * chance
        }
        return part / whole
      }),
    )
  const onRoute = (route: Applicant['route']) => rate(all, (one) => one.route === route, false)
  const shared = (id: SharedMark) => rate(marks[id], id.startsWith('adults') ? isAdult : all, true)
  return {
    approved: {
      all: rate(all, all, false),
      pts: onRoute('pts'),
      spouse_of_citizen: onRoute('spouse_of_citizen'),
      spouse_of_pr: onRoute('spouse_of_pr'),
      student: onRoute('student'),
    },
    among_approved: Object.assign({ ...noShares }, Object.fromEntries(markIds.map((id) => [id, shared(id)]))),
    refused_again: refusedAgain(model, weights, options),
  }
}
const noShare: Share = { share: 0, low: 0, high: 0 }
const noShares: Record<SharedMark, Share> = {
  adults_21_30: noShare,
  adults_31_40: noShare,
  adults_over_40: noShare,
  post_secondary: noShare,
  female: noShare,
  pts: noShare,
  spouse_of_citizen: noShare,
  spouse_of_pr: noShare,
  student: noShare,
}

function shareOver(values: readonly number[]): Share {
  const [low, high] = middleNinety(values)
  const tenth = (value: number) => Math.round(value * 1000) / 10
  return { share: tenth(mean(values)), low: tenth(low), high: tenth(high) }
}

/** How many each of the pool stands for in a draw: the mix of the draw, and the shares of the levels. */
function weightsOf(model: Model, draw: number): Float64Array {
  const table = poolTable()
  const weights = new Float64Array(table.applicants.length)
  for (const [index, { start, end }] of table.cells.entries()) weights.fill(model.mixes[draw]?.[index] ?? 0, start, end)
  for (const level of levelNames) {
    const [start, end] = table.ranges[level]
    let all = 0
    for (let place = start; place < end; place++) all += weights[place] ?? 0
    for (let place = start; place < end; place++)
      weights[place] = ((weights[place] ?? 0) / all) * applicantShares[level]
  }
  return weights
}

function chanceOf(model: Model, draw: number, level: LevelName, place: number, refusals = 0): number {
  const table = tablesFor(model, { refusals, changed: refusals > 0 ? ['nothing'] : [] })[draw]
  return table ? chanceAt(table, logOddsOf(model, draw, level, place)) : Number.NaN
}
const logOddsOf = (model: Model, draw: number, level: LevelName, place: number) =>
  (model.levels[level].constants[draw] ?? 0) + poolEffect(place, model.draws[draw]?.sizes ?? [])

/** Whoever was refused tells of an effect that is against them: the second time fewer of them are approved. */
function refusedAgain(
  model: Model,
  weights: readonly Float64Array[],
  { people, seed }: { people: number; seed: number },
) {
  const random = seeded(seed)
  const { applicants } = poolTable()
  const sums = weights.map((of) => {
    let sum = 0
    return of.map((weight) => (sum += weight))
  })
  let [refused, approved, predicted, without] = [0, 0, 0, 0]
  for (let person = 0; person < people; person++) {
    const draw = person % model.count
    const of = sums[draw] ?? new Float64Array(0)
    const target = random() * (of.at(-1) ?? 0)
    const place = Math.max(
      0,
      of.findIndex((sum) => sum > target),
    )
    const { level } = applicants[place] ?? { level: 'everyone_else' as const }
    const effect = (model.draws[draw]?.effect ?? 0) * normal(random)
    const chance = shareOf(logOddsOf(model, draw, level, place) + effect)
    const [first, second] = [random(), random()]
    if (first < chance) continue
    refused++
    if (second < chance) approved++
    predicted += chanceOf(model, draw, level, place, 1)
    without += chanceOf(model, draw, level, place)
  }
  const ofHundred = (count: number) => Math.round((1000 * count) / refused) / 10
  return {
    people,
    refused,
    approved: ofHundred(approved),
    predicted: ofHundred(predicted),
    without_effect: ofHundred(without),
  }
}
