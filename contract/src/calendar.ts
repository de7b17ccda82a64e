/** A day is `YYYY-MM-DD`, a month `YYYY-MM`, both of Singapore (UTC+8 all year) and without a time. Earlier ones are smaller. */
export type Day = string

export const daySeconds = 86_400
const dayMs = daySeconds * 1000
const aheadMs = 8 * 3_600_000

export const dayInSingapore = (moment: Date): Day => new Date(moment.getTime() + aheadMs).toISOString().slice(0, 10)

export const timeInSingapore = (moment: Date): string =>
  new Date(moment.getTime() + aheadMs).toISOString().slice(11, 16)

/** How many seconds of this day in Singapore are left, rounded up. */
export const secondsLeftOfDay = (moment: Date): number =>
  Math.ceil((dayMs - ((moment.getTime() + aheadMs) % dayMs)) / 1000)

/** The moment so many times 24 hours later; earlier where `days` is negative. */
export const daysLater = (moment: Date, days: number): Date => new Date(moment.getTime() + days * dayMs)

/** The same hour in Singapore, months earlier; of a shorter month its last day, never a day of the next month. */
export function monthsEarlier(moment: Date, months: number): Date {
  const there = new Date(moment.getTime() + aheadMs)
  const day = there.getUTCDate()
  there.setUTCMonth(there.getUTCMonth() - months)
  // A month without that day has run over into the next: day 0 is the last one before it.
  if (there.getUTCDate() !== day) there.setUTCDate(0)
  return new Date(there.getTime() - aheadMs)
}

const startOfDay = (day: Day) => new Date(`${day}T00:00:00Z`)

export const addDays = (day: Day, days: number): Day => daysLater(startOfDay(day), days).toISOString().slice(0, 10)

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: Day, to: Day): number =>
  (startOfDay(to).getTime() - startOfDay(from).getTime()) / dayMs

/** Whether a text is a day that there is: what a field for dates gives while it is being typed is not. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(startOfDay(text).getTime()) && addDays(text, 0) === text

type Month = string

export const monthYears = { min: 1900, max: 2099 } as const

export const toYear = (month: Month): number => Number(month.slice(0, 4))

export const monthOfYear = (year: number, number: number): Month =>
  `${String(year).padStart(4, '0')}-${twoDigits(number)}`

export const twoDigits = (number: number): string => String(number).padStart(2, '0')

export const monthInSingapore = (moment: Date): Month => dayInSingapore(moment).slice(0, 7)

/** A month of which only the year is known is written with this number, `2018-00`. It counts as the middle of its year. */
export const unsureMonth = '00'
export const isMonthUnsure = (month: Month): boolean => month.slice(5) === unsureMonth
const middleOfYear = 7

export const isEarlier = (month: Month, other: Month): boolean =>
  isMonthUnsure(month) || isMonthUnsure(other) ? toYear(month) < toYear(other) : month < other

const countMonths = (month: Month) => toYear(month) * 12 + (Number(month.slice(5)) || middleOfYear) - 1

/** Whole months from `from` to `to`; negative when `to` is earlier. */
export const monthsBetween = (from: Month, to: Month): number => countMonths(to) - countMonths(from)

export function addMonths(month: Month, months: number): Month {
  const count = countMonths(month) + months
  return monthOfYear(Math.floor(count / 12), (count % 12) + 1)
}

/** The same for a month to come (`months` ≥ 0); null beyond the months that an answer can name. */
export function monthAfter(month: Month, months: number): Month | null {
  const after = addMonths(month, months)
  return toYear(after) > monthYears.max ? null : after
}
