import { type Day, dayInSingapore, isMonthUnsure, type Month, timeInSingapore, toYear } from '@settlesg/contract'

/** Dates, months and amounts as the product writes them: 21 Nov 2026 / 2026年11月21日, S$9.00, in Singapore's time. */

const isChinese = (language: string) => language.startsWith('zh')

// Not by Intl: it writes "Sept" in British English, and the first use of each of its formats takes a phone 50 ms.
const englishMonths = 'January February March April May June July August September October November December'.split(' ')

export const monthNames = (language: string): string[] =>
  isChinese(language) ? englishMonths.map((_, index) => `${index + 1}月`) : englishMonths

/** A day in Singapore (YYYY-MM-DD): 21 Nov 2026 / 2026年11月21日. */
export function formatDay(day: Day, language: string): string {
  const [year, month] = [day.slice(0, 4), Number(day.slice(5, 7))]
  const date = Number(day.slice(8))
  return isChinese(language)
    ? `${year}年${month}月${date}日`
    : `${date} ${englishMonths[month - 1]?.slice(0, 3)} ${year}`
}

export const formatDate = (moment: string, language: string): string =>
  formatDay(dayInSingapore(new Date(moment)), language)

/** A moment (ISO 8601) as its day and minute in Singapore: 21 Nov 2026, 14:05 / 2026年11月21日 14:05. */
export const formatMoment = (moment: string, language: string): string =>
  `${formatDate(moment, language)}${isChinese(language) ? ' ' : ', '}${timeInSingapore(new Date(moment))}`

/** A calendar month: Nov 2026 / 2026年11月; its year where only that is known: 2026 / 2026年. */
export function formatMonth(month: Month, language: string): string {
  const year = toYear(month)
  if (isMonthUnsure(month)) return isChinese(language) ? `${year}年` : `${year}`
  const name = monthNames(language)[Number(month.slice(5)) - 1]
  return isChinese(language) ? `${year}年${name}` : `${name?.slice(0, 3)} ${year}`
}

/** A year or a span of years, as the model's figures name it: 2022-24 / 2022 至 2024. */
export const formatYears = (years: string, language: string): string =>
  isChinese(language) ? years.replace(/^(\d\d)(\d\d)-(\d\d)$/, '$1$2 至 $1$3') : years

/** Whole dollars, as answers give them: S$9,000. */
export const formatDollars = (dollars: number, language: string): string => `S$${formatWhole(dollars, language)}`

export const formatWhole = (value: number, language: string): string =>
  new Intl.NumberFormat(isChinese(language) ? 'zh-CN' : 'en-US', { maximumFractionDigits: 0 }).format(value)

/** An amount in cents of Singapore dollars, as prices are written: S$9.00. */
export function formatCents(cents: number, language: string): string {
  const [whole, rest] = [Math.trunc(cents / 100), Math.abs(cents % 100)]
  return `${formatDollars(whole, language)}.${String(rest).padStart(2, '0')}`
}
