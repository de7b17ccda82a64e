import type { Width } from '@settlesg/contract'
import type { LevelName } from '../evidence/levels.ts'
import { lines } from '../evidence/lines.ts'
import { chanceAt, constantFor, type EffectTable } from '../fit/person-effect.ts'
import { factorCount, poolSize, poolTable } from '../fit/pool-table.ts'
import { logOdds, mean } from '../math/distribution.ts'
import { roundedToSum } from '../math/rounding.ts'
import { type Case, computeRange, isKnown, type Range, wholePeople } from './chances.ts'
import { type Model, poolEffect, tablesUnsaid, unsaidAt } from './model.ts'

/*
 * Where the width of a range comes from, reckoned and not scaled: the range is worked out again with the open answers filled
 * in, as each of 16 of those who stand for them gives them; then with the level known as well, then the sizes, then how far
 * people differ. Each part is what the range loses by knowing one thing more, so that the parts add up to it.
 */

/** What can be missing: a line, by its place, or whether there were refusals. */
export type Unanswered = number | 'refusals'

/** The constants at which a level is reached in each draw, with ever more of it known: the same for everyone of a level. */
interface Known {
  sizes: readonly number[]
  /** The draw whose people differ about as much as is usual. */
  usualDraw: number
  withLevel: Float64Array
  withSizes: Float64Array
  withPerson: Float64Array
}
const known = new WeakMap<Model, Map<LevelName, Known>>()

function constantsOf(model: Model, level: LevelName): Known {
  const ofLevels = known.get(model) ?? new Map<LevelName, Known>()
  known.set(model, ofLevels)
  const found = ofLevels.get(level)
  if (found) return found
  const { draws, levels, effects } = model
  const sizes = lines.map((_, k) => mean(draws.map((draw) => draw.sizes[k] ?? 0)))
  const effect = mean(draws.map((draw) => draw.effect))
  const distances = draws.map((draw) => Math.abs(draw.effect - effect))
  const usualDraw = distances.indexOf(Math.min(...distances))
  const share = mean(levels[level].shares)
  const constants = (table: (draw: number) => EffectTable | undefined, by: (draw: number) => readonly number[]) =>
    Float64Array.from(draws, (_, draw) => {
      const people = levels[level].people.subarray(draw * poolSize, (draw + 1) * poolSize)
      return constantFor(
        table(draw) ?? none,
        share,
        Array.from(people, (place) => poolEffect(place, by(draw))),
      )
    })
  const made = {
    sizes,
    usualDraw,
    withLevel: constants(
      (draw) => effects[draw],
      (draw) => draws[draw]?.sizes ?? sizes,
    ),
    withSizes: constants(
      (draw) => effects[draw],
      () => sizes,
    ),
    withPerson: constants(
      () => effects[usualDraw],
      () => sizes,
    ),
  }
  ofLevels.set(level, made)
  return made
}
const none: EffectTable = new Float64Array(0)

/** Enough for what is promised over many people to come true within a fifth (width.test.ts). */
const mostCompleted = 16

/** One of those who stand for what is missing, with the answers that are there: nothing is open any more. */
interface Completed {
  answers: readonly number[]
  tables: readonly EffectTable[]
}

function completed(model: Model, { readings, blanks, most, others, tables }: Case): Completed[] {
  const pool = poolTable().readings
  const unsaid = tables.length > 1 ? tablesUnsaid(model) : null
  const count = isKnown({ blanks, tables }) ? 1 : mostCompleted
  return Array.from({ length: count }, (_, index) => {
    // Each from another draw and another place in it.
    const draw = Math.floor(((index + 0.5) * model.count) / count)
    const other = (others[draw * poolSize + ((index * 13) % poolSize)] ?? 0) * factorCount
    return {
      answers: readings.map((reading, k) => reading ?? Math.min(most[k] ?? 1, pool[other + k] ?? 0)),
      tables: (unsaid ? unsaid(unsaidAt((index * poolSize) / mostCompleted)) : tables[0]) ?? [],
    }
  })
}

/** The range with everything told; with the level known too; then the sizes; then how far people differ. */
function rangesOf(model: Model, level: LevelName, { answers, tables }: Completed): (() => Range)[] {
  const { sizes, usualDraw, withLevel, withSizes, withPerson } = constantsOf(model, level)
  const usual = answers.reduce((sum, answer, k) => sum + (sizes[k] ?? 0) * answer, 0)
  const own = Float64Array.from(model.draws, ({ sizes: drawn }) =>
    answers.reduce((sum, answer, k) => sum + (drawn[k] ?? 0) * answer, 0),
  )
  const range = (constants: Float64Array, effect: (draw: number) => number, place?: number) => () =>
    computeRange(constants.map((constant, draw) => chanceAt(tables[place ?? draw] ?? none, constant + effect(draw))))
  const [drawn, fixed] = [(draw: number) => own[draw] ?? 0, () => usual]
  return [
    range(model.levels[level].constants, drawn),
    range(withLevel, drawn),
    range(withSizes, fixed),
    range(withPerson, fixed, usualDraw),
  ]
}

/** How much of the width (whole people) each part makes; with the share of what is unanswered among itself. */
export function explainWidth(
  model: Model,
  subject: Case,
  width: number,
): { parts: Width; unansweredBy: Map<Unanswered, number> } {
  const ranges = completed(model, subject).map((one) => rangesOf(model, subject.level, one))
  const shown = mean(
    ranges.map(([answered]) => {
      const { low, mean: middle, high } = answered?.() ?? noRange
      const people = wholePeople(low, middle, high)
      return people.high - people.low
    }),
  )
  const narrowing = isKnown(subject) ? 0 : Math.max(0, width - shown)
  const all_told = width - Math.round(narrowing)
  // Of every fourth: what nobody can tell is about the same for all of them. Knowing more never makes a range wider.
  const few = ranges.filter((_, index) => index % 4 === 0)
  let least = Number.POSITIVE_INFINITY
  const widths = [0, 1, 2, 3].map((stage) => {
    least = Math.min(least, mean(few.map((stages) => widthOf(stages[stage]?.() ?? noRange))))
    return least
  })
  const lost = widths.map((left, stage) => left - (widths[stage + 1] ?? 0))
  const [level = 0, sizes = 0, person = 0, pool = 0] = roundedToSum(lost, all_told)
  return {
    parts: { level, sizes, person, pool, unanswered: width - all_told, all_told },
    unansweredBy: shareAmongBlanks(model, subject, narrowing),
  }
}

const noRange: Range = { low: 0, mean: 0, high: 0 }
const widthOf = ({ low, high }: Range) => high - low

/** What the open answers make together, shared out by how much each of them varies among those who stand for it. */
function shareAmongBlanks(model: Model, { level, readings, blanks, most, others, tables }: Case, narrowing: number) {
  const { sizes, usualDraw, withPerson } = constantsOf(model, level)
  const pool = poolTable().readings
  const spread = new Map(
    blanks.map((k) => {
      const effects = Float64Array.from(
        others,
        (place) => (sizes[k] ?? 0) * Math.min(most[k] ?? 1, pool[place * factorCount + k] ?? 0),
      )
      return [k, { middle: mean(effects), variance: variance(effects) }] as const
    }),
  )
  const center =
    mean(withPerson) +
    readings.reduce<number>((sum, reading, k) => sum + (spread.get(k)?.middle ?? (sizes[k] ?? 0) * (reading ?? 0)), 0)
  const found: [Unanswered, number][] = blanks.map((k) => [k, spread.get(k)?.variance ?? 0])
  if (tables.length > 1)
    found.push(['refusals', variance(tables.map((ofPlace) => logOdds(chanceAt(ofPlace[usualDraw] ?? none, center))))])
  const all = found.reduce((sum, [, value]) => sum + value, 0)
  return new Map(found.map(([what, value]) => [what, all > 0 ? (narrowing * value) / all : 0]))
}

function variance(values: ArrayLike<number>): number {
  const middle = mean(values)
  let sum = 0
  for (let index = 0; index < values.length; index++) sum += ((values[index] ?? 0) - middle) ** 2
  return sum / values.length
}
