import type { Day } from '@settlesg/contract/plan-days'

/** The day in Singapore at this moment, eight hours ahead of UTC all year round. */
export const dayInSingapore = (moment: Date): Day =>
  new Date(moment.getTime() + 8 * 3_600_000).toISOString().slice(0, 10)

/** Whether a text is a day that there is: what a field for dates gives while it is being typed is not. */
export const isDay = (text: string): boolean => {
  const moment = Date.parse(`${text}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text)
}
