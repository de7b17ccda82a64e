import type { DatedProfile, TimelinePoint } from '@settlesg/contract'
import { isEstimated, levelOfRoute } from '../evidence/levels.ts'
import { later } from '../rules/later.ts'
import { readQuestion } from '../rules/question.ts'
import { computeChances, countPeople, meanByDraw } from './chances.ts'
import { toHundredth } from './make-estimate.ts'
import type { Model } from './model.ts'
import { compareChances } from './what-ifs.ts'

/** Now, in half a year, in a year. */
const monthsAhead = [0, 6, 12]

/** What time moves by itself, on the route in question, also where time opens another one beside it. */
export function makeTimeline(profile: DatedProfile, model: Model): TimelinePoint[] {
  const now = inAllDraws(profile, model)
  const expires = profile.residence.pass_expires
  return monthsAhead.flatMap((months_ahead) => {
    const then = later(profile, months_ahead)
    if (then === null) return []
    const { apply_month } = then.route
    const { route, no_estimate_reason, values } = inAllDraws(then, model)
    return {
      months_ahead,
      apply_month,
      route,
      estimate: values && countPeople(values),
      no_estimate_reason,
      pass_ended: expires == null ? null : expires < apply_month,
      children_turned_21: route === 'pts' ? countChildren(profile) - countChildren(then) : 0,
      difference: months_ahead === 0 ? null : differenceBetween(now.values, values, model),
    }
  })
}

/** How many children apply too. */
const countChildren = ({ route: { includes } }: DatedProfile) => includes?.children ?? 0

/** The question that answers pose, with the chances in every draw where it has an estimate. */
function inAllDraws(profile: DatedProfile, model: Model) {
  const { route, no_estimate_reason } = readQuestion(profile)
  const isAnswered = no_estimate_reason === null && route !== null && isEstimated(route)
  return { route, no_estimate_reason, values: isAnswered ? computeChances(profile, model, levelOfRoute[route]) : null }
}

/** The change from one set of chances to another, in hundredths of a person; null where either has no estimate. */
function differenceBetween(before: Float64Array | null, after: Float64Array | null, { count }: Model) {
  return before && after ? roundDifference(compareChances(meanByDraw(before, count), meanByDraw(after, count))) : null
}

/** Two sets of answers in the same draws; routes may differ. */
export function comparison(before: DatedProfile, after: DatedProfile, model: Model) {
  const [one, other] = [inAllDraws(before, model).values, inAllDraws(after, model).values]
  return {
    before: one && countPeople(one),
    after: other && countPeople(other),
    difference: differenceBetween(one, other, model),
  }
}

/** More digits would claim more than is known. */
export const roundDifference = <T extends { value: number; low: number; high: number }>(difference: T): T => ({
  ...difference,
  value: toHundredth(difference.value),
  low: toHundredth(difference.low),
  high: toHundredth(difference.high),
})
