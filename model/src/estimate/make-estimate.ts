import type { DatedProfile, Estimate, Width } from '@settlesg/contract'
import { type EstimatedRoute, type LevelName, levelOfRoute, levels } from '../evidence/levels.ts'
import { toPerson } from '../evidence/person.ts'
import { chanceAt } from '../fit/person-effect.ts'
import { poolSize } from '../fit/pool-table.ts'
import { mean, middleNinety } from '../math/distribution.ts'
import { type Case, chances, countPeople, makeCase } from './chances.ts'
import { partnerPlace } from './explain.ts'
import { readHistory } from './history.ts'
import { type History, type Model, poolEffect } from './model.ts'
import { explainWidth, type Unanswered } from './width.ts'

/** The range on a route, and all that it was made of. */
export interface Estimated {
  estimate: Estimate
  width: Width
  /** By what is not answered: the part of the width that it makes, in people. */
  unansweredBy: ReadonlyMap<Unanswered, number>
  subject: Case
  values: Float64Array
}

export function makeEstimate(profile: DatedProfile, route: EstimatedRoute, model: Model): Estimated {
  const level = levelOfRoute[route]
  const history = readHistory(profile)
  const subject = makeCase(model, level, toPerson(profile), history)
  const values = chances(model, subject)
  const people = countPeople(values)
  const width = explainWidth(model, subject, people.high - people.low)
  return {
    estimate: { ...people, per: 100, base: levelFor(model, subject, history) },
    width: width.parts,
    unansweredBy: width.unansweredBy,
    subject,
    values,
  }
}

/** The level of the route for people with this history, as result and quick check name it. */
export function levelFor(model: Model, subject: Case, history: History | null): Estimate['base'] {
  const { level } = subject
  const isFirstTime = history?.refusals === 'none'
  const shares = isFirstTime ? model.levels[level].shares : levelShares(model, level, subject)
  const [low, high] = middleNinety(shares)
  const { basis, sources } = levels[level]
  return {
    low: toHundredth(100 * low),
    high: toHundredth(100 * high),
    value: toHundredth(100 * mean(shares)),
    first_time: isFirstTime ? null : toHundredth(100 * mean(model.levels[level].shares)),
    basis,
    source_ids: [...sources],
  }
}

/**
 * What the level becomes for people with this history, in each draw: all that stand for it, refused as often; where it is
 * not said, each as the one whom `explain` begins with, so that base and reasons add up.
 */
function levelShares({ count, levels: of, draws }: Model, level: LevelName, { tables }: Case): Float64Array {
  const { constants, people } = of[level]
  return Float64Array.from({ length: count }, (_, draw) => {
    const sizes = draws[draw]?.sizes
    if (!sizes) return Number.NaN
    let sum = 0
    for (let place = 0; place < poolSize; place++) {
      const table = tables[place % tables.length]?.[draw]
      const person = people[draw * poolSize + partnerPlace(place)]
      if (!table || person === undefined) return Number.NaN
      sum += chanceAt(table, (constants[draw] ?? 0) + poolEffect(person, sizes))
    }
    return sum / poolSize
  })
}

/** More digits would claim more than is known, and may differ between a browser and the server. */
export const toHundredth = (people: number) => Math.round(people * 100) / 100 + 0
