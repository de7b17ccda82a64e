import { useEffect, useState } from 'react'
import ConsentBanner from './consent-banner.tsx'

const hasDecided = () => /(?:^|;\s*)CookieConsent=/.test(document.cookie)

/** Shows the cookie banner to whoever has not decided yet, after the page is hydrated. */
export function ConsentHost() {
  const [isAsked, setIsAsked] = useState(false)
  useEffect(() => setIsAsked(!hasDecided()), [])
  return isAsked ? <ConsentBanner onDecision={() => setIsAsked(false)} /> : null
}
