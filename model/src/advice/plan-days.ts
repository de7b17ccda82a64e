import { addDays, type Day, type Month } from '@settlesg/contract'

/* The calendar of the plan, the same on the page and in the report. */

/** The days of a step, counted from the day of submission. */
export interface Timed {
  from_day: number
  to_day: number
}

/** The last day before a month begins. */
export const lastDayBefore = (month: Month): Day => addDays(`${month}-01`, -1)

/** The first day of submission that leaves every step its time. */
export const firstUnhurriedDay = (steps: readonly Timed[], today: Day): Day =>
  addDays(today, -Math.min(0, ...steps.map(({ from_day }) => from_day)))

/**
 * The day that the plan starts from: the first of the month of application, or later where the steps need longer. So no
 * step lies in the past. `closes`: the month from which somebody of this application is too old for it; the day before it
 * is the last that is suggested, though steps become shorter by it.
 */
export function suggestedDay(steps: readonly Timed[], applyMonth: Month, today: Day, closes: Month | null = null): Day {
  const [first, start]: [Day, Day] = [firstUnhurriedDay(steps, today), `${applyMonth}-01`]
  const day = first > start ? first : start
  const last = closes === null ? day : lastDayBefore(closes)
  return day > last && last >= today ? last : day
}

/** The month in which the pass ends, where that may be before the application is in; null where a step renews it. */
export const passEndingBy = (
  expires: Month | null | undefined,
  submission: Day,
  steps: readonly { id: string }[],
): Month | null =>
  expires != null && expires <= submission.slice(0, 7) && !steps.some(({ id }) => id === 'renew_pass') ? expires : null

/** A step with its first and last day. */
type DatedStep<Step extends Timed> = Step & { from: Day; to: Day; isShortened: boolean }

/**
 * The steps with their days around the day of submission. No step lies in the past: what should have begun before today
 * begins today, and is said to be shorter than planned.
 */
export function datedSteps<Step extends Timed>(steps: readonly Step[], submission: Day, today: Day): DatedStep<Step>[] {
  return steps.map((step) => {
    const [from, to] = [addDays(submission, step.from_day), addDays(submission, step.to_day)]
    return {
      ...step,
      from: from < today ? today : from,
      to: to < today ? today : to,
      isShortened: from < today,
    }
  })
}
