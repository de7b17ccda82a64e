import { addMonths, monthInSingapore } from '@settlesg/contract'

/** A calendar month in Singapore, from its first moment to before the first of the next. */
export interface Period {
  from: Date
  to: Date
}

/** Singapore is eight hours ahead of UTC all year round. */
export const periodOf = (month: string): Period => ({ from: startOf(month), to: startOf(addMonths(month, 1)) })
const startOf = (month: string) => new Date(`${month}-01T00:00:00+08:00`)

/** Whether the books of a month can be read at all: it has begun. */
export const hasBegun = (month: string, now: Date): boolean => month <= monthInSingapore(now)

/** For so long after its end a change of a month may still be on its way into the database. */
const settlingMs = 3_600_000

/** Whether nothing can be booked into a month any more. */
export const hasEnded = (month: string, now: Date): boolean =>
  now.getTime() >= periodOf(month).to.getTime() + settlingMs

/** The last month that nothing can be booked into any more. */
export const lastEnded = (now: Date): string => addMonths(monthInSingapore(new Date(now.getTime() - settlingMs)), -1)
