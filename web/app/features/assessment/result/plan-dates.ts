import type { Month, PlanStep } from '@settlesg/contract'
import { type Day, datedSteps as datesOf, suggestedDay } from '@settlesg/contract/plan-days'

export interface DatedStep {
  id: string
  /** The day by which it is to be done. */
  by: Day
}

/** The steps of a plan by their dates, begun today; where somebody would be too old by then, the steps are shorter. */
export function datedSteps(
  plan: readonly PlanStep[],
  applyMonth: Month,
  today: Day,
  closes: Month | null,
): DatedStep[] {
  const handedIn = suggestedDay(plan, applyMonth, today, closes)
  return datesOf(plan, handedIn, today).map(({ id, to }) => ({ id, by: to }))
}
