import { buildModel, type Model, poolEffect, tablesFor } from '../src/estimate/model.ts'
import { levelNames } from '../src/evidence/levels.ts'
import { applicantShares } from '../src/evidence/pool.ts'
import type { Draw } from '../src/fit/fit.ts'
import { chanceAt } from '../src/fit/person-effect.ts'
import { poolTable } from '../src/fit/pool-table.ts'
import { toShare } from '../src/math/distribution.ts'
import { normal, seeded } from '../src/math/random.ts'

/**
 * People of the pool decided with an effect of their own, and those refused once decided again with nothing changed. Of
 * 100 refused: approved the second time; as the model says it; and if there were no such effect.
 */
export function refusedAgain(draws: readonly Draw[], { people, seed }: { people: number; seed: number }) {
  const model = buildModel(draws)
  const random = seeded(seed)
  const sums = draws.map((_, draw) => {
    let sum = 0
    return applicantWeights(model, draw).map((weight) => (sum += weight))
  })
  const after = (draw: number, refusals: 'none' | 'once', x: number) => {
    const table = tablesFor(model, { refusals, changed: ['nothing'] })[draw]
    return table ? chanceAt(table, x) : Number.NaN
  }
  let [refused, approved, predicted, without] = [0, 0, 0, 0]
  for (let person = 0; person < people; person++) {
    const draw = person % model.count
    const of = sums[draw] ?? new Float64Array(0)
    const target = random() * (of.at(-1) ?? 0)
    const place = Math.max(
      0,
      of.findIndex((sum) => sum > target),
    )
    const x = poolLogOdds(model, draw, place)
    const chance = toShare(x + (model.draws[draw]?.effect ?? 0) * normal(random))
    const [first, second] = [random(), random()]
    if (first < chance) continue
    refused++
    if (second < chance) approved++
    predicted += after(draw, 'once', x)
    without += after(draw, 'none', x)
  }
  const ofHundred = (count: number) => Math.round((1000 * count) / refused) / 10
  return { approved: ofHundred(approved), predicted: ofHundred(predicted), withoutEffect: ofHundred(without) }
}

/** The log-odds of one of the pool at the level that they are of, without an effect of their own. */
function poolLogOdds({ levels, draws }: Model, draw: number, place: number): number {
  const level = poolTable().applicants[place]?.level ?? 'everyone_else'
  return (levels[level].constants[draw] ?? 0) + poolEffect(place, draws[draw]?.sizes ?? [])
}

/** How many each of the pool stands for in a draw: the mix of the draw, and the shares of the levels. */
function applicantWeights(model: Model, draw: number): Float64Array {
  const table = poolTable()
  const weights = new Float64Array(table.applicants.length)
  for (const [index, { start, end }] of table.cells.entries()) weights.fill(model.mixes[draw]?.[index] ?? 0, start, end)
  for (const level of levelNames) {
    const [start, end] = table.ranges[level]
    const all = weights.subarray(start, end).reduce((sum, weight) => sum + weight, 0)
    for (let place = start; place < end; place++)
      weights[place] = ((weights[place] ?? 0) / all) * applicantShares[level]
  }
  return weights
}
