import type { LevelName } from '../evidence/levels.ts'
import { lines } from '../evidence/lines.ts'
import { chanceAt, constantFor, effectTable } from '../fit/person-effect.ts'
import { factorCount, poolSize, poolTable } from '../fit/pool-table.ts'
import { mean } from '../math/distribution.ts'
import { roundedToSum } from '../math/rounding.ts'
import { type Case, isKnown } from './chances.ts'
import { type Model, poolEffect } from './model.ts'

/*
 * Where the width of a range comes from. One after the other, the level, the sizes, the spread of the person effect and
 * the mix of applicants vary as in the draws while the rest stays at its middle; and in the middle draw those who stand
 * for missing answers vary, and whether they were refused before where that is not said. The variances, scaled to the width, add up to it in whole people.
 */
const widthParts = ['level', 'sizes', 'person', 'pool', 'unanswered'] as const
export type Width = Record<(typeof widthParts)[number], number>

/** What can be missing: a line, by its place, or whether there were refusals. */
export type Unanswered = number | 'refusals'

/** What varies alone, as the constants at which the level is reached; the same for everyone of a level. */
interface Varied {
  middle: { sizes: number[]; constant: number; effect: number }
  /** Constants where only this varies, one for each draw tried. */
  constants: Record<'level' | 'sizes' | 'person' | 'pool', number[]>
  /** Places of the draws tried. */
  tried: number[]
}
/** Variances need fewer draws than a range. */
const most = 100
const known = new WeakMap<Model, Map<LevelName, Varied>>()

function varyAlone(model: Model, level: LevelName): Varied {
  const ofLevels = known.get(model) ?? new Map<LevelName, Varied>()
  known.set(model, ofLevels)
  const found = ofLevels.get(level)
  if (found) return found
  const { draws, levels } = model
  const sizes = lines.map((_, k) => mean(draws.map((draw) => draw.sizes[k] ?? 0)))
  const effect = mean(draws.map((draw) => draw.effect))
  const share = mean(levels[level].shares)
  const table = effectTable(effect)
  const drawnPeople = (draw: number) => levels[level].people.subarray(draw * poolSize, (draw + 1) * poolSize)
  const addEffects = (people: Int32Array, by: readonly number[]) => Array.from(people, (place) => poolEffect(place, by))
  // Enough of all draws' people to stand for the usual mix.
  const usual = levels[level].people.filter((_, index) => index % 25 === 0)
  const usualEffects = addEffects(usual, sizes)
  const every = Math.max(1, Math.floor(draws.length / most))
  const tried = draws.flatMap((_, draw) => (draw % every === 0 ? [draw] : []))
  const constants = {
    level: tried.map((draw) => constantFor(table, levels[level].shares[draw] ?? 0.5, usualEffects)),
    sizes: tried.map((draw) => constantFor(table, share, addEffects(usual, draws[draw]?.sizes ?? sizes))),
    person: tried.map((draw) => constantFor(model.effects[draw] ?? table, share, usualEffects)),
    pool: tried.map((draw) => constantFor(table, share, addEffects(drawnPeople(draw), sizes))),
  }
  const made = { middle: { sizes, effect, constant: constantFor(table, share, usualEffects) }, constants, tried }
  ofLevels.set(level, made)
  return made
}

/** How much of the width (whole people) each part makes; with the share of what is unanswered among itself. */
export function explainWidth(
  model: Model,
  subject: Case,
  width: number,
): { parts: Width; unansweredBy: Map<Unanswered, number> } {
  const { middle, constants, tried } = varyAlone(model, subject.level)
  const { readings, blanks, most: bounds, others } = subject
  const pool = poolTable().readings
  const middleDraw = Math.floor(model.count / 2)
  const usualTable = effectTable(middle.effect)
  const tableAt = (place: number) => subject.tables[place % subject.tables.length]?.[middleDraw] ?? usualTable
  /** Of those with the person's answers, refused before or not as far as that is not said. */
  const chance = (x: number, draw = middleDraw) =>
    mean(subject.tables.map((tables) => chanceAt(tables[draw] ?? usualTable, x)))
  const theirs = (place: number, k: number) => Math.min(bounds[k] ?? 1, pool[place * factorCount + k] ?? 0)
  const blankMean = (k: number) => {
    let sum = 0
    for (const place of others) sum += theirs(place, k)
    return sum / others.length
  }
  const answers = readings.map((reading, k) => reading ?? blankMean(k))
  const effect = (sizes: readonly number[]) => answers.reduce((sum, answer, k) => sum + (sizes[k] ?? 0) * answer, 0)
  const own = effect(middle.sizes)
  const center = middle.constant + own
  const variances = {
    level: variance(constants.level.map((constant) => chance(constant + own))),
    sizes: variance(
      tried.map((draw, index) =>
        chance((constants.sizes[index] ?? 0) + effect(model.draws[draw]?.sizes ?? middle.sizes)),
      ),
    ),
    person: variance(tried.map((draw, index) => chance((constants.person[index] ?? 0) + own, draw))),
    pool: variance(constants.pool.map((constant) => chance(constant + own))),
    unanswered: variance(isKnown(subject) ? [0] : unansweredChances()),
  }
  function unansweredChances(): number[] {
    const inPlaces = blanks.length > 0 ? others : new Int32Array(subject.tables.length)
    return Array.from(inPlaces, (place, index) =>
      chanceAt(
        tableAt(index),
        blanks.reduce((sum, k) => sum + (middle.sizes[k] ?? 0) * (theirs(place, k) - (answers[k] ?? 0)), center),
      ),
    )
  }
  const total = widthParts.reduce((sum, part) => sum + variances[part], 0)
  const whole = roundedToSum(
    widthParts.map((part) => (total > 0 ? (width * variances[part]) / total : width / widthParts.length)),
    width,
  )
  const [level = 0, sizes = 0, person = 0, mix = 0, unanswered = 0] = whole
  const ofUnanswered: [Unanswered, number][] = blanks.map((k) => [
    k,
    variance(Array.from(others, (place) => (middle.sizes[k] ?? 0) * theirs(place, k))),
  ])
  if (subject.tables.length > 1)
    ofUnanswered.push([
      'refusals',
      variance(subject.tables.map((_, place) => logOdds(chanceAt(tableAt(place), center)))),
    ])
  const ofAll = ofUnanswered.reduce((sum, [, value]) => sum + value, 0)
  const unansweredWidth = total > 0 ? (width * variances.unanswered) / total : 0
  return {
    parts: { level, sizes, person, pool: mix, unanswered },
    unansweredBy: new Map(
      ofUnanswered.map(([what, value]) => [what, ofAll > 0 ? (unansweredWidth * value) / ofAll : 0]),
    ),
  }
}

const logOdds = (share: number) => Math.log(share / (1 - share))

function variance(values: readonly number[]): number {
  const middle = mean(values)
  return mean(values.map((value) => (value - middle) ** 2))
}
