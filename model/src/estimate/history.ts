import type { DatedProfile, Outlook } from '@settlesg/contract'
import { type ChangeKind, earlierRefusals } from '../evidence/lines.ts'
import type { History } from './model.ts'

const refusals = { rejected_once: 'once', rejected_more: 'more' } as const

/**
 * Earlier refusals and what changed since; null where nobody said whether there were any: that is neither yes nor no. What
 * changed and was not said, or is not sure, keeps most of what was refused.
 */
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
