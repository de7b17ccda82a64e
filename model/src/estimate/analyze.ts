import { type AnalysisOutlook, type DatedProfile, type Factor, factorGroups, type WhatIf } from '@settlesg/contract'
import { adviceSourceIds, advise } from '../advice/advise.ts'
import { sourcesWith } from '../evidence/sources.ts'
import type { Draw } from '../fit/fit.ts'
import { withChanges } from '../rules/changes.ts'
import { floorSources } from '../rules/pass-floors.ts'
import { countPeople } from './chances.ts'
import type { Model } from './model.ts'
import { draws as publishedDraws } from './posterior.ts'
import { lookAt } from './predict.ts'
import type { ReasonOfFactor } from './reasons.ts'
import { differenceBetween, inAllDraws, roundDifference } from './timeline.ts'
import { type Difference, withoutEffect } from './what-ifs.ts'

/**
 * Everything that can be said of these answers: the outlook, every factor, what the person can do, what time does,
 * and the advice by rule. With `changes` (a JSON merge patch, at most three answers) it is the analysis of the changed
 * answers, compared with those before. Throws RangeError where there is nothing to analyse, and for changes that
 * `withChanges` refuses.
 */
export function analyze(
  profile: DatedProfile,
  changes?: unknown,
  draws: readonly Draw[] = publishedDraws,
): AnalysisOutlook {
  const changed = changes === undefined ? profile : changedProfile(profile, changes)
  const { outlook, found, model } = lookAt(changed, draws)
  const { route } = outlook
  if (route === null || found === null)
    throw new RangeError(`There is nothing to analyse: ${outlook.no_estimate_reason}`)
  const advice = advise(changed, route)
  const rules = found.differences.flatMap(({ rule }) =>
    rule === null ? [] : floorSources(rule === 's_pass_floor' ? 's_pass' : 'ep', changed.route.apply_month),
  )
  const admission = found.differences.some(({ id }) => id === 'local_school') ? (['aeis-2014'] as const) : []
  return {
    ...outlook,
    factors: sortFactors(found.reasons),
    groups: factorGroups.map((group) => ({ group, value: sumGroup(found.reasons, group) })),
    what_ifs: describeWhatIfs(found.differences, found.values),
    timeline: found.timeline,
    compared: changes === undefined ? null : comparison(profile, changed, model),
    ...advice,
    sources: sourcesWith([...outlook.sources.map(({ id }) => id), ...adviceSourceIds(advice), ...rules, ...admission]),
  }
}

function changedProfile(profile: DatedProfile, changes: unknown): DatedProfile {
  const result = withChanges(profile, changes)
  if ('profile' in result) return result.profile
  const [problem] = result.problems
  throw new RangeError(`${problem?.loc.join('.')}: ${problem?.msg}`)
}

/** The reasons in ICA's order. */
const sortFactors = (reasons: readonly ReasonOfFactor[]): Factor[] =>
  [...reasons].sort((one, other) => factorGroups.indexOf(one.group) - factorGroups.indexOf(other.group))

const sumGroup = (reasons: readonly ReasonOfFactor[], group: Factor['group']): number =>
  reasons.reduce((sum, reason) => sum + (reason.group === group ? Math.round(100 * reason.value) : 0), 0) / 100

function describeWhatIfs(found: readonly Difference[], now: Float64Array): WhatIf[] {
  const unweighed: readonly string[] = withoutEffect
  return found.map(({ id, changes, rule, after, value, low, high, effect }) => ({
    id,
    changes,
    rule,
    weighed: !unweighed.includes(id),
    before: countPeople(now),
    after: countPeople(after),
    difference: roundDifference({ value, low, high, effect }),
  }))
}

/** Two sets of answers in the same draws; routes may differ. */
function comparison(before: DatedProfile, after: DatedProfile, model: Model) {
  const [one, other] = [inAllDraws(before, model).values, inAllDraws(after, model).values]
  return {
    before: one && countPeople(one),
    after: other && countPeople(other),
    difference: differenceBetween(one, other, model),
  }
}
