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
import { withChanges } from '../rules/changes.ts'
import { floorSources } from '../rules/pass-floors.ts'
import type { Case } from './case.ts'
import { rangeOf, wholePeople } from './formula.ts'
import type { Model } from './model.ts'
import { type Computation, compute } from './predict.ts'
import { published } from './published.ts'
import type { ReasonOfFactor } from './reasons.ts'
import { comparison, roundDifference } from './timeline.ts'
import { type Difference, withoutEffect } from './what-ifs.ts'

/** All that can be said of these answers, or of them with a merge patch. Throws RangeError like `withChanges`. */
export function analyze(profile: DatedProfile, changes?: unknown, model: Model = published): AnalysisOutlook {
  if (changes === undefined) return assess(profile, model).analysis
  const changed = changedProfile(profile, changes)
  const { no_estimate_reason: _, ...compared } = comparison(profile, changed, model)
  return describe(changed, compute(changed, model), compared, model)
}

/** What `predict` and `analyze` say of these answers, from one run of the model. */
export function assess(
  profile: DatedProfile,
  model: Model = published,
): { outlook: Outlook; analysis: AnalysisOutlook } {
  const computation = compute(profile, model)
  return { outlook: computation.outlook, analysis: describe(profile, computation, null, model) }
}

function describe(
  profile: DatedProfile,
  { outlook, estimated }: Computation,
  compared: AnalysisOutlook['compared'],
  model: Model,
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
      ...(route === null && { documents: [], family: [], plan: [] }),
    }
  const { differences, reasons, timeline, subject } = estimated
  const rules = differences.flatMap(({ rule }) =>
    rule === null ? [] : floorSources(rule === 's_pass_floor' ? 's_pass' : 'ep', profile.route.apply_month),
  )
  const admission = differences.some(({ id }) => id === 'local_school') ? (['aeis-2014'] as const) : []
  return {
    ...outlook,
    factors: sortFactors(reasons),
    groups: factorGroups.map((group) => ({ group, value: sumGroup(reasons, group) })),
    what_ifs: describeWhatIfs(differences, subject, model),
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

function describeWhatIfs(differences: readonly Difference[], now: Case, model: Model): WhatIf[] {
  const people = (of: Case) => wholePeople(rangeOf(model, of))
  return differences.map(({ id, changes, rule, after, value, low, high, effect }) => ({
    id,
    changes,
    rule,
    weighed: !withoutEffect.includes(id),
    before: people(now),
    after: people(after),
    difference: roundDifference({ value, low, high, effect }),
  }))
}
