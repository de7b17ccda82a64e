import { isPostSecondary } from '../evidence/factors.ts'
import { levelNames, levels } from '../evidence/levels.ts'
import { type Applicant, applicantShares } from '../evidence/pool.ts'
import { type PublishedFigure, publishedFigures, type SimulatedId } from '../evidence/published-figures.ts'
import type { Draw } from '../fit/fit.ts'
import { chanceAt } from '../fit/person-effect.ts'
import { poolTable } from '../fit/pool-table.ts'
import { mean, middleNinety } from '../math/distribution.ts'
import { buildModel, type Model, poolLogOdds } from './model.ts'

/** In per cent: the mean over the draws, and the 5th and 95th percentile. */
interface Share {
  share: number
  low: number
  high: number
}

/** A published figure; for a check, beside what the model shows, with the range that agrees with it. */
export interface CheckRow extends PublishedFigure {
  model: Share | null
  /** Whether the figure lies in the range, or no farther from it than its tolerance; null where it is no check. */
  ok: boolean | null
}

/**
 * What the model's decisions would look like: applicants of the pool, in each draw's own mix, decided by the chance that
 * `predict` gives them and by nothing else. No year's published number goes in, so the published shares can be held
 * against what comes out. Applicants only: husbands, wives and children who apply with them are not counted.
 */
export function check(draws: readonly Draw[]): CheckRow[] {
  const model = buildModel(draws)
  const { applicants } = poolTable()
  const weights = draws.map((_, draw) => applicantWeights(model, draw))
  const approved = draws.map((_, draw) =>
    Float64Array.from(
      applicants,
      (_, place) =>
        (weights[draw]?.[place] ?? 0) * chanceAt(model.effects[draw] ?? none, poolLogOdds(model, draw, place)),
    ),
  )
  const rate = (part: readonly Float64Array[], isOfPart: Mark, whole: readonly Float64Array[], isOfWhole: Mark) =>
    describeShares(draws.map((_, draw) => sumOver(part[draw], isOfPart, isOfWhole) / sumOver(whole[draw], isOfWhole)))
  const shown = (id: SimulatedId): Share => {
    if (id !== 'level_spouses') return rate(approved, marks[id], approved, id.startsWith('adults') ? isAdult : isAnyone)
    const { low, high } = levels.spouses
    const { share } = rate(approved, isAnyone, weights, marks.spouse_of_citizen)
    return { share, low: 100 * low, high: 100 * high }
  }
  return publishedFigures.map((figure) => {
    if (figure.role !== 'check' || !figure.shown) return { ...figure, model: null, ok: null }
    const found = shown(figure.shown)
    const tolerance = figure.tolerance ?? 0
    const ok = figure.published >= found.low - tolerance && figure.published <= found.high + tolerance
    return { ...figure, model: found, ok }
  })
}
const none = new Float64Array(0)

type Mark = (one: Applicant) => boolean
const isAnyone: Mark = () => true
const isAdult: Mark = ({ person }) => (person.age ?? 0) >= 21
const isAged =
  (from: number, to: number): Mark =>
  ({ person }) =>
    (person.age ?? 0) >= from && (person.age ?? 0) < to
const marks: Record<Exclude<SimulatedId, 'level_spouses'>, Mark> = {
  adults_21_30: isAged(21, 31),
  adults_31_40: isAged(31, 41),
  adults_over_40: isAged(41, 200),
  post_secondary: ({ person }) => person.education !== null && isPostSecondary(person.education),
  spouse_of_citizen: ({ route }) => route === 'spouse_of_citizen',
  student: ({ route }) => route === 'student',
}

/** The sum of those who have all of these marks. */
const sumOver = (values: Float64Array | undefined, ...wanted: Mark[]): number =>
  poolTable().applicants.reduce(
    (sum, one, place) => sum + (wanted.every((is) => is(one)) ? (values?.[place] ?? 0) : 0),
    0,
  )

function describeShares(values: readonly number[]): Share {
  const [low, high] = middleNinety(values)
  const tenth = (value: number) => Math.round(value * 1000) / 10
  return { share: tenth(mean(values)), low: tenth(low), high: tenth(high) }
}

/** How many each of the pool stands for in a draw: the mix of the draw, and the shares of the levels. */
export function applicantWeights(model: Model, draw: number): Float64Array {
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
