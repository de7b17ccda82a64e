import type { Reapplication } from './analysis.ts'

/**
 * The advice on applying again that is said to this person; null for none. ICA has decided nothing of a withdrawn
 * application, so there is no answer that would have to be another.
 */
export const adviceOnReapplying = (
  reapplication: Pick<Reapplication, 'previous' | 'advice'> | null,
): Reapplication['advice'] | null =>
  reapplication && (reapplication.previous !== 'withdrawn' || reapplication.advice === 'something_changed')
    ? reapplication.advice
    : null
