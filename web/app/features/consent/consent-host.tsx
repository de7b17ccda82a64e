import { useEffect, useState } from 'react'
import { LazyPart } from '../loading/lazy-part.tsx'
import { lazyScript } from '../loading/lazy-script.ts'

const banner = lazyScript(() => import('./consent-banner.tsx'))

const hasDecided = () => /(?:^|;\s*)CookieConsent=/.test(document.cookie)

/** Loads the cookie banner for whoever has not decided yet, after the page is hydrated. */
export function ConsentHost() {
  const [isAsked, setIsAsked] = useState(false)
  useEffect(() => setIsAsked(!hasDecided()), [])
  return isAsked ? <LazyPart script={banner} props={{ onDecision: () => setIsAsked(false) }} /> : null
}
