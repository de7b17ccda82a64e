import { useEffect, useState } from 'react'
import ConsentBanner from './consent-banner.tsx'

const hasDecided = () => /(?:^|;\s*)CookieConsent=/.test(document.cookie)

/** The event of the window by which the footer takes the choice back. */
export const askAnewEvent = 'askAboutCookies'

/** Shows the cookie banner to whoever has not decided yet, after the page is hydrated, and to who wants to decide anew. */
export function ConsentHost() {
  const [asked, setAsked] = useState<'no' | 'first' | 'anew'>('no')
  useEffect(() => {
    const askAnew = () => {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari before 18.4
      document.cookie = 'CookieConsent=; Max-Age=0; Path=/'
      setAsked('anew')
    }
    setAsked(hasDecided() ? 'no' : 'first')
    window.addEventListener(askAnewEvent, askAnew)
    return () => window.removeEventListener(askAnewEvent, askAnew)
  }, [])
  return asked === 'no' ? null : <ConsentBanner hasFocus={asked === 'anew'} onDecision={() => setAsked('no')} />
}
