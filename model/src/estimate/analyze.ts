import {
  type AnalysisOutlook,
  type DatedProfile,
  type Factor,
  factorGroups,
  type Outlook,
  type WhatIf,
} from '@settlesg/contract'
import { adviceSourceIds, advise } from '../advice/advise.ts'
import { sourcesWith } from '../evidence/sources.ts'
import type { Draw } from '../fit/fit.ts'
import { withChanges } from '../rules/changes.ts'
import { floorSources } from '../rules/pass-floors.ts'
import { countPeople } from './chances.ts'
import { draws as publishedDraws } from './posterior.ts'
import { type Computation, compute } from './predict.ts'
import type { ReasonOfFactor } from './reasons.ts'
import { comparison, roundDifference } from './timeline.ts'
import { type Difference, withoutEffect } from './what-ifs.ts'

/**
 * Everything that can be said of these answers: the outlook, every factor, what the person can do, what time does,
 * and the advice by rule. Without an estimate the parts that rest on one are empty. With `changes` (a JSON merge patch, at
 * most three answers) it is the analysis of the changed answers, compared with those before. Throws RangeError for changes
 * that `withChanges` refuses.
 */
export function analyze(
  profile: DatedProfile,
  changes?: unknown,
  draws: readonly Draw[] = publishedDraws,
): AnalysisOutlook {
  if (changes === undefined) return assess(profile, draws).analysis
  const changed = changedProfile(profile, changes)
  const computation = compute(changed, draws)
  return describe(changed, computation, comparison(profile, changed, computation.model))
}

/** What `predict` and `analyze` say of these answers, from one run of the model. */
export function assess(
  profile: DatedProfile,
  draws: readonly Draw[] = publishedDraws,
): { outlook: Outlook; analysis: AnalysisOutlook } {
  const computation = compute(profile, draws)
  return { outlook: computation.outlook, analysis: describe(profile, computation, null) }
}

function describe(
  profile: DatedProfile,
  { outlook, estimated }: Computation,
  compared: AnalysisOutlook['compared'],
): AnalysisOutlook {
  const { route } = outlook
  const advice = advise(profile, route ?? 'pts')
  if (!estimated)
    return {
      ...outlook,
      factors: [],
      groups: [],
      what_ifs: [],
      timeline: [],
      compared,
      ...advice,
      // Papers and steps are those of a route.
      ...(route === null && { documents: [], family: [], plan: [] }),
    }
  const { differences, reasons, timeline, values } = estimated
  const rules = differences.flatMap(({ rule }) =>
    rule === null ? [] : floorSources(rule === 's_pass_floor' ? 's_pass' : 'ep', profile.route.apply_month),
  )
  const admission = differences.some(({ id }) => id === 'local_school') ? (['aeis-2014'] as const) : []
  return {
    ...outlook,
    factors: sortFactors(reasons),
    groups: factorGroups.map((group) => ({ group, value: sumGroup(reasons, group) })),
    what_ifs: describeWhatIfs(differences, values),
    timeline,
    compared,
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

function describeWhatIfs(differences: readonly Difference[], now: Float64Array): WhatIf[] {
  const unweighed: readonly string[] = withoutEffect
  return differences.map(({ id, changes, rule, after, value, low, high, effect }) => ({
    id,
    changes,
    rule,
    weighed: !unweighed.includes(id),
    before: countPeople(now),
    after: countPeople(after),
    difference: roundDifference({ value, low, high, effect }),
  }))
}
