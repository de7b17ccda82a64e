import type { Outlook, RouteVerdict } from '@settlesg/contract'

export type Standing = 'open' | 'unknown' | 'closed'
export const standingOf = ({ open }: Pick<RouteVerdict, 'open'>): Standing =>
  open === null ? 'unknown' : open ? 'open' : 'closed'

/**
 * Whether the person may apply, of the route in question: the key of its sentence under `answer.may`, and how the route
 * stands.
 */
export function ruleVerdict({ routes, route }: Pick<Outlook, 'routes' | 'route'>): { key: string; standing: Standing } {
  const isPr = routes.some(({ conditions }) =>
    conditions.some(({ id, met }) => id === 'not_already_pr' && met === false),
  )
  if (isPr) return { key: 'already_pr', standing: 'closed' }
  const asked = routes.find((one) => one.route === route)
  const standing = asked ? standingOf(asked) : 'closed'
  return { key: standing === 'open' ? (route ?? standing) : standing, standing }
}
