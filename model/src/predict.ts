import type { DatedProfile, Estimate, NoEstimateReason, Outlook, RouteId, RouteVerdict } from '@settlesg/contract'
import { drawsBetween, summary } from './distribution.ts'
import { eligibility } from './eligibility.ts'
import { type EstimatedRoute, isEstimated, levels } from './levels.ts'
import { type SourceId, sourcesWith } from './sources.ts'

/** Changes with every change of a number or a rule; `level`: the route alone, no other answer is weighed yet. */
export const modelVersion = 'level-1'

/** ICA: within 6 months if complete, some longer (facts.md 4). */
const waiting = { published_months: 6, note: 'within_six_months' }
const waitingSources: SourceId[] = ['ica-processing-times', 'processing-time-2026']

/** What the texts `known_instead.<route>` rest on. */
const knownInstead: Record<Exclude<RouteId, EstimatedRoute>, SourceId[]> = {
  child: ['ica-who-may-apply', 'ns-2012'],
  aged_parent: ['ica-who-may-apply'],
  gip: ['gip-2023', 'gip-grants-2020-22'],
  forarts: ['forarts-2010'],
}

/**
 * What can be said of these answers: which routes are open and, for the chosen or the only open one, the range of
 * people per 100, or the reason why there is none. The same answers always get the same outlook.
 * Throws RangeError when several routes are open and none is chosen: a question to the person, not an answer.
 */
export function predict(profile: DatedProfile): Outlook {
  const routes = eligibility(profile)
  const verdict = verdictInQuestion(profile, routes)
  const route = verdict?.route ?? null
  const reason = whyNoEstimate(profile, verdict)
  const estimate = reason === null && route !== null && isEstimated(route) ? estimateOf(route) : null
  return {
    model_version: modelVersion,
    apply_month: profile.route.apply_month,
    routes,
    route,
    estimate,
    no_estimate_reason: reason,
    reasons: [],
    biggest_lever: null,
    no_effect: null,
    waiting: { ...waiting },
    sources: sourcesWith([
      ...routes.flatMap(({ conditions }) => conditions.flatMap(({ source_ids }) => source_ids)),
      ...(estimate?.base.source_ids ?? []),
      ...(route !== null && !isEstimated(route) ? knownInstead[route] : []),
      ...waitingSources,
    ]),
  }
}

/**
 * The chosen route, or the only open one. With none open, the only one that these answers leave unknown, so that the
 * answer can say what it hangs on; `gip` and `forarts` are unknown to every profile and must be chosen.
 */
function verdictInQuestion({ route }: DatedProfile, verdicts: RouteVerdict[]): RouteVerdict | undefined {
  if (route.route != null) return verdicts.find((verdict) => verdict.route === route.route)
  const open = verdicts.filter((verdict) => verdict.open === true)
  if (open.length > 1)
    throw new RangeError(
      `Several routes are open, one must be chosen: ${open.map((verdict) => verdict.route).join(', ')}`,
    )
  if (open[0]) return open[0]
  const [unknown, ...others] = verdicts.filter((verdict) => verdict.open === null && !isThin(verdict.route))
  return others.length === 0 ? unknown : undefined
}

/**
 * A closed route comes first: there nothing else matters. A conviction and a pending application come before a missing
 * rate, because they tell the person what to do. A route that is merely unknown has no estimate either.
 */
function whyNoEstimate({ history }: DatedProfile, verdict: RouteVerdict | undefined): NoEstimateReason | null {
  if (!verdict || verdict.open === false) return 'no_open_route'
  if (history.conviction === 'yes') return 'conviction'
  if (history.previous === 'pending') return 'application_pending'
  if (isThin(verdict.route)) return 'thin_route'
  if (!isEstimated(verdict.route)) return 'no_published_rate'
  return verdict.open === null ? 'no_open_route' : null
}

/** Too few people for any rate, and answers cannot tell whether it is open. */
const isThin = (route: RouteId) => route === 'gip' || route === 'forarts'

/** The level of the route, and nothing else yet. */
function estimateOf(route: EstimatedRoute): Estimate {
  const level = levels[route]
  const { low, mean, high } = summary(drawsBetween(level.low, level.high))
  return {
    ...wholePeople(low, mean, high),
    per: 100,
    base: {
      low: toHundredth(low),
      high: toHundredth(high),
      value: toHundredth(mean),
      basis: level.basis,
      source_ids: [...level.sources],
    },
    // `moderate` is for ranges whose width is measured (model.md 2.4). Of every width here we had to judge.
    confidence: 'low',
  }
}

/** For display: 3 to 90, low rounded down, high up, mid to the nearest, low < high. */
export function wholePeople(low: number, mean: number, high: number): Pick<Estimate, 'low' | 'high' | 'mid'> {
  const clamp = (people: number) => Math.min(90, Math.max(3, people))
  // Percentiles of 400 draws are good to a hundredth: 19.999 is 20, not 19.
  const noise = 0.01
  const down = Math.min(89, Math.floor(clamp(low) + noise))
  const up = Math.max(down + 1, Math.ceil(clamp(high) - noise))
  return { low: down, high: up, mid: Math.min(up, Math.max(down, Math.round(clamp(mean)))) }
}

/** More digits would claim more than is known, and may differ between a browser and the server. */
const toHundredth = (people: number) => Math.round(people * 100) / 100
