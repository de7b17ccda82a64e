import { useEffect, useState } from 'react'
import ConsentBanner from './consent-banner.tsx'
import { cookieChoice } from './cookie-choice.ts'

/** Shows the cookie banner to whoever has not decided yet, after the page is hydrated, and to who wants to decide anew. */
export function ConsentHost() {
  const [asked, setAsked] = useState<'no' | 'first' | 'anew'>('no')
  useEffect(() => setAsked(cookieChoice.isMade() ? 'no' : 'first'), [])
  useEffect(() => cookieChoice.subscribe(() => setAsked('anew')), [])
  return asked === 'no' ? null : <ConsentBanner hasFocus={asked === 'anew'} onDecision={() => setAsked('no')} />
}
