import type { PlanStep } from '@settlesg/contract'
import { addDays, type Day, type Timed } from '@settlesg/contract/plan-days'

/** The day in Singapore at this moment, eight hours ahead of UTC all year round. */
export const dayInSingapore = (moment: Date): Day =>
  new Date(moment.getTime() + 8 * 3_600_000).toISOString().slice(0, 10)

/** Whether a text is a day that there is: what a field for dates gives while it is being typed is not. */
export const isDay = (text: string): boolean => {
  const moment = Date.parse(`${text}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text)
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
