import type { DatedProfile, Estimate, Width } from '@settlesg/contract'
import { type EstimatedRoute, levelOfRoute, levels } from '../evidence/levels.ts'
import { toPerson } from '../evidence/person.ts'
import { z95 } from '../math/distribution.ts'
import { type Case, makeCase } from './case.ts'
import { levelMean } from './explain.ts'
import { rangeOf, wholePeople } from './formula.ts'
import { readHistory, refusalsFor } from './history.ts'
import type { Model } from './model.ts'
import { explainWidth, type Unanswered } from './width.ts'

export interface Estimated {
  estimate: Estimate
  width: Width
  /** By what is not answered: the part of the width that it makes, in people. */
  unansweredBy: ReadonlyMap<Unanswered, number>
  subject: Case
}

export const caseOf = (profile: DatedProfile, route: EstimatedRoute, model: Model): Case =>
  makeCase(model, levelOfRoute[route], toPerson(profile), readHistory(profile))

export function makeEstimate(profile: DatedProfile, route: EstimatedRoute, model: Model): Estimated {
  const subject = caseOf(profile, route, model)
  const people = wholePeople(rangeOf(model, subject))
  const { parts: width, unansweredBy } = explainWidth(model, subject, people.high - people.low)
  return { estimate: { ...people, per: 100, base: levelFor(model, subject) }, width, unansweredBy, subject }
}

/** The level of the route for people with this history, as result and quick check name it. */
export function levelFor(model: Model, subject: Case): Estimate['base'] {
  const { level, refusals } = subject
  const first = { level, refusals: refusalsFor(model, { refusals: 'none', changed: [] }) }
  const { basis, sources } = levels[level]
  return {
    low: toHundredth(levelMean(model, subject, -z95)),
    high: toHundredth(levelMean(model, subject, z95)),
    value: toHundredth(levelMean(model, subject)),
    first_time: refusals.cost === 0 ? null : toHundredth(levelMean(model, first)),
    basis,
    source_ids: [...sources],
  }
}

export const toHundredth = (people: number) => Math.round(people * 100) / 100 + 0
