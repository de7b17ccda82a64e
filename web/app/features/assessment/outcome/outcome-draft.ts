import {
  type ApplicationOutcome,
  type Month,
  type OutcomeReport,
  type OutcomeRule,
  outcomeProblems,
  type ReportedOutcome,
} from '@settlesg/contract'
import { ApiError } from '@settlesg/contract/client'
import { wholeMonth } from '../answers/to-profile.ts'

/** A report that is being filled in; a month may be half typed. */
export interface OutcomeDraft {
  outcome: ApplicationOutcome | undefined
  applied: string | undefined
  decided: string | undefined
  consent: boolean
}
export type OutcomeDraftField = keyof OutcomeDraft
/** For each field with a problem the key of its text, under `outcome.problem`. */
export type OutcomeDraftProblems = Partial<Record<OutcomeDraftField, OutcomeDraftProblem>>
type OutcomeDraftProblem = OutcomeRule | 'choose' | 'agree' | 'month'

/** An earlier report, to be changed; consent is given anew each time. */
export const draftFrom = (kept: ReportedOutcome | null): OutcomeDraft => ({
  outcome: kept?.outcome,
  applied: kept?.applied ?? undefined,
  decided: kept?.decided ?? undefined,
  consent: false,
})

/** The report as it is sent, or null while something is missing or cannot be read. Who still waits has no decision. */
export function toReport(
  assessmentId: string,
  { outcome, applied, decided, consent }: OutcomeDraft,
): OutcomeReport | null {
  if (outcome === undefined || !consent) return null
  return {
    assessment_id: assessmentId,
    outcome,
    applied: wholeMonth(applied) ?? null,
    decided: outcome === 'waiting' ? null : (wholeMonth(decided) ?? null),
    consent,
  }
}

/** Everything that keeps it from being sent. `born` comes from the answers, `now` is the month in Singapore. */
export function toldProblems(told: OutcomeDraft, known: { born: Month; now: Month }): OutcomeDraftProblems {
  const { outcome, consent } = told
  const decided = outcome === 'waiting' ? undefined : told.decided
  const months = { applied: wholeMonth(told.applied), decided: wholeMonth(decided) }
  const impossible = outcome === undefined ? [] : outcomeProblems({ outcome, ...months }, known)
  return {
    ...(outcome === undefined && { outcome: 'choose' }),
    ...Object.fromEntries(impossible.map(({ field, rule }) => [field, rule])),
    ...(told.applied !== undefined && !months.applied && { applied: 'month' }),
    ...(decided !== undefined && !months.decided && { decided: 'month' }),
    ...(!consent && { consent: 'agree' }),
  }
}

/** Months that the server refused, which may know another date than this device; empty for any other failure. */
export function refusedMonths(failure: unknown): OutcomeDraftProblems {
  if (!(failure instanceof ApiError) || failure.status !== 422) return {}
  const isRefused = (name: string, rule: OutcomeRule) =>
    failure.problems.some(({ loc: [, field], ctx }) => field === name && ctx?.rule === rule)
  return {
    ...(isRefused('applied', 'not_in_future') && { applied: 'not_in_future' }),
    ...(isRefused('decided', 'not_in_future') && { decided: 'not_in_future' }),
  }
}
