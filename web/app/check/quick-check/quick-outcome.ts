import { type Answers, earlyAnswer, toProfile } from '@settlesg/answers'
import { dated, type Month, type NoEstimateReason, type RouteId, type RouteVerdict } from '@settlesg/contract'
import { type QuickCheck, quickCheck } from '@settlesg/model'

/** What the answers come to: a range, or why there is none. */
export interface QuickOutcome {
  /** The route that it is about. */
  route: RouteId | null
  /** The routes that are certainly open. */
  open: RouteId[]
  reason: NoEstimateReason | null
  range: QuickCheck['range']
  /** What is averaged where an earlier refusal is left open. */
  assumedRefusals: QuickCheck['assumed_refusals']
}

const openRoutes = (routes: readonly RouteVerdict[]) =>
  routes.flatMap(({ route, open }) => (open === true ? [route] : []))

/**
 * The outcome once it is settled that there is no range, or once all questions are answered; null while a profile lacks
 * answers. The check asks nothing about a marriage, but a profile must say: "married" to somebody who is not described
 * says least, since it is averaged over everyone, the unmarried too. A child's tie is only for the unmarried.
 */
export function quickOutcome(answers: Answers, thisMonth: Month): QuickOutcome | null {
  const isChild = answers.route.links?.includes('child_of_citizen_or_pr')
  const assumed: Answers = { ...answers, family: { marital_status: isChild ? 'single' : 'married' } }
  const early = earlyAnswer(assumed, thisMonth)
  if (early) {
    const { route, routes, reason } = early
    return { route, open: openRoutes(routes), reason, range: null, assumedRefusals: null }
  }
  const profile = toProfile(assumed)
  if (!profile) return null
  const { routes, route, no_estimate_reason, range, assumed_refusals } = quickCheck(dated(profile, thisMonth))
  return { route, open: openRoutes(routes), reason: no_estimate_reason, range, assumedRefusals: assumed_refusals }
}
