import { useEffect, useState } from 'react'
import { LatePart } from '../loading/late-part.tsx'
import { lateScript } from '../loading/late-script.ts'

const banner = lateScript(() => import('./consent-banner.tsx'))

const hasDecided = () => /(?:^|;\s*)CookieConsent=/.test(document.cookie)

/** Brings in the cookie banner for whoever has not decided yet, after the page itself has come alive. */
export function ConsentHost() {
  const [isAsked, setIsAsked] = useState(false)
  useEffect(() => setIsAsked(!hasDecided()), [])
  return isAsked ? <LatePart script={banner} props={{ onDecision: () => setIsAsked(false) }} /> : null
}
