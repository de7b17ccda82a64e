import type { DatedProfile, Estimate, Outlook, RouteVerdict, Width } from '@settlesg/contract'
import type { Texts } from './texts.ts'

export type Standing = 'open' | 'unknown' | 'closed'
export const describeStanding = ({ open }: Pick<RouteVerdict, 'open'>): Standing =>
  open === null ? 'unknown' : open ? 'open' : 'closed'

type Verdict = Pick<Outlook, 'routes' | 'route' | 'no_estimate_reason'>

/** Whether the person may apply: the key under `answer.may`, and the state of the route. */
export function ruleVerdict({ routes, route, no_estimate_reason: reason }: Verdict): {
  key: string
  standing: Standing
} {
  const isPr = routes.some(({ conditions }) =>
    conditions.some(({ id, met }) => id === 'not_already_pr' && met === false),
  )
  if (isPr) return { key: 'already_pr', standing: 'closed' }
  if (reason === 're_entry_permit') return { key: reason, standing: 'unknown' }
  const chosen = routes.find((one) => one.route === route)
  const standing = chosen ? describeStanding(chosen) : 'closed'
  return { key: standing === 'open' ? (route ?? standing) : standing, standing }
}

/** Whether the person may apply, by their own pass where it rests on that. Texts of `result`, `model` and `form`. */
export function describeMayApply(
  { t }: Texts,
  outlook: Verdict,
  pass?: DatedProfile['route']['pass'] | undefined,
): string {
  const { key } = ruleVerdict(outlook)
  if (key === 'unknown' && outlook.route)
    return t('result:answer.may_depends', { route: t(`model:route.${outlook.route}`) })
  if (key === 'pts' && pass) return t('result:answer.may_on_pass', { pass: t(`form:option.pass.${pass}`) })
  return t(`result:answer.may.${key}`)
}

/** What may make a range wider than that of its route; the level makes both. */
const added = ['unanswered', 'sizes', 'pool'] as const

/** Why the range is wider or narrower than the route's: a key under `answer.why`, or null in results without the parts. */
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

/** How wide a range is, and would be with every question answered; older results have only parts that promise nothing. */
export function describeWidth({ t }: Texts, { level, sizes, pool, unanswered, all_told: told }: Width): string {
  const people = level + sizes + pool + unanswered
  if (told === undefined) return t('result:width.plain', { people })
  return t(unanswered > 0 ? 'result:width.told' : 'result:width.answered', { people, told })
}
