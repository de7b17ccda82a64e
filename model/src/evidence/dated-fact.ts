import type { Day } from '@settlesg/contract'
import type { SourceId } from './sources.ts'

/** A rule, price, figure or form of others, with its days. `good_for` is short for what changes without notice. */
export interface DatedFact {
  kind: 'rule' | 'price' | 'figure' | 'form'
  /** The numbers that every text in `used_in` and the row in docs/facts.md say; S$, persons, days, months or years of age. */
  values: Readonly<Record<string, number>>
  /** Its first day, or the month or year where no more is published; null where it has no date. */
  from: string | null
  /** Its last day: the day before the fact that follows it. Without one it holds until further notice. */
  until?: Day
  /** The first day of renewals of a pass, which follow new passes later. */
  renewals_from?: Day
  /** The day it was last read, in a stored copy of the source, and for how many months that is good enough. */
  looked_at: Day
  good_for: number
  /** Where it is read; empty where docs/facts.md has the page and nothing that a user sees rests on it. */
  sources: readonly SourceId[]
  /** Where docs/facts.md has it: the section, and the row of its table or the words that the line begins with. */
  docs: readonly [section: string, row: string]
  /** Passages of Ask (`rule:fee`), keys of texts (`advice:plan.submit.body`) and modules of the model (paths). */
  used_in: readonly string[]
  unused_because?: string
}
