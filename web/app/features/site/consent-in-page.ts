import { consentMark, readConsent } from '@settlesg/contract/consent'

/** The `data-consent` of the page as the server sent it, which the first render repeats. */
export const consentInPage: string =
  (import.meta.env.SSR ? null : document.documentElement.getAttribute('data-consent')) ?? consentMark

/** How the cookie banner asks; null in a page of the development server. */
export const writtenConsent = readConsent(consentInPage)
