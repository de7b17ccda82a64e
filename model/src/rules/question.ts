import type { DatedProfile, Outlook, RouteId, RouteVerdict } from '@settlesg/contract'
import { isEstimated } from '../evidence/levels.ts'
import { eligibility } from './eligibility.ts'
import { isPermitFirst } from './re-entry-permit.ts'

/** Which of several open routes an answer is about where none was chosen; those without an estimate follow. */
const routeOrder: readonly RouteId[] = ['spouse_of_citizen', 'spouse_of_pr', 'student', 'pts', 'child', 'aged_parent']

/** Which routes are open, which one the answer is about, and why there is no estimate, if so. By rule alone. */
export function readQuestion(profile: DatedProfile): Pick<Outlook, 'routes' | 'route' | 'no_estimate_reason'> {
  const routes = eligibility(profile)
  const verdict = verdictInQuestion(profile, routes)
  return { routes, route: verdict?.route ?? null, no_estimate_reason: whyNoEstimate(profile, verdict) }
}

/** The chosen route, or the first open one, or the only one that these answers leave unknown. */
function verdictInQuestion({ route }: DatedProfile, verdicts: RouteVerdict[]): RouteVerdict | undefined {
  if (route.route != null) return verdicts.find((verdict) => verdict.route === route.route)
  const open = verdicts.filter((verdict) => verdict.open === true)
  const first = routeOrder.flatMap((id) => open.filter((verdict) => verdict.route === id))[0]
  if (first) return first
  // A parent who did not name the tie to a citizen is told to name it; the answer is not about that route until then.
  const isAsked = ({ route: id }: RouteVerdict) =>
    !isThin(id) && (id !== 'aged_parent' || route.links.includes('parent_of_citizen'))
  const [unknown, ...others] = verdicts.filter((verdict) => verdict.open === null && isAsked(verdict))
  return others.length === 0 ? unknown : undefined
}

/** A status that may still be kept comes before one to apply for. */
const whyNoEstimate = (profile: DatedProfile, verdict: RouteVerdict | undefined): Outlook['no_estimate_reason'] =>
  isPermitFirst(profile) ? 're_entry_permit' : whyNoEstimateAnew(profile, verdict)

/** A closed route first, then what tells the person what to do, then a missing rate. */
export function whyNoEstimateAnew(
  { history }: DatedProfile,
  verdict: RouteVerdict | undefined,
): Outlook['no_estimate_reason'] {
  if (!verdict || verdict.open === false) return 'no_open_route'
  if (history.conviction === 'yes') return 'conviction'
  if (history.pending === true || history.previous === 'pending') return 'application_pending'
  if (history.former_pr === 'gave_up' || history.former_pr === 'lapsed') return 'former_pr'
  if (isThin(verdict.route)) return 'thin_route'
  if (!isEstimated(verdict.route)) return 'no_published_rate'
  return verdict.open === null ? 'no_open_route' : null
}

/** Too few people for any rate, and answers cannot tell whether it is open. */
export const isThin = (route: RouteId) => route === 'gip' || route === 'forarts'
