import { isMonthUnsure, type Month, monthOfYear, toYear } from '@settlesg/contract'

/*
 * Dates, months and amounts as the product writes them: 21 Nov 2026 / 2026年11月21日, S$9.00. Moments are shown in
 * Singapore's time, wherever the reader sits.
 */

const locale = (language: string) => (language.startsWith('zh') ? 'zh-CN' : 'en-US')
/** A month by its middle, so that no time zone moves it. */
const middleDay = (month: Month) => new Date(`${month}-15T12:00:00Z`)

/** A moment (ISO 8601) as its day in Singapore: 21 Nov 2026 / 2026年11月21日. */
export function formatDate(moment: string, language: string): string {
  const style = { timeZone: 'Asia/Singapore', year: 'numeric', day: 'numeric' } as const
  if (language.startsWith('zh'))
    return new Intl.DateTimeFormat('zh-CN', { ...style, month: 'long' }).format(new Date(moment))
  // No English locale of Intl writes "21 Sep 2026": the British one says "Sept".
  const parts = new Intl.DateTimeFormat('en-US', { ...style, month: 'short' }).formatToParts(new Date(moment))
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('day')} ${part('month')} ${part('year')}`
}

/** A day in Singapore (YYYY-MM-DD), written as the others. */
export const formatDay = (day: string, language: string): string => formatDate(`${day}T04:00:00Z`, language)

/** A moment (ISO 8601) as its day and minute in Singapore: 21 Nov 2026, 14:05 / 2026年11月21日 14:05. */
export function formatMoment(moment: string, language: string): string {
  const style = { timeZone: 'Asia/Singapore', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const time = new Intl.DateTimeFormat(locale(language), style).format(new Date(moment))
  return `${formatDate(moment, language)}${language.startsWith('zh') ? ' ' : ', '}${time}`
}

/** A calendar month: Nov 2026 / 2026年11月; its year where only that is known: 2026 / 2026年. */
export const formatMonth = (month: Month, language: string): string =>
  new Intl.DateTimeFormat(locale(language), {
    year: 'numeric',
    ...(!isMonthUnsure(month) && { month: language.startsWith('zh') ? 'long' : 'short' }),
    timeZone: 'UTC',
  }).format(middleDay(isMonthUnsure(month) ? monthOfYear(toYear(month), 1) : month))

/** A year or a span of years, as the model's figures name it: 2022-24 / 2022 至 2024. */
export const formatYears = (years: string, language: string): string =>
  language.startsWith('zh') ? years.replace(/^(\d\d)(\d\d)-(\d\d)$/, '$1$2 至 $1$3') : years

/** The names of the twelve months, January first. */
export function monthNames(language: string): string[] {
  const month = language.startsWith('zh') ? 'numeric' : 'long'
  const name = new Intl.DateTimeFormat(locale(language), { month, timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, index) => name.format(middleDay(monthOfYear(2026, index + 1))))
}

/** Whole dollars, as answers give them: S$9,000. */
export const formatDollars = (dollars: number, language: string): string => `S$${formatWhole(dollars, language)}`

/** A whole number with its thousands marked. */
export const formatWhole = (value: number, language: string): string =>
  new Intl.NumberFormat(locale(language), { maximumFractionDigits: 0 }).format(value)

/** An amount in cents of Singapore dollars, as prices are written: S$9.00. */
export function formatCents(cents: number, language: string): string {
  const [whole, rest] = [Math.trunc(cents / 100), Math.abs(cents % 100)]
  return `${formatDollars(whole, language)}.${String(rest).padStart(2, '0')}`
}
