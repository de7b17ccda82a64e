import type { AssessmentSummary, Outlook } from '@settlesg/contract'
import type { Selectable } from 'kysely'
import type { AssessmentRow } from './tables.ts'

/** One line of the list of assessments. */
export function presentSummary(row: Selectable<AssessmentRow>, outlook: Outlook): AssessmentSummary {
  return {
    id: row.id,
    label: row.label,
    route: outlook.route,
    low: outlook.estimate?.low ?? null,
    high: outlook.estimate?.high ?? null,
    no_estimate_reason: outlook.no_estimate_reason,
    apply_month: outlook.apply_month,
    created_at: row.created_at.toISOString(),
  }
}
