import type { Day, Month, QuestionPath } from '@settlesg/contract'
import type { Clause, Span } from './clauses.ts'
import type { WrittenDate } from './dates.ts'
import type { FoundStatus } from './status.ts'

export interface Reading {
  /** Plain, with what identifies a person and the dates covered. */
  text: string
  clauses: readonly Clause[]
  dates: readonly WrittenDate[]
  statuses: readonly FoundStatus[]
  today: Day
  thisMonth: Month
}

export type OpenReason = 'contradiction' | 'month_needed' | 'not_exact'

export type Finding = { path: QuestionPath; spans: readonly Span[] } & (
  | { value: unknown; isAbout?: true }
  | { open: OpenReason }
)

export type Rule = (reading: Reading) => Finding[]
