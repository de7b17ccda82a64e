import type { Estimate, Outlook, RouteVerdict, Width } from '@settlesg/contract'

export type Standing = 'open' | 'unknown' | 'closed'
export const describeStanding = ({ open }: Pick<RouteVerdict, 'open'>): Standing =>
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
  const standing = asked ? describeStanding(asked) : 'closed'
  return { key: standing === 'open' ? (route ?? standing) : standing, standing }
}

/** What may make a range wider than that of its route; the level makes both. */
const added = ['unanswered', 'sizes', 'pool', 'person'] as const

/**
 * Why the person's range is wider or narrower than the route's own, in one sentence's key under `answer.why`: the part
 * that adds most. Null in a result from before it was worked out.
 */
export function whyOfWidth(
  { low, high, base }: Estimate,
  width: Width | null,
): `wider.${(typeof added)[number]}` | 'narrower' | 'same' | null {
  if (!width) return null
  const difference = high - low - (Math.round(base.high) - Math.round(base.low))
  if (difference === 0) return 'same'
  if (difference < 0) return 'narrower'
  const most = added.toSorted((one, other) => width[other] - width[one])[0] ?? 'sizes'
  return width[most] > 0 ? `wider.${most}` : 'same'
}
