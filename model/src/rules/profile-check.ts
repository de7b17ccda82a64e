import { type DatedProfile, type ProfileProblem, profileProblems, type RouteId } from '@settlesg/contract'
import { eligibility, openRoutes } from './eligibility.ts'

/** `open` comes where a route must be chosen: the routes that are open. */
export interface WholeProfileProblem extends ProfileProblem {
  open?: RouteId[]
}

/**
 * Everything that keeps a profile from being assessed although each answer can be read: answers that contradict one
 * another, and then, where several routes are open, that none was chosen. An empty list means that it can be assessed.
 */
export function wholeProfileProblems(profile: DatedProfile): WholeProfileProblem[] {
  const problems = profileProblems(profile)
  if (problems.length > 0 || profile.route.route != null) return problems
  const open = openRoutes(eligibility(profile))
  return open.length > 1 ? [{ loc: ['route', 'route'], rule: 'required', open }] : []
}
