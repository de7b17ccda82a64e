import type { DatedProfile } from '@settlesg/contract'
import type { ChangeKind } from '../evidence/lines.ts'
import type { History } from './model.ts'

/** "More than once" is taken to be twice: it is at least that. */
const refusals = { rejected_once: 1, rejected_more: 2 } as const

/**
 * What an earlier refusal says. Whoever was not refused, or does not say so, has no history: the level is of all who
 * apply. What changed and was not said, or is not sure, keeps most of what was refused.
 */
export function historyOf({ history: { previous, changed } }: DatedProfile): History {
  if (previous !== 'rejected_once' && previous !== 'rejected_more') return { refusals: 0, changed: [] }
  const named: readonly ChangeKind[] = changed ?? []
  return { refusals: refusals[previous], changed: named.length > 0 ? [...named].sort() : ['not_sure'] }
}
