import type { Month, PlanStep } from '@settlesg/contract'

/*
 * The days of the plan. A day is text, `YYYY-MM-DD`, a day of Singapore's calendar; it has no time and no zone, so
 * nothing moves it.
 */
export type Day = string

const dayMs = 86_400_000

/** The day in Singapore at this moment, eight hours ahead of UTC all year round. */
export const dayInSingapore = (moment: Date): Day =>
  new Date(moment.getTime() + 8 * 3_600_000).toISOString().slice(0, 10)

export const addDays = (day: Day, days: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

export const daysBetween = (from: Day, to: Day): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs)

/** Whether a text is a day that there is: what a field for dates gives while it is being typed is not. */
export const isDay = (text: string): boolean => {
  const moment = Date.parse(`${text}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text)
}

type Timed = Pick<PlanStep, 'from_day' | 'to_day'>

/** The first day of submission that leaves every step its time. */
export const firstUnhurriedDay = (steps: readonly Timed[], today: Day): Day =>
  addDays(today, -Math.min(0, ...steps.map(({ from_day }) => from_day)))

/** The day that the plan starts from: in the month of application, or later where the steps need longer. */
export function suggestedDay(steps: readonly Timed[], applyMonth: Month, today: Day): Day {
  const days = [firstUnhurriedDay(steps, today), `${applyMonth}-01`].sort()
  return days.at(-1) ?? today
}

/** A step with its first and last day. */
export type DatedStep<Step extends Timed = PlanStep> = Step & { from: Day; to: Day; isShortened: boolean }

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
