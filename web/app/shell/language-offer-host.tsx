import { useEffect, useState } from 'react'
import { NavigationType, useNavigationType } from 'react-router'
import { chosenLanguage, preferredLanguage } from '../base/i18n/languages.ts'
import { useLanguage } from '../base/i18n/use-language.ts'
import { lazyScript } from '../base/loading/lazy-script.ts'
import { useAuthentication } from '../base/session/authentication.tsx'
import { LazyPart } from '../kit/lazy-part.tsx'

const offer = lazyScript(() => import('./language-offer.tsx'))

/**
 * Offers Chinese, on the first screen, to a visitor whose browser prefers it and who never chose a language here:
 * pages come in English to all who have not. Nobody else loads the offer. Either answer is a choice, and ends it.
 */
export function LanguageOfferHost() {
  const { language } = useLanguage()
  const { isAuthenticated } = useAuthentication()
  const hasGoneOn = useNavigationType() === NavigationType.Push
  const [isWanted, setIsWanted] = useState(false)
  // After the first render, which has to be that of the prerendered page.
  useEffect(() => setIsWanted(preferredLanguage(navigator.languages) === 'zh'), [])
  useEffect(() => {
    if (hasGoneOn || isAuthenticated || language === 'zh' || chosenLanguage() !== null) setIsWanted(false)
  }, [hasGoneOn, isAuthenticated, language])
  if (!isWanted) return null
  return <LazyPart script={offer} props={{ onDecline: () => setIsWanted(false) }} />
}
