/** Marks in pages built before the server runs. It replaces them at its start, so that no call or script is needed. */

/** In `data-consent`: how the cookie banner asks. */
export const consentMark = 'setting:consent'

/** In the text of a page: for how many days a choice is kept. */
export const consentDaysMark = 'setting:consent-days'

/** For how many days a choice may be kept: the two readings of docs/what-was-asked.md 9. */
export const consentDays = [150, 365] as const
export type ConsentDays = (typeof consentDays)[number]

export interface ConsentSettings {
  canDecline: boolean
  acceptsByScrolling: boolean
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

/** In `href`: the contact addresses on the pages. */
export const addressMarks = { chat: 'address:chat', mail: 'address:mail' } as const

/** The address that starts an e-mail. A mail address may hold `?` and `&`, which mean something else there. */
export const mailtoAddress = (email: string): string => `mailto:${encodeURIComponent(email).replace('%40', '@')}`

/** In `data-payments`: whether payments only pretend. A style shows the line, so that it moves nothing later. */
export const paymentsMark = 'setting:payments'

/** `test` where visitors must learn that payments are not real. */
export const writePayments = ({ isTestInProduction }: { isTestInProduction: boolean }): string =>
  isTestInProduction ? 'test' : ''

/** In `data-worker`: `on` where the browser may keep the public pages for when there is no network, else `off`. */
export const workerMark = 'setting:worker'

/** In addresses that have to be whole, such as those for search engines: the origin of this server. */
export const originMark = 'setting:origin'
