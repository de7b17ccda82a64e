import lineIds from 'virtual:model-line-ids'
import { factorGroups } from '@settlesg/contract/statements'
import { logOdds, shareOf } from '@settlesg/model'

/** ICA's six groups, in its order. */
export const groups = factorGroups

/** Where the page "How the estimate is made" speaks of something. */
export const howPath = (part: 'level' | 'group' | 'prior', id: string): string => `/how-it-works#${part}-${id}`

/** Where it tells how this factor is weighed; null for one that today's model does not know. */
export const priorPath = (factor: string): string | null =>
  lineIds.some((id) => id === factor) ? howPath('prior', factor) : null

/** A level that most people can picture, to say in people what a step in log-odds means. */
const pictured = 30

/** What becomes of 30 of 100 by a step of this size, in log-odds. */
export const peopleAfter = (size: number): number => Math.round(100 * shareOf(logOdds(pictured / 100) + size))
