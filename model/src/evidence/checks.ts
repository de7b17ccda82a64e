import { addDays, addMonths, type Day, daysBetween } from '@settlesg/contract'

/** One fact as pages see it: when it was read, when that is too long ago, and the sources and passages that rest on it. */
export interface Check {
  looked_at: Day
  due: Day
  until?: Day
  behind: readonly string[]
}

/** The first day on which a fact that was read on a day, good for so many months, must be read again. */
export function dueDay({ looked_at, good_for }: { looked_at: Day; good_for: number }): Day {
  const month = looked_at.slice(0, 7)
  return addDays(`${addMonths(month, good_for)}-01`, daysBetween(`${month}-01`, looked_at))
}

/** Whether it must be read again on this day. What has ended does not change any more. */
export const isOverdue = ({ due, until }: Pick<Check, 'due' | 'until'>, day: Day): boolean =>
  due <= day && !(until && until < day)

/** The earliest day on which what stands behind these was looked at, where that is too long ago; else null. */
export function lastChecked(known: readonly Check[], ids: readonly string[], day: Day): Day | null {
  const [earliest] = known
    .filter((check) => isOverdue(check, day) && check.behind.some((id) => ids.includes(id)))
    .map(({ looked_at }) => looked_at)
    .sort()
  return earliest ?? null
}
