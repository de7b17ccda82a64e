import { resetCookieConsentValue } from 'react-cookie-consent'

export const consentCookie = 'CookieConsent'
const listeners = new Set<() => void>()

/** What was chosen in the cookie banner, as far as the page needs to know: whether something was. */
export const cookieChoice = {
  isMade: (): boolean => document.cookie.split('; ').some((cookie) => cookie.startsWith(`${consentCookie}=`)),
  /** Takes the choice back, so that the banner asks anew. */
  forget() {
    resetCookieConsentValue(consentCookie)
    for (const listener of [...listeners]) listener()
  },
  /** Calls the listener whenever the choice was taken back; returns a function that stops it. */
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}
