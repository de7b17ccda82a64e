import { useEffect, useState } from 'react'
import ConsentBanner, { focusBanner } from './consent-banner.tsx'
import { cookieChoice } from './cookie-choice.ts'

/**
 * Shows the cookie banner to whoever has not decided yet, after the page is hydrated, and to who wants to decide anew:
 * then with the focus in it.
 */
export function ConsentHost() {
  const [asked, setAsked] = useState<'no' | 'first' | 'anew'>('no')
  useEffect(() => setAsked(cookieChoice.isMade() ? 'no' : 'first'), [])
  useEffect(() => cookieChoice.subscribe(() => setAsked('anew')), [])
  useEffect(() => {
    if (asked === 'anew') focusBanner()
  }, [asked])
  return asked === 'no' ? null : <ConsentBanner onDecision={() => setAsked('no')} />
}
