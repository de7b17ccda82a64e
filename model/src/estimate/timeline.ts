import type { DatedProfile, TimelinePoint } from '@settlesg/contract'
import { isEstimated } from '../evidence/levels.ts'
import { later } from '../rules/later.ts'
import { readQuestion } from '../rules/question.ts'
import { checkRequired } from '../rules/required.ts'
import type { Case } from './case.ts'
import { type Change, compareCases } from './compare-cases.ts'
import { rangeOf, wholePeople } from './formula.ts'
import { caseOf, toHundredth } from './make-estimate.ts'
import type { Model } from './model.ts'
import { published } from './published.ts'

/** Now, in half a year, in a year. */
const monthsAhead = [0, 6, 12]

/** What time moves by itself, on the route in question, also where time opens another one beside it. */
export function makeTimeline(profile: DatedProfile, model: Model): TimelinePoint[] {
  const now = findCase(profile, model)
  const expires = profile.residence.pass_expires
  return monthsAhead.flatMap((months_ahead) => {
    const then = later(profile, months_ahead)
    if (then === null) return []
    const { apply_month } = then.route
    const { route, no_estimate_reason, subject } = findCase(then, model)
    return {
      months_ahead,
      apply_month,
      route,
      estimate: subject && wholePeople(rangeOf(model, subject)),
      no_estimate_reason,
      pass_ended: expires == null ? null : expires < apply_month,
      children_turned_21: route === 'pts' ? countChildren(profile) - countChildren(then) : 0,
      difference: months_ahead === 0 ? null : differenceBetween(now.subject, subject, model),
    }
  })
}

/** How many children apply too. */
const countChildren = ({ route: { includes } }: DatedProfile) => includes?.children ?? 0

/** The question that answers pose, with the case where it has an estimate. */
function findCase(profile: DatedProfile, model: Model) {
  const { route, no_estimate_reason } = readQuestion(profile)
  const isAnswered = no_estimate_reason === null && route !== null && isEstimated(route)
  return { route, no_estimate_reason, subject: isAnswered ? caseOf(profile, route, model) : null }
}

/** The change from one case to another, in hundredths of a person; null where either has no estimate. */
const differenceBetween = (before: Case | null, after: Case | null, model: Model) =>
  before && after ? roundDifference(compareCases(model, before, after)) : null

/** Two sets of answers compared, in people of 100; routes may differ. Throws RangeError like `predict`. */
export function comparison(before: DatedProfile, after: DatedProfile, model: Model = published) {
  checkRequired(before)
  checkRequired(after)
  const [one, other] = [findCase(before, model), findCase(after, model)]
  const people = ({ subject }: typeof one) => subject && wholePeople(rangeOf(model, subject))
  return {
    before: people(one),
    after: people(other),
    difference: differenceBetween(one.subject, other.subject, model),
    no_estimate_reason: other.no_estimate_reason,
  }
}

/** More digits would claim more than is known. */
export const roundDifference = ({ value, low, high, effect }: Change): Change => ({
  value: toHundredth(value),
  low: toHundredth(low),
  high: toHundredth(high),
  effect,
})
