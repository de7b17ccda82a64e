import {
  type ApplicationOutcome,
  type Month,
  type OutcomeReport,
  type OutcomeRule,
  outcomeProblems,
  type ReportedOutcome,
} from '@settlesg/contract'
import { wholeMonth } from '@settlesg/form-logic'
import * as z from 'zod/mini'

/** A report that is being filled in; a month may be half typed. */
export interface OutcomeDraft {
  outcome: ApplicationOutcome | undefined
  applied: string | undefined
  decided: string | undefined
  consent: boolean
}
/** By its name: what is wrong with a field. */
type OutcomeDraftProblem = OutcomeRule | 'choose' | 'agree' | 'month'

/** An earlier report, to be changed; consent is given anew each time. */
export const draftFrom = (kept: ReportedOutcome | null): OutcomeDraft => ({
  outcome: kept?.outcome,
  applied: kept?.applied ?? undefined,
  decided: kept?.decided ?? undefined,
  consent: false,
})

/** Everything that keeps it from being sent. `born` comes from the answers, `now` is the month in Singapore. */
function draftProblems(
  draft: OutcomeDraft,
  known: { born: Month; now: Month },
): Partial<Record<keyof OutcomeDraft, OutcomeDraftProblem>> {
  const { outcome, consent } = draft
  const decided = outcome === 'waiting' ? undefined : draft.decided
  const months = { applied: wholeMonth(draft.applied), decided: wholeMonth(decided) }
  const impossible = outcome === undefined ? [] : outcomeProblems({ outcome, ...months }, known)
  return {
    ...(outcome === undefined && { outcome: 'choose' }),
    ...Object.fromEntries(impossible.map(({ field, rule }) => [field, rule])),
    ...(draft.applied !== undefined && !months.applied && { applied: 'month' }),
    ...(decided !== undefined && !months.decided && { decided: 'month' }),
    ...(!consent && { consent: 'agree' }),
  }
}

/** Reads a draft as the report that is sent; null never comes of a draft without a problem. */
export const outcomeSchema = (assessment_id: string, known: { born: Month; now: Month }) =>
  z.pipe(
    z.custom<OutcomeDraft>().check(({ value, issues }) => {
      for (const [field, message] of Object.entries(draftProblems(value, known)))
        issues.push({ code: 'custom', input: value, path: [field], message })
    }),
    z.transform(({ outcome, applied, decided, consent }: OutcomeDraft): OutcomeReport | null =>
      outcome === undefined
        ? null
        : {
            assessment_id,
            outcome,
            applied: wholeMonth(applied) ?? null,
            // Who still waits has no decision.
            decided: outcome === 'waiting' ? null : (wholeMonth(decided) ?? null),
            consent,
          },
    ),
  )
