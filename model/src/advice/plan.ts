import type { ConsistencyNote, DocumentLine, PlanStep } from '@settlesg/contract'

export { closingMonth } from './family-of-pass-holder.ts'

import { type Need, noted, rule, toGet, toRenew, translations } from './plan-needs.ts'

interface Step {
  id: string
  from: number
  to: number
  needs: Need[]
}

/**
 * The steps in their order, each with its first and last day; day 0 is the day of submission. What takes the time of
 * others comes first, what grows old comes late: the employer's letter is still under one month old if the review
 * takes the second week that the form allows, and the photo under three months. The days are ours, 90 in all.
 */
const steps: Step[] = [
  { id: 'settle_differences', from: -83, to: -57, needs: [noted((id) => !id.startsWith('pass_ends_'))] },
  { id: 'renew_pass', from: -83, to: -29, needs: [noted((id) => id === 'pass_ends_before')] },
  {
    id: 'family_papers',
    from: -83,
    to: -50,
    needs: [
      toGet('passport', 'pass_card', 'national_id', 'birth_certificate', 'name_change'),
      toGet('marriage_certificate', 'children_birth_certificates', 'custody_papers'),
    ],
  },
  {
    id: 'certificates',
    from: -83,
    to: -50,
    needs: [
      toGet('education_certificates', 'transcripts', 'professional_membership', 'school_results', 'testimonials'),
    ],
  },
  { id: 'translations', from: -62, to: -29, needs: [translations] },
  {
    id: 'income_papers',
    from: -49,
    to: -22,
    needs: [toGet('tax_assessments', 'business_registration', 'business_accounts')],
  },
  { id: 'sponsor_papers', from: -49, to: -22, needs: [toGet('sponsor_identity', 'sponsor_income')] },
  { id: 'photos', from: -28, to: -8, needs: [toRenew('photo')] },
  { id: 'employer_papers', from: -21, to: -8, needs: [toRenew('employer_letter', 'payslips', 'annex_a')] },
  { id: 'fill_in_form', from: -7, to: -1, needs: [rule('form_window', 'form-window-2024', 'pts-documents-2024')] },
  { id: 'submit', from: 0, to: 0, needs: [rule('fee', 'e-pr-2017', 'processing-time-2026')] },
  {
    id: 'after_submission',
    from: 1,
    to: 6,
    needs: [
      rule('processing_time', 'ica-processing-times', 'processing-time-2026'),
      noted((id) => id === 'pass_ends_during'),
    ],
  },
]

/** Every step there is; the id is the key of its text. */
export const planStepIds = steps.map(({ id }) => id)

/**
 * Up to twelve steps in 90 days around the submission, in their order, only those that these papers and notes make
 * necessary. Empty without papers (`gip`, `forarts`): other authorities take those applications.
 */
export function plan(documents: readonly DocumentLine[], consistency: readonly ConsistencyNote[]): PlanStep[] {
  if (documents.length === 0) return []
  return steps.flatMap(({ id, from, to, needs }) => {
    const found = needs.flatMap((need) => need(documents, consistency))
    if (found.length === 0) return []
    return [
      {
        id,
        from_day: from,
        to_day: to,
        because: eachOnce(found.map(({ because }) => because)),
        source_ids: [...new Set(found.flatMap(({ sources }) => sources))],
      },
    ]
  })
}

/** The same paper of several persons is one reason. */
const eachOnce = (because: PlanStep['because']) =>
  because.filter(
    ({ kind, id }, place) => because.findIndex((other) => other.kind === kind && other.id === id) === place,
  )
