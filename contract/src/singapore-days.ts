/*
 * Days in Singapore, eight hours ahead of UTC all year round. A day is text, `YYYY-MM-DD`, of its calendar; it has no
 * time and no zone, so nothing moves it, and earlier days compare as smaller.
 */
export type Day = string

export const daySeconds = 86_400
const dayMs = daySeconds * 1000
const aheadMs = 8 * 3_600_000

/** The day in Singapore at this moment, wherever the person sits. */
export const dayInSingapore = (moment: Date): Day => new Date(moment.getTime() + aheadMs).toISOString().slice(0, 10)

/** How many seconds of this day in Singapore are left, rounded up. */
export const secondsLeftOfDay = (moment: Date): number =>
  Math.ceil((dayMs - ((moment.getTime() + aheadMs) % dayMs)) / 1000)

/** The moment so many times 24 hours later; earlier where `days` is negative. */
export const daysLater = (moment: Date, days: number): Date => new Date(moment.getTime() + days * dayMs)

const startOf = (day: Day) => new Date(`${day}T00:00:00Z`)

/** The day so many days later; earlier where `days` is negative. */
export const addDays = (day: Day, days: number): Day => daysLater(startOf(day), days).toISOString().slice(0, 10)

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: Day, to: Day): number => (startOf(to).getTime() - startOf(from).getTime()) / dayMs

/** Whether a text is a day that there is: what a field for dates gives while it is being typed is not. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(startOf(text).getTime()) && addDays(text, 0) === text
