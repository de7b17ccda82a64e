/*
 * The calendar of the plan, the same on the page and in the report. A day is text, `YYYY-MM-DD`, a day of Singapore's
 * calendar; it has no time and no zone, so nothing moves it.
 */
export type Day = string
type Month = string

/** The days of a step, counted from the day of submission. */
export interface Timed {
  from_day: number
  to_day: number
}

const dayMs = 86_400_000
const startOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`)

export const addDays = (day: Day, days: number): Day => new Date(startOf(day) + days * dayMs).toISOString().slice(0, 10)

export const daysBetween = (from: Day, to: Day): number => Math.round((startOf(to) - startOf(from)) / dayMs)

/** The first day of submission that leaves every step its time. */
export const firstUnhurriedDay = (steps: readonly Timed[], today: Day): Day =>
  addDays(today, -Math.min(0, ...steps.map(({ from_day }) => from_day)))

/**
 * The day that the plan starts from: the first of the month of application, or later where the steps need longer. So no
 * step lies in the past.
 */
export function suggestedDay(steps: readonly Timed[], applyMonth: Month, today: Day): Day {
  const [first, start]: [Day, Day] = [firstUnhurriedDay(steps, today), `${applyMonth}-01`]
  return first > start ? first : start
}
