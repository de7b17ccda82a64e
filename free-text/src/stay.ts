import { type Month, toYear } from '@settlesg/contract'
import { leastAge, readAges } from './age.ts'
import { type Clause, isSurelyOwn, type Span, subjectsAt } from './clauses.ts'
import type { WrittenDate } from './dates.ts'
import type { Finding, Reading, Rule } from './finding.ts'
import { passNames } from './status.ts'

/* Year or month of birth, and since when one is here: where the words right around a date say so. */

const singapore = "(?:singapore|sg|s'?pore|spore)"
/** "Came here with my wife in": up to the date. */
const came =
  '(?:came|arrived|moved|relocated|landed|shifted)(?! (?:out|house|in with|up|on|back|home))(?: (?:to|in|into|over|here|from|for|with|my|our|the|as|an?|work|wife|husband|family|kids|children|singapore|sg|spore|[a-z]+(?= (?:in|since) \ue000)))*'
const here = `(?:(?:been |living |live |lived |working |worked |staying )*(?:here|in ${singapore})|${singapore}:?)`
const arrival = {
  before: new RegExp(
    `(?:\\b${came}|\\b${here}|来(?:了|到)?(?:新加坡|新|坡|狮城|这里|这边)?(?:已经|有|工作)*|(?:人?在)(?:新加坡|新|坡|狮城|这里|这边)(?:已经|待了?|住了?|工作了?|生活了?|有)*|坡漂)(?::| (?:in|since|from|for|on|around|about|early|mid|late|end))*[ -]?$`,
  ),
  /** Behind how long it has been. */
  afterYears: new RegExp(`^ ?(?:already )?(?:living |working )?(?:here|in ${singapore})\\b`),
  after:
    /^ ?(?:(?:就|才|刚|我|全家|跟[^,]{1,3}|带着?[^,]{1,8})?(?:过?来(?!自|信)|搬来|到)(?:了)?(?:的|新加坡|坡|狮城|这里|这边|工作|上班| ?$))/,
}
const pass = {
  before: new RegExp(`(?:${passNames})(?: holder)? (?:since|from) ?$`),
  after: new RegExp(`^ ?(?:起|开始)(?:持有?|拿)(?:的是)?(?:${passNames})`),
}
const passName = new RegExp(passNames, 'g')
const birth = {
  before:
    /(?:\bborn(?: (?:in|on))?|\bd\.?o\.?b\.?:?|\bbirth ?(?:day|date|month|year)?(?: is|:)?|出生于?|生于|生日:?) ?$/,
  after: /^ ?(?:年|月)?(?:出生|生(?!活|意))/,
}

/** A pass says since when one is here only where nothing in the text says that one was here before. */
const hereBefore =
  /\b(?:student|stud(?:y|ied|ies|ying)|school|phd|graduat\w*|nus|ntu|smu|poly\w*|marrying|after|before|previous\w*|first|then|was|convert\w*|chang\w*|switch\w*|renew\w*|upgrad\w*|promot\w*)\b|学|读|毕业|(?:之前|以前)(?!月?薪|工资)|婚后|原来|换|转|升|续/

/** Of a company, of a journey, of another stay, or of one that ended or goes on from elsewhere. */
const notLiving =
  /\b(?:company|firm|office|business|tourist|holiday|vacation|first|studied|student|intern\w*|visit|reject\w*|letter|results?|answer|reply|outcome|e?mail|it)\b|拒|信|结果|公司|旅游|旅行|第一次|读|留学|实习/
const interrupted =
  /\b(?:left|leav\w+|return\w*|back|went|home|gave|give|giv\w+ up|renounc\w*|commut\w*|jb|johor\w*|causeway|cross(?:ing)? the border|ride in|travel in|abroad|overseas|again|until|till|between|gap)\b|新山|通勤|过关|关卡|柔佛|回国|回去|回老家|回来|又来|再来|离开|放弃|中间|期间/

const isSelf = (clause: Clause, place: number) => {
  const subjects = subjectsAt(clause, place)
  return subjects.length === 1 && subjects[0] === 'self'
}

interface OwnDate {
  date: WrittenDate
  clause: Clause
  place: number
  before: string
  after: string
}

/** The dates of one's own, with the words right before and after. */
const ownDates = ({ clauses, dates }: Reading): OwnDate[] =>
  dates.flatMap((date) => {
    const clause = clauses.findLast(({ start, text }) => start <= date.start && date.start < start + text.length)
    const place = date.start - (clause?.start ?? 0)
    if (!clause || place >= clause.imaginedFrom) return []
    const [before, after] = [clause.text.slice(0, place), clause.text.slice(date.end - clause.start)]
    return [{ date, clause, place, before, after }]
  })

const isBirth = ({ date, before, after }: Pick<OwnDate, 'date' | 'before' | 'after'>) =>
  date.of === 'birth' || birth.before.test(before) || birth.after.test(after)

function readBirth(reading: Reading): Finding[] {
  const path = 'you.birth_month'
  const births = ownDates(reading).flatMap(({ date, clause, place, before, after }): Finding[] => {
    const { month, isDuration, start, end } = date
    if (
      !isBirth({ date, before, after }) ||
      month === null ||
      isDuration ||
      toYear(month) > toYear(reading.thisMonth) - leastAge
    )
      return []
    if (!isSelf(clause, place) || !isSurelyOwn(clause, reading.clauses)) return []
    return [{ path, value: month.replace(/-00$/, '-'), spans: [[start, end]] }]
  })
  if (births.length > 0) return births
  return readAges(reading).map(({ year, span }) => ({ path, value: `${year}-`, isAbout: true, spans: [span] }))
}

function arrivalSpan({ date, before, after, place }: OwnDate, isPassEnough: boolean): Span | null {
  const length = date.end - date.start
  const said = arrival.before.exec(before) ?? (isPassEnough ? pass.before.exec(before) : null)
  if (said) return [said.index, place + length]
  const then =
    arrival.after.exec(after) ??
    (isPassEnough ? pass.after.exec(after) : null) ??
    (date.isDuration ? arrival.afterYears.exec(after) : null)
  if (then) return [place, place + length + then[0].length]
  return date.of === 'arrival' ? [place, place + length] : null
}

/** An earlier year than that of coming may have been spent here. */
const hasEarlierYear = (dates: readonly OwnDate[], arrived: Month) =>
  dates.some((one) => !isBirth(one) && one.date.month !== null && toYear(one.date.month) < toYear(arrived))

/** A date without a known month leaves the question open. */
function readArrival(reading: Reading): Finding[] {
  const path = 'residence.in_singapore_since'
  if (interrupted.test(reading.text)) return []
  const isPassEnough =
    new Set(reading.text.match(passName)).size === 1 &&
    !hereBefore.test(reading.text) &&
    reading.dates.filter(({ of }) => of !== 'birth').length === 1
  const dates = ownDates(reading)
  return dates.flatMap((one): Finding[] => {
    const { clause, place, date } = one
    if (!isSelf(clause, place) || !isSurelyOwn(clause, reading.clauses) || notLiving.test(clause.text)) return []
    const span = arrivalSpan(one, isPassEnough && !date.isDuration)
    if (!span) return []
    const spans = [[clause.start + span[0], clause.start + span[1]]] as const
    if (date.month === null) return [{ path, open: date.isDuration ? 'not_exact' : 'month_needed', spans }]
    return date.month > reading.thisMonth || hasEarlierYear(dates, date.month)
      ? []
      : [{ path, value: date.month, spans }]
  })
}

export const readStay: Rule = (reading) => [...readBirth(reading), ...readArrival(reading)]
