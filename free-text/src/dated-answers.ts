import { monthsBetween, type QuestionPath, toYear } from '@settlesg/contract'
import { leastAge, readAges } from './age.ts'
import { spanOf } from './clauses.ts'
import { sortable } from './dates.ts'
import { type DatedEvent, findEvents, type Kind } from './events.ts'
import type { Finding, Reading, Rule } from './finding.ts'
import { isOfResidence } from './history.ts'
import { isPast } from './pass.ts'

/* What the dates of one's own answer: since when one is here, married and employed, when a pass ends, and so on. */

/** What runs out as well, and is no pass. */
const otherPaper =
  /\b(?:passport|lease|tenancy|contract|bond|licen[cs]e|loan|insurance|membership|coe)\b|护照|租约|合同|合约|驾照|保险/
const reEntryPermit = /\brep\b|re-?entry|再入境/
const isOwn = ({ subjects }: DatedEvent) => subjects.length === 1 && subjects[0] === 'self'

/** The finding of one event; open where its month cannot be known. A month of its own is needed where a year is no answer. */
function finding(path: QuestionPath, { date, span }: DatedEvent, needsMonth: boolean): Finding {
  const { month } = date
  if (month === null) return { path, spans: [span], open: date.isDuration ? 'not_exact' : 'month_needed' }
  if (needsMonth && (month.endsWith('-00') || date.isDuration)) return { path, spans: [span], open: 'month_needed' }
  return { path, spans: [span], value: month }
}

const before = (one: DatedEvent, other: DatedEvent) =>
  sortable(one.date.month ?? '') < sortable(other.date.month ?? '') ? one : other

/** A stay of an earlier time, which ended well before another began: "in SG 2008-2012, EP since 2019". */
function isOver({ date }: DatedEvent, stays: readonly DatedEvent[], { dates, text }: Reading): boolean {
  const end = dates.find(
    ({ start }) => start > date.start && /^ ?(?:-|~|to|until|till|到|至) ?$/.test(text.slice(date.end, start)),
  )?.month
  return Boolean(end) && stays.some((other) => monthsBetween(end ?? '', other.date.month ?? '') > 18)
}

/** Since when a pass is held is since when one is here only of the first pass, and where nothing else was before. */
function isFirst(event: DatedEvent, own: readonly DatedEvent[], { statuses }: Reading): boolean {
  const held = statuses.filter(
    ({ subjects, status }) => subjects[0] === 'self' && status !== 'citizen' && status !== 'pr',
  )
  const pass = held.find(
    (one) => one.clause === event.clause && spanOf(one)[0] >= event.span[0] && spanOf(one)[1] <= event.span[1],
  )
  const earlier = held.filter(({ status }) => status !== pass?.status)
  return (
    !earlier.some((one) => isPast(one) || (pass && spanOf(one)[0] < spanOf(pass)[0])) &&
    !own.some(
      ({ kind, date }) =>
        /marriage|employer|decision|study/.test(kind) && date.month && date.month < (event.date.month ?? ''),
    )
  )
}

/** Since when one is here: since the last return, or since the first time that is named. */
function readArrival(own: readonly DatedEvent[], reading: Reading): Finding[] {
  const path = 'residence.in_singapore_since'
  const events = own.filter(({ date }) => date.month === null || date.month <= reading.thisMonth)
  const stays = events.filter(
    (one) => one.kind === 'arrival' || one.kind === 'place' || (one.kind === 'pass' && isFirst(one, own, reading)),
  )
  const dated = stays.filter(({ date }) => date.month !== null)
  const lasting = dated.filter((one) => !isOver(one, dated, reading))
  const chosen =
    events.findLast(({ kind }) => kind === 'return') ?? (lasting.length > 0 ? lasting.reduce(before) : stays[0])
  return chosen ? [finding(path, chosen, false)] : []
}

/** The month of birth; of a year alone, or of an age, the year: the month is the person's to choose. */
function readBirth(births: readonly DatedEvent[], reading: Reading): Finding[] {
  const path = 'you.birth_month'
  if (births.length === 0)
    return readAges(reading).map(({ year, span }) => ({ path, value: `${year}-`, isAbout: true, spans: [span] }))
  return births.flatMap(({ date: { month, isDuration }, span }): Finding[] =>
    month === null || isDuration || toYear(month) > toYear(reading.thisMonth) - leastAge
      ? []
      : [{ path, value: month.replace(/-00$/, '-'), spans: [span] }],
  )
}

/** What was answered by a date of one's own. */
export const readEvents: Rule = (reading) => {
  const own = findEvents(reading).flatMap(({ events }) => events.filter(isOwn))
  const of = (kind: Kind) => own.filter((one) => one.kind === kind)
  const married = findEvents(reading).flatMap(({ events }) =>
    events.filter(
      ({ kind, subjects }) => kind === 'marriage' && subjects.every((one) => one === 'self' || one === 'spouse'),
    ),
  )
  return [
    ...readBirth(of('birth'), reading),
    ...readArrival(
      findEvents(reading).flatMap(({ events }) => events.filter(({ subjects }) => subjects[0] === 'self')),
      reading,
    ),
    ...of('employer')
      .slice(-1)
      .map((one) => finding('work.employer_since', one, false)),
    ...married
      .slice(0, 1)
      .filter(({ date }) => (date.month ?? '') <= reading.thisMonth)
      .map((one) => finding('family.married_since', one, false)),
    ...of('expiry')
      .filter(
        ({ date, clause }) =>
          !date.isDuration &&
          !otherPaper.test(clause.text) &&
          (reEntryPermit.test(clause.text) || (date.month ?? '') >= reading.thisMonth.slice(0, 4)),
      )
      .map((one) =>
        reEntryPermit.test(one.clause.text)
          ? finding('history.re_entry_permit_expires', one, false)
          : finding('residence.pass_expires', one, true),
      ),
    ...of('decision')
      .filter(({ clause }) => isOfResidence(clause.text))
      .slice(-1)
      .filter(({ date }) => date.month !== null && !date.month.endsWith('-00'))
      .map((one) => finding('history.last_decision', one, true)),
  ]
}
