import type { Month, PlanStep } from '@settlesg/contract'
import { addDays, type Day, suggestedDay } from '@settlesg/contract/plan-days'

export interface DatedStep {
  id: string
  /** The day by which it is to be done. */
  by: Day
}

/** The steps of a plan by their dates, begun today. */
export function datedSteps(plan: readonly PlanStep[], applyMonth: Month, today: Day): DatedStep[] {
  const handedIn = suggestedDay(plan, applyMonth, today)
  return plan.map(({ id, to_day }) => ({ id, by: addDays(handedIn, to_day) }))
}
