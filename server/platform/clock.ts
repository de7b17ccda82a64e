import { type Month, monthInSingapore } from '@settlesg/contract'

/** The time, behind an interface so that tests can move it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** The calendar month in Singapore, `YYYY-MM`. */
export const currentMonth = (clock: Clock): Month => monthInSingapore(clock.now())
