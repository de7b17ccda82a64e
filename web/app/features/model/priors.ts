import record from 'virtual:model-record'
import type { Reason, RouteId } from '@settlesg/contract'
import { logOdds, shareOf } from '@settlesg/model'

/** ICA's six groups, in the order in which the priors tell of them. */
export const groups: readonly Reason['group'][] = [...new Set(record.priors.map(({ group }) => group))]

/** Where the page "How the estimate is made" speaks of something. */
export const howPath = (part: 'level' | 'group' | 'prior', id: string): string => `/how-it-works#${part}-${id}`

/** Where it tells how this factor is weighed on this route; null for one that it does not know. */
export function priorPath(factor: string, route: RouteId | null): string | null {
  const prior = record.priors.find((one) => one.factor === factor && one.routes.some((of) => of === route))
  return prior ? howPath('prior', prior.id) : null
}

/** A level that most people can picture, to say in people what a step in log-odds means. */
const pictured = 30

/** What becomes of 30 of 100 by a step of this size, in log-odds. */
export const peopleAfter = (size: number): number => Math.round(100 * shareOf(logOdds(pictured / 100) + size))
