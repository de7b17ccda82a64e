import {
  type AnalysisOutlook,
  type DatedProfile,
  type Factor,
  factorGroups,
  type Outlook,
  type TimelinePoint,
  type WhatIf,
} from '@settlesg/contract'
import { adviceSourceIds, advise } from './advice/advise.ts'
import { monthAfter } from './advice/months.ts'
import { chances, meanByWorld, type RouteWorlds, rangeOf, routeWorlds } from './chances.ts'
import { withChanges } from './changes.ts'
import { worlds as publishedWorlds } from './posterior.ts'
import { predict } from './predict.ts'
import { type EstimatedRoute, isEstimated } from './priors.ts'
import { questionOf } from './question.ts'
import { readAnswers } from './route-model.ts'
import { sourcesWith } from './sources.ts'
import { differenceOf, differences, withoutEffect } from './what-ifs.ts'
import { wholePeople } from './whole-people.ts'
import type { World } from './world.ts'

/** Now, in half a year, in a year. */
const monthsAhead = [0, 6, 12]

/**
 * Everything that can be said of these answers: the outlook, every factor, what the person can do, what time does,
 * and the advice by rule. With `changes` (a JSON merge patch, at most three answers) it is the analysis of the changed
 * answers, compared with those before. Throws RangeError where there is nothing to analyse, and for changes that
 * `withChanges` refuses.
 */
export function analyze(
  profile: DatedProfile,
  changes?: unknown,
  worlds: readonly World[] = publishedWorlds,
): AnalysisOutlook {
  const changed = changes === undefined ? profile : changedProfile(profile, changes)
  const outlook = predict(changed, worlds)
  const { route, estimate } = outlook
  if (route === null || estimate === null || !isEstimated(route))
    throw new RangeError(`There is nothing to analyse: ${outlook.no_estimate_reason}`)
  const inWorlds = routeWorlds(worlds, route)
  const now = chancesOf(inWorlds, changed)
  const advice = advise(changed, route)
  return {
    ...outlook,
    factors: factorsOf(outlook, inWorlds, changed),
    groups: factorGroups.map((group) => ({ group, value: sumOf(outlook, group) })),
    what_ifs: whatIfsOf(changed, inWorlds, now),
    timeline: timelineOf(changed, route, worlds),
    compared: changes === undefined ? null : comparison(profile, changed, worlds),
    ...advice,
    sources: sourcesWith([...outlook.sources.map(({ id }) => id), ...adviceSourceIds(advice)]),
  }
}

function changedProfile(profile: DatedProfile, changes: unknown): DatedProfile {
  const result = withChanges(profile, changes)
  if ('profile' in result) return result.profile
  const [problem] = result.problems
  throw new RangeError(`${problem?.loc.join('.')}: ${problem?.msg}`)
}

const chancesOf = (route: RouteWorlds, profile: DatedProfile) => chances(route, readAnswers(route.model, profile))
const peopleOf = (values: Float64Array) => {
  const { low, mean, high } = rangeOf(values)
  return wholePeople(low, mean, high)
}

/** The reasons in ICA's order, each with its line of the priors. */
function factorsOf({ reasons }: Outlook, { model }: RouteWorlds, profile: DatedProfile): Factor[] {
  const answers = readAnswers(model, profile)
  return reasons
    .map((reason) => {
      const line = model.priors.findIndex(({ factor }) => factor === reason.factor)
      return { ...reason, prior: model.priors[line]?.id ?? null, answered: answers[line] !== null }
    })
    .sort((one, other) => factorGroups.indexOf(one.group) - factorGroups.indexOf(other.group))
}

const sumOf = ({ reasons }: Outlook, group: Factor['group']): number =>
  reasons.reduce((sum, reason) => sum + (reason.group === group ? Math.round(100 * reason.value) : 0), 0) / 100

function whatIfsOf(profile: DatedProfile, route: RouteWorlds, now: Float64Array): WhatIf[] {
  const unweighed: readonly string[] = withoutEffect
  return differences(profile, route, now).map(({ id, changes, after, value, low, high, effect }) => ({
    id,
    changes,
    weighed: !unweighed.includes(id),
    before: peopleOf(now),
    after: peopleOf(after),
    difference: rounded({ value, low, high, effect }),
  }))
}

/**
 * Later months move age, residence, tenure, the marriage and the end of the pass, and nothing else: the question stays
 * that of the same route, also where time opens another one beside it.
 */
function timelineOf(profile: DatedProfile, route: EstimatedRoute, worlds: readonly World[]): TimelinePoint[] {
  const now = inAllWorlds(profile, worlds)
  const expires = profile.residence.pass_expires
  return monthsAhead.flatMap((ahead) => {
    const apply_month = monthAfter(profile.route.apply_month, ahead)
    if (apply_month === null) return []
    const later = inAllWorlds({ ...profile, route: { ...profile.route, route, apply_month } }, worlds)
    return {
      months_ahead: ahead,
      apply_month,
      route: later.route,
      estimate: later.values && peopleOf(later.values),
      no_estimate_reason: later.no_estimate_reason,
      pass_ended: expires == null ? null : expires < apply_month,
      difference: ahead === 0 ? null : differenceBetween(now.values, later.values, worlds),
    }
  })
}

/** The question that answers pose, with the chances in every world where it has an estimate. */
function inAllWorlds(profile: DatedProfile, worlds: readonly World[]) {
  const { route, no_estimate_reason } = questionOf(profile)
  const isAnswered = no_estimate_reason === null && route !== null && isEstimated(route)
  return { route, no_estimate_reason, values: isAnswered ? chancesOf(routeWorlds(worlds, route), profile) : null }
}

/** Two sets of answers in the same worlds; routes may differ. */
function comparison(before: DatedProfile, after: DatedProfile, worlds: readonly World[]) {
  const [one, other] = [inAllWorlds(before, worlds).values, inAllWorlds(after, worlds).values]
  return {
    before: one && peopleOf(one),
    after: other && peopleOf(other),
    difference: differenceBetween(one, other, worlds),
  }
}

function differenceBetween(before: Float64Array | null, after: Float64Array | null, { length }: readonly World[]) {
  return before && after ? rounded(differenceOf(meanByWorld(before, length), meanByWorld(after, length))) : null
}

const hundredth = (people: number) => Math.round(people * 100) / 100 + 0
const rounded = <T extends { value: number; low: number; high: number }>(difference: T): T => ({
  ...difference,
  value: hundredth(difference.value),
  low: hundredth(difference.low),
  high: hundredth(difference.high),
})
