import {
  type AssessmentSummary,
  correctionDays,
  daysLater,
  mostCorrections,
  type VersionSummary,
} from '@settlesg/contract'
import type { Summary } from './summary.ts'
import type { Assessed } from './tables.ts'

export function presentSummary(
  row: Pick<Assessed, 'id' | 'created_at' | 'is_unlocked'>,
  label: string | null,
  summary: Summary,
): Omit<AssessmentSummary, 'outcome'> {
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

export function presentVersion(
  { number, assessed_at }: { number: number; assessed_at: Date },
  { low, high, no_estimate_reason, version }: Summary,
): VersionSummary {
  return { number, at: assessed_at.toISOString(), low, high, no_estimate_reason, ...version }
}

export const correctionsEnd = (charged: Date): Date => daysLater(charged, correctionDays)

/** Until when, and how often still, answers can be corrected; null where nothing was charged. */
export const presentCorrections = ({ charged_at, corrections }: Pick<Assessed, 'charged_at' | 'corrections'>) =>
  charged_at && { until: correctionsEnd(charged_at).toISOString(), left: mostCorrections - corrections }
