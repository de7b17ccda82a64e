import type { AssessmentSummary } from '@settlesg/contract'
import type { Summary } from './summary.ts'
import type { Assessed } from './tables.ts'

/** One line of the list of assessments. */
export function presentSummary(
  row: Pick<Assessed, 'id' | 'created_at' | 'is_unlocked'>,
  label: string | null,
  summary: Summary,
): AssessmentSummary {
  return {
    id: row.id,
    label,
    route: summary.route,
    low: summary.low,
    high: summary.high,
    no_estimate_reason: summary.no_estimate_reason,
    apply_month: summary.apply_month,
    is_unlocked: row.is_unlocked,
    created_at: row.created_at.toISOString(),
  }
}
