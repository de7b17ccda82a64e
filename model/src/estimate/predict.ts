import type { DatedProfile, Estimate, Outlook, Reason } from '@settlesg/contract'
import { chances, rangeOf, routeWorlds } from './chances.ts'
import { logOdds, mean, middleNinety } from './distribution.ts'
import { type Explanation, explain, groupOrder } from './explain.ts'
import { posterior, worlds as publishedWorlds } from './posterior.ts'
import { type EstimatedRoute, isEstimated, levels } from './priors.ts'
import { questionOf } from './question.ts'
import { roundedToSum } from './rounding.ts'
import { type RouteFactors, readAnswers } from './route-model.ts'
import { sourcesWith } from './sources.ts'
import { knownInsteadSources, waitingSources } from './text-sources.ts'
import { differences, leverAndNoEffect } from './what-ifs.ts'
import { wholePeople } from './whole-people.ts'
import type { World } from './world.ts'

/** Changes with every change of a number: the priors, the draws, the pool. */
export const modelVersion = posterior.version

/** ICA: within 6 months if complete, some longer (docs/facts.md 4). */
const waiting = { published_months: 6, note: 'within_six_months' }

/**
 * What can be said of these answers: which routes are open and, for the chosen or the only open one, the range of
 * people per 100, or the reason why there is none. The same answers always get the same outlook.
 * Throws RangeError when several routes are open and none is chosen: a question to the person, not an answer.
 */
export function predict(profile: DatedProfile, worlds: readonly World[] = publishedWorlds): Outlook {
  const { routes, route, no_estimate_reason: reason } = questionOf(profile)
  const answer = reason === null && route !== null && isEstimated(route) ? estimateOf(profile, route, worlds) : null
  return {
    model_version: modelVersion,
    apply_month: profile.route.apply_month,
    routes,
    route,
    estimate: answer?.estimate ?? null,
    no_estimate_reason: reason,
    reasons: answer?.reasons ?? [],
    biggest_lever: answer?.biggest_lever ?? null,
    no_effect: answer?.no_effect ?? null,
    waiting: { ...waiting },
    sources: sourcesWith([
      ...routes.flatMap(({ conditions }) => conditions.flatMap(({ source_ids }) => source_ids)),
      ...(answer?.estimate.base.source_ids ?? []),
      ...(answer?.reasons.flatMap(({ source_ids }) => source_ids) ?? []),
      ...(route !== null && !isEstimated(route) ? knownInsteadSources[route] : []),
      ...waitingSources,
    ]),
  }
}

/** The range with what it rests on: the level of the route, what each answer adds, what would change it. */
function estimateOf(profile: DatedProfile, name: EstimatedRoute, worlds: readonly World[]) {
  const route = routeWorlds(worlds, name)
  const answers = readAnswers(route.model, profile)
  const values = chances(route, answers)
  const { low, mean: middle, high } = rangeOf(values)
  const [baseLow, baseHigh] = middleNinety(route.shares)
  const explanation = explain(route, answers)
  const level = levels[name]
  const estimate: Estimate = {
    ...wholePeople(low, middle, high),
    per: 100,
    base: {
      low: toHundredth(100 * baseLow),
      high: toHundredth(100 * baseHigh),
      value: toHundredth(explanation.base),
      basis: level.basis,
      source_ids: [...level.sources],
    },
    confidence: level.basis === 'statistic' && levelsShare(route.shares, values) > 0.5 ? 'moderate' : 'low',
  }
  return {
    estimate,
    reasons: reasonsOf(route.model, explanation),
    ...leverAndNoEffect(differences(profile, route, values)),
  }
}

/** How much of the spread of the chances (in log-odds, squared) comes from not knowing the level alone. */
function levelsShare(shares: Float64Array, values: Float64Array): number {
  return variance(shares.map(logOdds)) / variance(values.map(logOdds))
}

function variance(values: Float64Array): number {
  const middle = mean(values)
  return mean(values.map((value) => (value - middle) ** 2))
}

/**
 * What every factor adds, weightiest first, all six groups among them. Rounded to a hundredth so that base and reasons
 * add up to the rounded mean: nobody finds a difference when adding up by hand.
 */
function reasonsOf({ priors }: RouteFactors, { base, mean: middle, parts }: Explanation): Reason[] {
  const hundredths = 100 * (toHundredth(middle) - toHundredth(base))
  const rounded = roundedToSum(
    parts.map(({ value }) => 100 * value),
    Math.round(hundredths),
  )
  const reasons = parts.map(({ low, high, answered }, k): Reason => {
    const prior = priors[k]
    const value = (rounded[k] ?? 0) / 100
    return {
      factor: prior?.factor ?? '',
      group: prior?.group ?? 'family_profile',
      direction: answered ? directionOf(value, low, high) : 'none',
      value,
      low: toHundredth(low),
      high: toHundredth(high),
      basis: prior?.basis ?? 'judgement',
      source_ids: [...(prior?.sources ?? [])],
    }
  })
  const absent = groupOrder.filter((group) => !reasons.some((reason) => reason.group === group)).map(notWeighed)
  return [...reasons, ...absent].sort((one, other) => Math.abs(other.value) - Math.abs(one.value))
}

/** A group of ICA's that nothing asked about belongs to on this route. */
const notWeighed = (group: Reason['group']): Reason => ({
  factor: 'not_weighed',
  group,
  direction: 'none',
  value: 0,
  low: 0,
  high: 0,
  basis: 'judgement',
  source_ids: ['ica-who-may-apply'],
})

/** No direction where even the sign is open, or where it rounds to nothing. */
function directionOf(value: number, low: number, high: number): Reason['direction'] {
  if (Math.abs(value) < 0.05 || (low < 0 && high > 0)) return 'none'
  return value > 0 ? 'up' : 'down'
}

/** More digits would claim more than is known, and may differ between a browser and the server. */
const toHundredth = (people: number) => Math.round(people * 100) / 100 + 0
