export const consentCookie = 'CookieConsent'
const listeners = new Set<() => void>()

/** What was chosen in the cookie banner, as far as the page needs to know: whether something was. */
export const cookieChoice = {
  isMade: (): boolean => document.cookie.split('; ').some((cookie) => cookie.startsWith(`${consentCookie}=`)),
  /** Takes the choice back, so that the banner asks anew. */
  forget() {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari before 18.4
    document.cookie = `${consentCookie}=; Max-Age=0; Path=/`
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
