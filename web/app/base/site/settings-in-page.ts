import { consentMark, paymentsMark, readConsent } from '@settlesg/contract'

/** An attribute of the page as the server sent it, which the first render repeats. */
const inPage = (attribute: string, mark: string): string =>
  (import.meta.env.SSR ? null : document.documentElement.getAttribute(attribute)) ?? mark

export const consentInPage = inPage('data-consent', consentMark)
export const paymentsInPage = inPage('data-payments', paymentsMark)

/** How the cookie banner asks; null in a page of the development server. */
export const writtenConsent = readConsent(consentInPage)
