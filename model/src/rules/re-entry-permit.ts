import { addDays, addMonths, type DatedProfile, type Day, isMonthUnsure, type Month, toYear } from '@settlesg/contract'
import { datedFacts } from '../evidence/dated-facts.ts'
import type { SourceId } from '../evidence/sources.ts'

/* Abroad without a valid permit the status is kept for 180 days (docs/facts.md 4); before the rule it ended at once. */

const rule = datedFacts.re_entry_permit
/** From this day on the days are counted, also for those who were abroad without a permit already. */
const ruleBegan: Day = rule.from
const daysToApply = rule.values.days
/** A permit that ends within so many months is to be renewed now. Ours. */
const monthsAhead = 6

export const permitSources: readonly SourceId[] = rule.sources

export interface ReEntryPermit {
  /** `within_180_days`: certain to be in time. `may_be_over`: hangs on the day of the month. `not_known`: or on the year. */
  state: 'valid' | 'about_to_end' | 'within_180_days' | 'may_be_over' | 'over' | 'not_known'
  /** In which it ends or ended; null where only the year is known, or not even that. */
  month: Month | null
  /** The last day certain to be in time; once it is past, the last day possible. Null where the month is not known. */
  lastDay: Day | null
}

/** Whether the permit decides before anything else. By the answers alone, so that it says the same on any day. */
export const isPermitFirst = ({ route, history }: DatedProfile): boolean =>
  route.pass === 'already_pr' || (history.former_pr === 'lapsed' && !endedBeforeRule(history.re_entry_permit_expires))

const endedBeforeRule = (month: Month | null | undefined) => month != null && lastDayOf(month) < ruleBegan

/** How the permit stands on this day; null for those who have none to lose, or lost it before the rule. */
export function reEntryPermit(profile: DatedProfile, today: Day): ReEntryPermit | null {
  if (!isPermitFirst(profile)) return null
  const permit = permitAt(profile.history.re_entry_permit_expires ?? null, today)
  const runs = permit.state === 'valid' || permit.state === 'about_to_end'
  // Both cannot be true, so one of the two answers is wrong.
  return runs && profile.route.pass !== 'already_pr' ? notKnown : permit
}

const notKnown: ReEntryPermit = { state: 'not_known', month: null, lastDay: null }

function permitAt(month: Month | null, today: Day): ReEntryPermit {
  if (month === null) return notKnown
  const lastSafe = lastDayToApply(firstDayOf(month))
  const last = lastDayToApply(lastDayOf(month))
  if (today > last) return { state: 'over', month, lastDay: last }
  if (today < firstDayOf(addMonths(firstDayOf(month).slice(0, 7), -monthsAhead)))
    return { state: 'valid', month, lastDay: lastSafe }
  if (isMonthUnsure(month)) return notKnown
  if (today < firstDayOf(month)) return { state: 'about_to_end', month, lastDay: lastSafe }
  return today <= lastSafe
    ? { state: 'within_180_days', month, lastDay: lastSafe }
    : { state: 'may_be_over', month, lastDay: last }
}

const isBeforeRule = (day: Day) => day < addDays(ruleBegan, -1)
const lastDayToApply = (end: Day): Day => addDays(isBeforeRule(end) ? addDays(ruleBegan, -1) : end, daysToApply)

const firstDayOf = (month: Month): Day => `${isMonthUnsure(month) ? `${toYear(month)}-01` : month}-01`
const lastDayOf = (month: Month): Day =>
  isMonthUnsure(month) ? `${toYear(month)}-12-31` : addDays(`${addMonths(month, 1)}-01`, -1)
