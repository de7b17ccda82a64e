import { type Month, monthInSingapore } from '@settlesg/contract'

export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** The most that clocks of processes may differ. */
const clockSkewMs = 60_000

/** A token with a later time is from a clock that was ahead, or was set back since. */
export const newestIssue = (now: Date): Date => new Date(now.getTime() + clockSkewMs)

/** In Singapore, `YYYY-MM`. */
export const currentMonth = (clock: Clock): Month => monthInSingapore(clock.now())
