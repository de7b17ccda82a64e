/**
 * How the cookie banner asks is a setting of the running server, and pages are built before it runs: their `data-consent`
 * has this mark, and the server replaces it when it starts, so that the banner needs no call.
 */
export const consentMark = 'setting:consent'

/** Stands in the text of a page for the days that a choice is kept; the server replaces it in the same way. */
export const consentDaysMark = 'setting:consent-days'

/** For how many days a choice may be kept: the two readings of docs/what-was-asked.md 9. */
export const consentDays = [150, 365] as const
export type ConsentDays = (typeof consentDays)[number]

export interface ConsentSettings {
  /** Whether there is a button to decline. */
  canDecline: boolean
  acceptsByScrolling: boolean
  /** For so many days the choice is kept. */
  keptDays: ConsentDays
}

/** The settings as the value of `data-consent`: the names of those that are on, and `days-` with the number of days. */
export const writeConsent = ({ canDecline, acceptsByScrolling, keptDays }: ConsentSettings): string =>
  [canDecline && 'decline', acceptsByScrolling && 'scroll-accept', `days-${keptDays}`].filter(Boolean).join(' ')

/** The settings in the value of `data-consent`; null where no server has written them. */
export function readConsent(value: string): ConsentSettings | null {
  if (value === consentMark) return null
  const on = value.split(' ')
  return {
    canDecline: on.includes('decline'),
    acceptsByScrolling: on.includes('scroll-accept'),
    keptDays: on.includes('days-365') ? 365 : 150,
  }
}
