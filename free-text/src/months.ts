import { addMonths, type Month, monthOfYear, monthsBetween, toYear, unsureMonth } from '@settlesg/contract'
import { countPattern, readCount } from './amounts.ts'

/* Dates as they are written: "Jan 2021", 2019年5月, 05/2019, 2018, "six years". */

const names = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const name =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
/** Of two figures only before a month: 18年 alone may be how long. */
const year = '(?:(?:19|20)\\d\\d|\\d\\d(?=年\\d{1,2}月))'
const number = '(?:1[0-2]|0?[1-9])'

/** A date with its year; a day is read over. */
export const datePattern = `(?:(?:\\d{1,2}(?:st|nd|rd|th)? )?${name}\\.?,? ${year}|${year} ?年 ?${number} ?月(?:份|初|底|\\d{1,2}[日号])?|${year}[-/.]${number}(?:[-/.]\\d{1,2})?|(?:\\d{1,2}[-/.])?${number}[-/.]${year}|${year} ?年?)(?!\\d|[-~/.,]\\d| ?(?:to|until|till|至|到)(?![a-z新坡]))`
/** How long, in whole years. */
export const yearsPattern = `(?:${countPattern} ?(?:years?|yrs?)(?![a-z])|${countPattern} ?年)(?! ?(?:\\d|半|多|and|half|[-~]))`

/** The month of what `datePattern` matches, as "YYYY-MM"; "YYYY-00" where only the year is given. */
export function readDate(text: string): Month {
  const written = new RegExp(year).exec(text)?.[0] ?? ''
  const full = written.length === 4 ? Number(written) : Number(written) + (Number(written) < 30 ? 2000 : 1900)
  const named = names.findIndex((one) => text.includes(one)) + 1
  const numbers = text.replace(written, ' ').match(/\d+/g)?.map(Number) ?? []
  // A day stands before the month where the year is last, and after it where the year is first.
  const month = named || (text.startsWith(written) ? numbers[0] : numbers.at(-1))
  return month ? monthOfYear(full, month) : `${full}-${unsureMonth}`
}

const date = new RegExp(datePattern, 'g')
/** The months of all dates in a text. */
export const datesIn = (text: string): Month[] => (text.match(date) ?? []).map(readDate)

/** The year that lies so far back, as "YYYY-00". */
export const readYears = (text: string, today: Month): Month => {
  const count = readCount(text.replace(/ ?(?:years?|yrs?|年)$/, ''))
  return `${toYear(addMonths(today, -12 * count))}-${unsureMonth}`
}

/** Whether a month is over, and of one known by its year alone whether the year is enough (contract/src/profile-rules.ts). */
export const isCertain = (month: Month, today: Month): boolean =>
  month.endsWith(unsureMonth) ? monthsBetween(month, today) >= 24 : month <= today
