import { dayInSingapore } from './singapore-days.ts'

/*
 * All arithmetic of calendar months. A month is text as the answers give it, `YYYY-MM`, so earlier months compare as
 * smaller. It imports no schema, so that a page can load it by itself.
 */

type Month = string

/** The years that a month can lie in. */
export const monthYears = { min: 1900, max: 2099 } as const

export const toYear = (month: Month): number => Number(month.slice(0, 4))

/** The month with this number, 1 to 12, of a year. */
export const monthOfYear = (year: number, number: number): Month =>
  `${String(year).padStart(4, '0')}-${twoDigits(number)}`

/** The number of a month as it is written: `05` for May. */
export const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** The calendar month in Singapore, wherever the person sits. */
export const monthInSingapore = (moment: Date): Month => dayInSingapore(moment).slice(0, 7)

/** Months since the beginning of the calendar, so that months can be counted on and back. */
const countMonths = (month: Month) => toYear(month) * 12 + Number(month.slice(5)) - 1

/** Whole months from `from` to `to`; negative when `to` is earlier. */
export const monthsBetween = (from: Month, to: Month): number => countMonths(to) - countMonths(from)

/** The month so many months after this one; before it where `months` is negative. */
export function addMonths(month: Month, months: number): Month {
  const count = countMonths(month) + months
  return monthOfYear(Math.floor(count / 12), (count % 12) + 1)
}
