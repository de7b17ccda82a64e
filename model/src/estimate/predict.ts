import type { DatedProfile, Outlook, TimelinePoint } from '@settlesg/contract'
import { waiting, waitingSources } from '../advice/waiting.ts'
import { isEstimated, knownInsteadSources } from '../evidence/levels.ts'
import { sourcesWith } from '../evidence/sources.ts'
import { openRoutes } from '../rules/eligibility.ts'
import { readQuestion } from '../rules/question.ts'
import { permitSources } from '../rules/re-entry-permit.ts'
import { checkRequired } from '../rules/required.ts'
import { explain } from './explain.ts'
import { assumedRefusals } from './history.ts'
import { type Estimated, makeEstimate, toHundredth } from './make-estimate.ts'
import type { Model } from './model.ts'
import { findOpenQuestions } from './open-questions.ts'
import { modelVersion, published } from './published.ts'
import { findReasons, type ReasonOfFactor } from './reasons.ts'
import { makeTimeline } from './timeline.ts'
import { findTiming } from './timing.ts'
import { type Difference, findDifferences, leverAndNoEffect } from './what-ifs.ts'

/** The open routes and the range by one of them, or why there is none. Throws RangeError without a required answer. */
export const predict = (profile: DatedProfile, model: Model = published): Outlook => compute(profile, model).outlook

export interface Computation {
  outlook: Outlook
  estimated: (Estimated & { reasons: ReasonOfFactor[]; differences: Difference[]; timeline: TimelinePoint[] }) | null
}

/** The one run of the model that everything said of these answers comes from. */
export function compute(profile: DatedProfile, model: Model): Computation {
  checkRequired(profile)
  const { routes, route, no_estimate_reason } = readQuestion(profile)
  const asked = no_estimate_reason === null && route !== null && isEstimated(route) ? route : null
  const answer = asked && makeEstimate(profile, asked, model)
  const reasons = answer ? findReasons(profile, explain(model, answer.subject)) : []
  const tried = answer && asked ? findDifferences(profile, asked, model, answer.subject) : []
  const timeline = answer && route ? makeTimeline({ ...profile, route: { ...profile.route, route } }, model) : []
  const { biggest_lever, no_effect } = leverAndNoEffect(tried)
  const lever = tried.find(({ id }) => id === biggest_lever)
  const others =
    asked === null
      ? []
      : openRoutes(routes)
          .filter(isEstimated)
          .filter((other) => other !== asked)
  const other_routes = others.map((other) => ({ route: other, estimate: makeEstimate(profile, other, model).estimate }))
  return {
    estimated: answer && { ...answer, reasons, differences: tried, timeline },
    outlook: {
      model_version: modelVersion,
      apply_month: profile.route.apply_month,
      routes,
      route,
      estimate: answer?.estimate ?? null,
      no_estimate_reason,
      other_routes,
      width: answer?.width ?? null,
      open_questions: answer ? findOpenQuestions(profile, answer, model) : [],
      reasons: reasons.map(({ answered: _, ...reason }) => reason),
      biggest_lever,
      biggest_lever_size: lever
        ? { value: toHundredth(lever.value), low: toHundredth(lever.low), high: toHundredth(lever.high) }
        : null,
      no_effect,
      timing: answer && findTiming(profile, timeline, reasons, model),
      assumed_refusals: answer && assumedRefusals(profile),
      not_weighed: listNotWeighed(profile),
      waiting: waiting(),
      sources: sourcesWith([
        ...routes.flatMap(({ conditions }) => conditions.flatMap(({ source_ids }) => source_ids)),
        ...(answer?.estimate.base.source_ids ?? []),
        ...other_routes.flatMap(({ estimate }) => estimate.base.source_ids),
        ...reasons.flatMap(({ source_ids }) => source_ids),
        ...(route !== null && !isEstimated(route) ? knownInsteadSources[route] : []),
        ...(no_estimate_reason === 're_entry_permit' ? permitSources : []),
        ...waitingSources,
      ]),
    },
  }
}

/** What was answered, or not told, that has no weight and must not look like a clean record. */
function listNotWeighed({ history: { conviction, consistent } }: DatedProfile): Outlook['not_weighed'] {
  return [
    ...(conviction === 'rather_not_say' ? (['conviction_not_said'] as const) : []),
    ...(consistent === 'known_differences' ? (['known_differences'] as const) : []),
    ...(consistent === 'not_sure' ? (['papers_not_sure'] as const) : []),
  ]
}
