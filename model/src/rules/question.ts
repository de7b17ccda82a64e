import type { DatedProfile, Outlook, RouteId, RouteVerdict } from '@settlesg/contract'
import { eligibility } from './eligibility.ts'
import { isEstimated } from './priors.ts'

/**
 * Before anything is weighed: which routes are open, which one the answer is about, and why there can be no estimate,
 * if so. By rule alone, so that a form can tell without the fitted model.
 * Throws RangeError when several routes are open and none is chosen: a question to the person, not an answer.
 */
export function questionOf(profile: DatedProfile): Pick<Outlook, 'routes' | 'route' | 'no_estimate_reason'> {
  const routes = eligibility(profile)
  const verdict = verdictInQuestion(profile, routes)
  return { routes, route: verdict?.route ?? null, no_estimate_reason: whyNoEstimate(profile, verdict) }
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
function whyNoEstimate({ history }: DatedProfile, verdict: RouteVerdict | undefined): Outlook['no_estimate_reason'] {
  if (!verdict || verdict.open === false) return 'no_open_route'
  if (history.conviction === 'yes') return 'conviction'
  if (history.previous === 'pending') return 'application_pending'
  if (isThin(verdict.route)) return 'thin_route'
  if (!isEstimated(verdict.route)) return 'no_published_rate'
  return verdict.open === null ? 'no_open_route' : null
}

/** Too few people for any rate, and answers cannot tell whether it is open. */
const isThin = (route: RouteId) => route === 'gip' || route === 'forarts'
