import { type Month, monthInSingapore } from '@settlesg/contract'

/** The time, behind an interface so that tests can move it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** Clocks of processes differ by so much at most. */
const clockSkewMs = 60_000

/** When a token may have been issued at the latest: a later one is of a clock that was ahead, or set back since. */
export const newestIssue = (now: Date): Date => new Date(now.getTime() + clockSkewMs)

/** The calendar month in Singapore, `YYYY-MM`. */
export const currentMonth = (clock: Clock): Month => monthInSingapore(clock.now())
