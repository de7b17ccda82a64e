import { dated, type Month, type RouteId, routeIds } from '@settlesg/contract'
import { eligibility, openRoutes } from '@settlesg/model'
import type { Answers } from './answers.ts'
import type { Situation } from './field.ts'
import { possibleProfiles } from './possible-profiles.ts'
import { toProfile } from './to-profile.ts'

/** Which of several routes an estimate is of where none was chosen, as the model takes them. */
const routeOrder: readonly RouteId[] = ['spouse_of_citizen', 'spouse_of_pr', 'student', 'pts', ...routeIds]

export function describeSituation(answers: Answers, thisMonth: Month): Situation {
  const whole = toProfile(answers)
  const profile = whole && dated(whole, thisMonth)
  const possible = profile ? [profile] : possibleProfiles(answers, thisMonth)
  const open = new Set(possible.flatMap((one) => openRoutes(eligibility(one))))
  const routes = routeIds.filter((route) => open.has(route))
  const chosen = routes.find((route) => route === answers.route.route)
  return { answers, profile, routes, route: chosen ?? routeOrder.find((route) => open.has(route)) ?? null }
}
