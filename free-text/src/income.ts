import { type Clause, subjectsAt } from './clauses.ts'
import type { Finding, Reading, Rule } from './finding.ts'
import { amountPattern, chineseDigits, countPattern, readAmount, readCount } from './numbers.ts'

/* Income of whole years, bonuses, and the employers of the last five years. */

/** Dates are covered in the clauses, and these phrases are about years and months: they are looked for in the text. */
function findInText(reading: Reading, pattern: RegExp): { match: RegExpExecArray; clause: Clause }[] {
  return [...reading.text.matchAll(pattern)].flatMap((match) => {
    const clause = reading.clauses.findLast(({ start }) => start <= match.index)
    const place = match.index - (clause?.start ?? 0)
    if (!clause || place >= clause.imaginedFrom) return []
    const subjects = subjectsAt(clause, place)
    return subjects.length === 1 && subjects[0] === 'self' ? [{ match, clause }] : []
  })
}

const assessed = /\bnoas?\b|\bnotices? of assessment\b|\bassess(?:ed|able) income\b|\bya ?(?=20\d\d)|报税|税单|评税/g
const yearAndAmount = new RegExp(
  `(?:ya|for|in)? ?(?<year>20[12]\\d)年?(?: was| is|是)? ?[:=-]? ?(?:s?\\$ ?)?(?:${amountPattern})`,
  'g',
)
/** What may stand between two years of one list. */
const nextInList = /^[ .,;|/&+、。,]*(?:(?:and|then|ya) ?)*$/

/** "NOA 2024: 118k, 2025: 124k": every year of the list with its amount. */
function readAssessed({ text, clauses }: Reading): Finding[] {
  const [first] = findInText({ text, clauses } as Reading, assessed)
  if (!first) return []
  const rows: { year: number; amount: number }[] = []
  const begin = first.match.index + first.match[0].length
  let end = begin
  for (const match of text.slice(begin, begin + 240).matchAll(yearAndAmount)) {
    const from = begin + match.index
    const between = text.slice(end, from)
    if (!(rows.length === 0 ? /^[^\d]{0,16}$/ : nextInList).test(between)) break
    const amount = readAmount(match.groups ?? {})
    if (amount < 5000) break
    rows.push({ year: Number(match.groups?.year), amount })
    end = from + match[0].length
  }
  const years = new Set(rows.map(({ year }) => year))
  if (rows.length === 0 || rows.length > 3 || years.size < rows.length) return []
  return [{ path: 'work.assessed_income', value: rows, spans: [[first.match.index, end]] }]
}

const bonus = new RegExp(
  `(?:\\b(?<!sign[- ]?on |joining |signing |excl\\w* |without |no )bonus(?:es)?\\b|\\bvariable (?:pay|bonus)\\b|年终奖?|花红|(?<!不含)奖金)(?:(?!月)[^\\d.,;。()${chineseDigits}]){0,24}?(?:s?\\$ ?)?(?:${amountPattern})|(?:s?\\$ ?)?(?:${amountPattern.replaceAll('(?<', '(?<_')}) (?:(?:annual|yearly|variable|performance|cash) )?bonus\\b`,
  'g',
)

const readBonus = (reading: Reading): Finding[] =>
  findInText(reading, bonus).flatMap(({ match }) => {
    const groups = Object.fromEntries(
      Object.entries(match.groups ?? {})
        .map(([name, text]) => [name.replace(/^_/, ''), text] as const)
        .filter(([, text]) => text !== undefined),
    )
    const amount = readAmount(groups)
    const after = reading.text.slice(match.index + match[0].length)
    // "Bonus 2 to 3 months", "bonus 3k to 5k": no amount, or none that is exact.
    if (
      amount < 500 ||
      /^(?:19|20)\d\d$/.test(groups.decimal ?? '') ||
      /^ ?(?:-|~|to|到|至|%|个?月|months?|mths?)/.test(after)
    )
      return []
    return [{ path: 'work.variable_pay_12m', value: amount, spans: [[match.index, match.index + match[0].length]] }]
  })

const employers = new RegExp(
  `(?<en>${countPattern}) (?:employers|companies|jobs|firms) (?:in|over|within|for|during) (?:the |my )?(?:last |past )?(?:5|five) (?:years|yrs)|近五年[^,。\\d]{0,6}(?<zh>\\d|[${chineseDigits}])[家个]|(?:五|5)年[^,。\\d]{0,6}(?:待过|做过)(?<zhLater>\\d|[${chineseDigits}])家`,
  'g',
)
const months = '(?:months?|mths?)'
const gap = new RegExp(
  `\\bgap(?:(?!\\d)[^.,;]){0,24}?(?<after>${countPattern}) ${months}\\b|(?<before>${countPattern})[- ]${months} (?:gap|jobless|unemployed|between jobs)\\b|\\b(?:jobless|unemployed|out of work|between jobs)(?: (?:for|about))* (?<jobless>${countPattern}) ${months}\\b|(?:空窗|空了?|空档|待业了?|失业了?)(?<zh>\\d{1,2}|[${chineseDigits}十]{1,2})个月`,
  'g',
)
/** The wait between two applications is a gap as well. */
const ofAnotherGap = /\b(?:appl\w*|reject\w*|age|submi\w*)\b|申请|递/

const counted = (path: Finding['path'], found: ReturnType<typeof findInText>): Finding[] =>
  found.map(({ match }) => ({
    path,
    value: readCount(Object.values(match.groups ?? {}).find((text) => text !== undefined) ?? ''),
    spans: [[match.index, match.index + match[0].length]],
  }))

export const readIncome: Rule = (reading) => [
  ...readAssessed(reading),
  ...readBonus(reading),
  ...counted('work.employers_5y', findInText(reading, employers)),
  ...counted(
    'work.longest_gap_months_5y',
    findInText(reading, gap).filter(({ clause }) => !ofAnotherGap.test(clause.text)),
  ),
]
