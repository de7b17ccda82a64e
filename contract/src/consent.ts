/**
 * How the cookie banner asks is a setting of the running server, and pages are built before it runs: their `data-consent`
 * has this mark, and the server replaces it when it starts, so that the banner needs no call.
 */
export const consentMark = 'setting:consent'

export interface ConsentSettings {
  /** Whether there is a button to decline. */
  canDecline: boolean
  acceptsByScrolling: boolean
}

/** The settings as the value of `data-consent`: the names of those that are on. */
export const writeConsent = ({ canDecline, acceptsByScrolling }: ConsentSettings): string =>
  [canDecline && 'decline', acceptsByScrolling && 'scroll-accept'].filter(Boolean).join(' ')

/** The settings in the value of `data-consent`; null where no server has written them. */
export function readConsent(value: string): ConsentSettings | null {
  if (value === consentMark) return null
  const on = value.split(' ')
  return { canDecline: on.includes('decline'), acceptsByScrolling: on.includes('scroll-accept') }
}
