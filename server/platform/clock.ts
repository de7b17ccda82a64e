import type { Month } from '@settlesg/contract'

/** The time, behind an interface so that tests can move it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

const singapore = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Singapore', year: 'numeric', month: '2-digit' })

/** The calendar month in Singapore, `YYYY-MM`. */
export const monthOf = (clock: Clock): Month => singapore.format(clock.now()).slice(0, 7)
