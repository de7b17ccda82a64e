import type { AssessmentSummary } from '@settlesg/contract'
import type { Selectable } from 'kysely'
import type { Summary } from './summary.ts'
import type { AssessmentRow } from './tables.ts'

/** One line of the list of assessments. */
export function presentSummary(
  row: Pick<Selectable<AssessmentRow>, 'id' | 'created_at'>,
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
    created_at: row.created_at.toISOString(),
  }
}
