import type { DatedProfile, Month, Reapplication } from '@settlesg/contract'
import { isEarlier, monthsBetween } from '@settlesg/contract'
import type { SourceId } from '../evidence/sources.ts'
import type { AdviceKey } from '../text-keys.ts'

/** What is known of applying again after a withdrawal or a refusal; else null. ICA shares no reason. */
export function reapplication(profile: DatedProfile): Reapplication | null {
  const { previous, changed, last_decision } = profile.history
  if (previous !== 'withdrawn' && previous !== 'rejected_once' && previous !== 'rejected_more') return null
  const changes = (changed ?? []).filter((change) => change !== 'nothing' && change !== 'not_sure')
  return {
    previous,
    months_since_decision: last_decision == null ? null : monthsBetween(last_decision, profile.route.apply_month),
    advice: changes.some((change) => change !== 'longer_stay')
      ? 'something_changed'
      : changes.length > 0
        ? 'only_longer_stay'
        : changed?.includes('nothing')
          ? 'nothing_changed'
          : 'not_known',
    changed: changes.map((id) => ({ id, dated_after: datedAfter(profile, id) })),
    notes: [
      ...(previous === 'withdrawn' ? [note('no_decision')] : [note('grounds_not_shared', 'mha-factors-2021')]),
      // An absence has no page to point to: no figure is published (docs/facts.md 6, docs/facts.md 7.2).
      note('no_published_rate'),
      ...(previous === 'withdrawn' ? [] : [note('new_or_appeal', 'e-pr-2017', 'processing-time-2026')]),
      ...(previous === 'rejected_more' ? [note('looked_at_again', 'repeat-applicants-2026')] : []),
    ],
  }
}

const note = (id: AdviceKey<'reapplication'>, ...sources: SourceId[]) => ({ id, source_ids: sources })

type Change = Reapplication['changed'][number]['id']

/** Whether the dates among the answers put the change after the decision; null where there is no date for it. */
function datedAfter({ work, family, history }: DatedProfile, change: Change): boolean | null {
  const decided = history.last_decision
  const after = (months: (Month | null | undefined)[]) => {
    const known = months.filter((month) => month != null)
    if (decided == null || known.length === 0) return null
    if (known.some((month) => isEarlier(decided, month) || month === decided)) return true
    return known.every((month) => isEarlier(month, decided)) ? false : null
  }
  if (change === 'job') return after([work.employer_since])
  if (change === 'marriage') return after([family.married_since])
  if (change === 'child') return after((family.children ?? []).map(({ birth_month }) => birth_month))
  return null
}

/** The advice on applying again. ICA decided nothing of a withdrawn application, so no answer would have to be another. */
export const adviceOnReapplying = (
  reapplication: Pick<Reapplication, 'previous' | 'advice'> | null,
): Reapplication['advice'] | null =>
  reapplication && (reapplication.previous !== 'withdrawn' || reapplication.advice === 'something_changed')
    ? reapplication.advice
    : null

export type MissingChange = Exclude<Reapplication['advice'], 'something_changed'>

/** Why we advise against applying now, after a refusal; else null. Every advice on when to apply asks this. */
export function missingChange(reapplication: Parameters<typeof adviceOnReapplying>[0]): MissingChange | null {
  const advice = adviceOnReapplying(reapplication)
  return advice === 'something_changed' ? null : advice
}
