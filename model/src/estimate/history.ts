import type { DatedProfile, Outlook } from '@settlesg/contract'
import { type ChangeKind, earlierRefusals, leastPersistence, refusalCost } from '../evidence/lines.ts'
import type { Model } from './model.ts'

export interface History {
  refusals: 'none' | 'once' | 'more'
  changed: readonly ChangeKind[]
}

const refusals = { rejected_once: 'once', rejected_more: 'more' } as const

/** Null where nobody said whether there were refusals. A change that was not said counts as not sure. */
export function readHistory({ history: { previous, changed } }: DatedProfile): History | null {
  // That an application is pending says nothing of those before it.
  if (previous == null || previous === 'rather_not_say' || previous === 'pending') return null
  if (previous === 'none' || previous === 'withdrawn') return { refusals: 'none', changed: [] }
  const named: readonly ChangeKind[] = changed ?? []
  return { refusals: refusals[previous], changed: named.length > 0 ? [...named].sort() : ['not_sure'] }
}

/** Of 100 who apply, how many are taken to have been refused before, where this person does not say; null where they do. */
export const assumedRefusals = (profile: DatedProfile): NonNullable<Outlook['assumed_refusals']> | null =>
  readHistory(profile) === null
    ? {
        once: Math.round(100 * earlierRefusals.once),
        more: Math.round(100 * earlierRefusals.more),
        basis: earlierRefusals.basis,
      }
    : null

/** What earlier refusals take from a score for each unit of one's own chance: mean and standard deviation. */
export interface Refusals {
  cost: number
  spread: number
}

/** Several changes leave each its part of what the others left, down to a least. */
export function refusalsFor({ kept }: Pick<Model, 'kept'>, history: History | null): Refusals {
  if (history === null) {
    const [once, more] = [refusalCost.once * kept.not_sure, refusalCost.more * kept.not_sure]
    const cost = earlierRefusals.once * once + earlierRefusals.more * more
    return { cost, spread: Math.sqrt(earlierRefusals.once * once ** 2 + earlierRefusals.more * more ** 2 - cost ** 2) }
  }
  if (history.refusals === 'none') return { cost: 0, spread: 0 }
  const parts = history.changed.map((kind) => kept[kind])
  const left = Math.max(
    parts.reduce((product, part) => product * part, 1),
    Math.min(leastPersistence, ...parts),
  )
  return { cost: refusalCost[history.refusals] * left, spread: 0 }
}
