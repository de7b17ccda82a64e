import type { Estimate, Width } from '@settlesg/contract'

/** What may make a range wider than that of its route; the level makes both. */
const added = ['unanswered', 'sizes', 'pool', 'person'] as const
export type WhyOfWidth = `wider.${(typeof added)[number]}` | 'narrower' | 'same'

/**
 * Why the person's range is wider or narrower than the route's own, in one sentence's key: the part that adds most.
 * Null in a result from before it was worked out.
 */
export function whyOfWidth({ low, high, base }: Estimate, width: Width | null): WhyOfWidth | null {
  if (!width) return null
  const difference = high - low - (Math.round(base.high) - Math.round(base.low))
  if (difference === 0) return 'same'
  if (difference < 0) return 'narrower'
  const most = added.toSorted((one, other) => width[other] - width[one])[0] ?? 'sizes'
  return width[most] > 0 ? `wider.${most}` : 'same'
}
