import type { Month, PlanStep } from '@settlesg/contract'

const dayMs = 86_400_000
const dayAfter = (day: string, days: number) => new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

export interface DatedStep {
  id: string
  /** The day by which it is to be done, YYYY-MM-DD. */
  by: string
}

/**
 * The steps of a plan by their dates, begun today (YYYY-MM-DD). The application is handed in at the start of the month
 * that it is meant for, or later where the steps need the time.
 */
export function datedSteps(plan: readonly PlanStep[], applyMonth: Month, today: string): DatedStep[] {
  const lead = Math.max(0, ...plan.map(({ from_day }) => -from_day))
  const [handedIn = today] = [`${applyMonth}-01`, dayAfter(today, lead)].toSorted().reverse()
  return plan.map(({ id, to_day }) => ({ id, by: dayAfter(handedIn, to_day) }))
}
