import type { Month, PlanStep } from '@settlesg/contract'

const dayMs = 86_400_000
const toDate = (day: string) => new Date(`${day}T00:00:00Z`)
const toText = (date: Date) => date.toISOString().slice(0, 10)

/** `YYYY-MM-DD`, so many days later. */
export const addDays = (day: string, days: number): string => toText(new Date(toDate(day).getTime() + days * dayMs))

export const daysBetween = (from: string, to: string): number =>
  Math.round((toDate(to).getTime() - toDate(from).getTime()) / dayMs)

/**
 * The day of submission: the 15th of the month of application, or, where the steps before it no longer fit, as many
 * days from today as they need. So no step lies in the past.
 */
export function submissionDay(plan: readonly PlanStep[], applyMonth: Month, today: string): string {
  const lead = -Math.min(0, ...plan.map(({ from_day }) => from_day))
  return [`${applyMonth}-15`, addDays(today, lead)].toSorted()[1] ?? today
}
