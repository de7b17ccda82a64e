import type { Outlook, Reapplication, ReportedOutcome } from '@settlesg/contract'
import { type MissingChange, missingChange } from '@settlesg/model'

/**
 * What the model says, with what the person has told of this application since: while ICA has not answered, and after a
 * yes or a no, when to apply is today's step's to say, and the advice from before would contradict it.
 */
export const withOutcome = <Of extends Pick<Outlook, 'timing'>>(outlook: Of, outcome: ReportedOutcome | null): Of =>
  outcome === null || outcome.outcome === 'withdrawn' ? outlook : { ...outlook, timing: null }

/** Why the plan does not begin yet; `wasRefused`: since the answers were given, so they cannot say what has changed. */
export const missingSince = (reapplication: Reapplication | null, wasRefused: boolean): MissingChange | null =>
  wasRefused && reapplication === null ? 'not_known' : missingChange(reapplication)
