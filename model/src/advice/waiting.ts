import type { Waiting } from '@settlesg/contract'
import type { SourceId } from '../evidence/sources.ts'

/** ICA: within 6 months if complete, some longer (docs/facts.md 4). */
export const publishedMonths = 6

type ReportedWaits = Waiting['reported']
type Months = ReportedWaits['approved']
type Percentiles = readonly [p10: number, p25: number, p50: number, p75: number, p90: number]
const months = (n: number, ...[p10, p25, p50, p75, p90]: Percentiles): Months => ({ n, p10, p25, p50, p75, p90 })

/** Of work passes, by year of decision (docs/facts.md 8.2). More approvals are reported, so the mixture leans long. */
export const reportedWaits: readonly ReportedWaits[] = [
  {
    years: '2010-14',
    approved: months(141, 2.7, 3.7, 5.1, 6.4, 8.4),
    rejected: months(64, 1.7, 2.1, 2.5, 3.9, 5.9),
    both: null,
  },
  {
    years: '2015-19',
    approved: months(270, 3.5, 4.6, 6.5, 8.7, 11.5),
    rejected: months(104, 2.8, 3.7, 5.3, 6.2, 7.5),
    both: null,
  },
  {
    years: '2020-21',
    approved: months(221, 4.8, 6.2, 7.7, 10, 12.7),
    rejected: months(39, 4.2, 4.3, 4.6, 6.4, 10.6),
    both: null,
  },
  {
    years: '2022-24',
    approved: months(342, 5.8, 7.4, 9.3, 11.6, 15.2),
    rejected: months(119, 4.1, 4.5, 7.7, 9.9, 12),
    both: months(461, 4.6, 6.8, 8.8, 11.1, 15.1),
  },
]

/** What ICA says, and beside it the latest years that people reported. */
export function waiting(): Waiting {
  const latest = reportedWaits.at(-1)
  if (!latest) throw new RangeError('No waits are reported')
  return { published_months: publishedMonths, note: 'within_six_months', reported: structuredClone(latest) }
}

export const icaTimes: readonly SourceId[] = ['ica-processing-times', 'processing-time-2026']
export const waitingSources: readonly SourceId[] = [...icaTimes, 'reported-outcomes']

/** The share of those decided in the latest years that had heard by then; null before a tenth had. */
export function heardBy(waitedMonths: number): 'tenth' | 'quarter' | 'half' | 'three_quarters' | 'nine_tenths' | null {
  const both = reportedWaits.at(-1)?.both
  if (!both || waitedMonths < both.p10) return null
  if (waitedMonths < both.p25) return 'tenth'
  if (waitedMonths < both.p50) return 'quarter'
  if (waitedMonths < both.p75) return 'half'
  return waitedMonths < both.p90 ? 'three_quarters' : 'nine_tenths'
}
