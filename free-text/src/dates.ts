import { addMonths, type Month, monthOfYear, monthsBetween, toYear, unsureMonth } from '@settlesg/contract'
import { chineseDigits, chineseNumber, chineseYear, countPattern, readCount } from './numbers.ts'

/* Dates as they are written, as months: "Jan 2021", "since mid-2018", "three years ago", 去年三月, 二零一九年五月. */

/** A date in the text. `month` is null where no month of it can be known, and it is too late for a year alone to do. */
export interface WrittenDate {
  start: number
  end: number
  month: Month | null
  /** How far back it lies was written, and not when. */
  isDuration: boolean
  /** What it can only be the date of: 88年的, "Years in SG: 7". */
  of: 'birth' | 'arrival' | undefined
}

const monthNames =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'
const initials = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const chineseMonth = `(?:1[0-2]|0?[1-9]|十[一二]?|[${chineseDigits}])`
const numberOfName = (name: string) => initials.indexOf(name.slice(0, 3)) + 1
const numberOfMonth = (text: string) => (/\d/.test(text) ? Number(text) : chineseNumber(text))
/** A year with two digits: no one here was born before 1930. */
const fullYear = (text: string) =>
  text.length === 2 ? (Number(text) <= 29 ? 2000 : 1900) + Number(text) : Number(text)

/** Of something so long ago the year is enough (contract/src/profile-rules.ts). */
const leastUnsure = 24

function yearOnly(year: number, today: Month): Month | null {
  const month = `${year}-${unsureMonth}`
  return monthsBetween(month, today) >= leastUnsure ? month : null
}

type Groups = Readonly<Record<string, string | undefined>>
interface Form {
  pattern: RegExp
  month: (groups: Groups, today: Month) => Month | null | undefined
  isDuration?: true
  of?: 'birth' | 'arrival'
}

const inYear = (year: number, number: number) =>
  number >= 1 && number <= 12 && year >= 1900 && year <= 2099 ? monthOfYear(year, number) : undefined
/** The last, or this, of something: 1 for last year. */
const yearsBack = (word: string) =>
  /next|明年/.test(word) ? -1 : /last|去年/.test(word) ? 1 : /前年/.test(word) ? 2 : 0
const unsure = '(?:over|more than|nearly|almost|close to|less than|under|at least|快|将近|超过|接近|不到|近)\\s?'

/** In this order: what one has read is not read by those after it. */
const forms: readonly Form[] = [
  {
    pattern: new RegExp(
      `(?:\\b\\d{1,2}(?:st|nd|rd|th)? (?:of )?)?\\b(?<name>${monthNames})\\b\\.?,?(?: \\d{1,2}(?:st|nd|rd|th)?,)? ?(?:of )?'?(?<year>(?:19|20)\\d\\d|\\d\\d(?!\\d|[ ]?(?:k|yrs?|years?)))`,
      'g',
    ),
    month: ({ name = '', year = '' }) => inYear(fullYear(year), numberOfName(name)),
  },
  {
    pattern: new RegExp(`(?<year>(?:19|20)\\d\\d),? (?<name>${monthNames})\\b`, 'g'),
    month: ({ name = '', year = '' }) => inYear(Number(year), numberOfName(name)),
  },
  {
    pattern: new RegExp(
      `\\b(?<name>${monthNames})\\b(?: of)? (?<when>last|this|next) year|(?<before>last|this|next) year(?: in|,|'s)? (?<after>${monthNames})\\b`,
      'g',
    ),
    month: ({ name, when, before, after }, today) =>
      inYear(toYear(today) - yearsBack(when ?? before ?? ''), numberOfName(name ?? after ?? '')),
  },
  {
    pattern: new RegExp(
      `(?<year>(?:19|20)\\d\\d|(?<!\\d)[0-4789]\\d|[${chineseDigits}]{4}|[${chineseDigits}]{2}) ?年 ?的?(?<month>${chineseMonth}) ?月(?:份|底|初|中|\\d{1,2} ?[号日])?`,
      'g',
    ),
    month: ({ year = '', month = '' }) =>
      inYear(
        /\d/.test(year) ? fullYear(year) : fullYear(String(chineseYear(year)).padStart(2, '0')),
        numberOfMonth(month),
      ),
  },
  {
    pattern: new RegExp(
      `(?<when>去年|今年|前年|明年)的?(?<month>${chineseMonth}) ?月(?:份|底|初|中|\\d{1,2} ?[号日])?`,
      'g',
    ),
    month: ({ when = '', month = '' }, today) => inYear(toYear(today) - yearsBack(when), numberOfMonth(month)),
  },
  {
    pattern: /(?<![\d/.-])(?<year>(?:19|20)\d\d)(?: ?[/-] ?|\.)(?<month>1[0-2]|0?[1-9])(?: ?[/.-] ?\d{1,2})?(?![\d/])/g,
    month: ({ year = '', month = '' }) => inYear(Number(year), Number(month)),
  },
  {
    pattern:
      /(?<![\d/.-])(?:(?:3[01]|[12]\d|0?[1-9]) ?[/.-] ?)?(?<month>1[0-2]|0?[1-9]) ?[/.-] ?(?<year>(?:19|20)\d\d)(?![\d/])/g,
    month: ({ year = '', month = '' }) => inYear(Number(year), Number(month)),
  },
  {
    pattern: new RegExp(`\\b(?:next|coming) (?<name>${monthNames})\\b(?! year)`, 'g'),
    month({ name = '' }, today) {
      const month = inYear(toYear(today), numberOfName(name)) ?? today
      return month > today ? month : addMonths(month, 12)
    },
  },
  {
    // "5 yrs 3 mths", 五年三个月.
    pattern: new RegExp(
      `(?<![\\d.,$])(?<years>${countPattern}) ?(?:years?|yrs?|年)(?: and|零)? ?(?<months>${countPattern}) ?(?:months?\\b|mths?\\b|个月)(?! ?(?:bonus|奖|花红|old|大))(?: ago|前)?`,
      'g',
    ),
    isDuration: true,
    month({ years = '', months = '' }, today) {
      const month = addMonths(today, -12 * readCount(years) - readCount(months))
      return yearOnly(toYear(month), today) ?? month
    },
  },
  {
    // "Years in SG: 7" in a list of facts.
    pattern:
      /\b(?:years?|yrs?) (?:in (?:sg|spore|singapore)|here) ?[:=] ?(?<count>\d{1,2})(?![\d.k+])|(?:来新|在新|来坡|在坡|坡漂)(?:年数|年限|时间) ?: ?(?<zh>\d{1,2}) ?年?/g,
    isDuration: true,
    of: 'arrival',
    month: ({ count, zh }, today) => yearOnly(toYear(today) - Number(count ?? zh), today),
  },
  {
    pattern: new RegExp(
      `\\b(?<count>${countPattern}) (?:years?|yrs?)(?=(?: here| in (?:singapore|sg|spore))? this month\\b)|(?<last>\\blast month\\b|上个?月)`,
      'g',
    ),
    month: ({ count, last }, today) => addMonths(today, last ? -1 : -12 * readCount(count ?? '')),
  },
  {
    pattern:
      /(?<!\d)(?<year>[5-9]\d|0\d(?=年(?:的?[生出]|[男女]))|(?:19[4-9]\d|200\d)(?=年的?(?:生|出生|的))) ?年(?:的?(?:出生|生)(?![活意])|的?(?=$|[,。|\n]|男|女))/g,
    of: 'birth',
    month: ({ year = '' }) => `${fullYear(year)}-${unsureMonth}`,
  },
  {
    pattern: /(?<!\d)(?<year>[012]\d) ?年(?=才|来|回|到|入|就|跟|随|开始|毕业|拿|过来|被|结|初|底|中)/g,
    month: ({ year = '' }, today) => yearOnly(fullYear(year), today),
  },
  {
    pattern: new RegExp(
      `(?<unsure>${unsure})?(?<!(?:bonus(?: of)?|aws|奖金?|花红) ?)(?:about |around |roughly |大概|大约)?(?<![a-z\\d.,$](?=[a-z\\d]))(?<!\\d ?(?:-|~|to|and|or|到|至|、) ?)(?<count>${countPattern})(?<plus>\\+| plus|多)? ?(?<half>and a half |半)?(?:(?<years>-?(?:years?|yrs?)\\b(?![ -]?old|[ -]of[ -]age)|年(?!薪|级|生))|(?<months>months?\\b|mths?\\b|个月)(?! ?bonus| ?old|大| (?:in |out of )?(?:a|per|every|each) (?:year|yr)))(?<halfAfter>半| and a half)?(?<over>多)?(?: ago|前)?(?! ?[\\d${chineseDigits}])(?<!一个月(?!前|了))`,
      'g',
    ),
    isDuration: true,
    month({ unsure: around, count = '', plus, half, years, halfAfter, over }, today) {
      if (around || plus || over) return null
      const number = readCount(count)
      // 91年 is a year of birth.
      if (number > 60) return undefined
      if (years === undefined) return addMonths(today, -number)
      return yearOnly(toYear(addMonths(today, -number * 12 - (half || halfAfter ? 6 : 0))), today)
    },
  },
  {
    pattern: new RegExp(
      `(?<![\\d$]|\\d\\.)(?<year>(?:19|20)\\d\\d)(?![\\d.,]\\d|\\d| ?(?:k\\b|块|元|新|sgd|dollars|a month|per month|/))(?: ?年)?(?:底|初|中)?|(?<words>[二一][${chineseDigits}]{3})年`,
      'g',
    ),
    month: ({ year, words }, today) => yearOnly(year ? Number(year) : chineseYear(words ?? ''), today),
  },
  { pattern: /last year|this year|去年|今年|前年/g, month: () => null },
]

export function findDates(text: string, today: Month): WrittenDate[] {
  const found: WrittenDate[] = []
  let left = text
  for (const { pattern, month, isDuration = false, of } of forms)
    for (const match of left.matchAll(pattern)) {
      const read = month(match.groups ?? {}, today)
      if (read === undefined) continue
      const end = match.index + match[0].length
      found.push({ start: match.index, end, month: read, isDuration, of })
      left = covered(left, match.index, end)
    }
  return found.sort((one, other) => one.start - other.start)
}

/** In the place of what was read already: no text has it (plain-text.ts). */
const cover = '\ue000'
const covered = (text: string, start: number, end: number) =>
  text.slice(0, start) + cover.repeat(end - start) + text.slice(end)

/** The text with its dates covered, so that no rule takes the number of a year for an amount. */
export const withoutDates = (text: string, dates: readonly WrittenDate[]): string =>
  dates.reduce((left, { start, end }) => covered(left, start, end), text)
