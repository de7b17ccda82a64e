import * as z from 'zod/mini'
import { Month } from './profile.ts'

/** What became of an application, as its applicant reports it: only with consent, which can be withdrawn at any time. */

export const applicationOutcomes = ['approved', 'rejected', 'withdrawn', 'waiting'] as const
const ApplicationOutcome = z.enum(applicationOutcomes)
/** `const` is for the OpenAPI document; a literal could not say why it is needed. */
const Consent = z
  .boolean()
  .check(z.refine((given) => given, { error: 'An outcome is kept only with consent' }))
  .register(z.globalRegistry, { const: true })

/** A report as it is sent. `outcomeProblems` finds the months that are impossible. */
export const OutcomeReport = z
  .strictObject({
    assessment_id: z.uuid(),
    outcome: ApplicationOutcome,
    applied: z.optional(z.nullable(Month)),
    decided: z.optional(z.nullable(Month)),
    consent: Consent,
  })
  .register(z.globalRegistry, { id: 'OutcomeReport' })
export const OutcomeInPath = z.object({ assessment_id: z.uuid() })

export const ReportedOutcome = z
  .object({
    outcome: ApplicationOutcome,
    applied: z.nullable(Month),
    decided: z.nullable(Month),
    reported_at: z.iso.datetime(),
  })
  .register(z.globalRegistry, { id: 'ReportedOutcome' })

export type ApplicationOutcome = (typeof applicationOutcomes)[number]
export type OutcomeReport = z.infer<typeof OutcomeReport>
export type ReportedOutcome = z.infer<typeof ReportedOutcome>

/** The rules for the months of a reported outcome, as the API says them; pages translate by the rule's name. */
export const outcomeRules = {
  required: 'Field required',
  not_before_birth: 'This month must not be before the month of birth',
  not_in_future: 'This month must not be in the future',
  not_before_applied: 'The month of the decision must not be before the month of the application',
  waiting_is_undecided: 'An application that is still waiting has no month of decision',
} as const

export type OutcomeRule = keyof typeof outcomeRules
export interface OutcomeProblem {
  field: 'applied' | 'decided'
  rule: OutcomeRule
}

/** Impossible months in a report, at most one problem a field. `born` is the month of birth in the assessment's answers. */
export function outcomeProblems(
  { outcome, applied, decided }: Pick<OutcomeReport, 'outcome' | 'applied' | 'decided'>,
  { born, now }: { born: Month; now: Month },
): OutcomeProblem[] {
  const impossible = (month: Month | null | undefined): OutcomeRule | null => {
    if (month == null) return null
    if (month < born) return 'not_before_birth'
    return month > now ? 'not_in_future' : null
  }
  const ofApplication = impossible(applied)
  const ofDecision = (): OutcomeRule | null => {
    if (outcome === 'waiting') return decided == null ? null : 'waiting_is_undecided'
    if (decided == null) return 'required'
    const isTooEarly = ofApplication === null && applied != null && decided < applied
    return impossible(decided) ?? (isTooEarly ? 'not_before_applied' : null)
  }
  const found = { applied: ofApplication, decided: ofDecision() }
  return (['applied', 'decided'] as const).flatMap((field) => {
    const rule = found[field]
    return rule ? [{ field, rule }] : []
  })
}
