import { languageTags } from '@settlesg/contract'
import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NavigationType, useNavigationType } from 'react-router'
import { chosenLanguage, preferredLanguage, rememberLanguage } from '../base/i18n/languages.ts'
import { useLanguage } from '../base/i18n/use-language.ts'
import { useAuthentication } from '../base/session/authentication.tsx'
import classes from './header.module.css'

/**
 * Offers Chinese, on the first screen, to a visitor whose browser prefers it and who never chose a language here:
 * pages come in English to all who have not. Either answer is a choice, and ends it.
 */
export function LanguageOffer() {
  const { language } = useLanguage()
  const { isAuthenticated } = useAuthentication()
  const hasGoneOn = useNavigationType() === NavigationType.Push
  const [isWanted, setIsWanted] = useState(false)
  // After the first render, which has to be that of the prerendered page.
  useEffect(() => setIsWanted(preferredLanguage(navigator.languages) === 'zh'), [])
  useEffect(() => {
    if (hasGoneOn || isAuthenticated || language === 'zh' || chosenLanguage() !== null) setIsWanted(false)
  }, [hasGoneOn, isAuthenticated, language])
  return (
    isWanted && (
      <Suspense>
        <Offer onDecline={() => setIsWanted(false)} />
      </Suspense>
    )
  )
}

/** In Chinese. It stands in the room that the header has to spare, so nothing moves when it comes. */
function Offer({ onDecline }: { onDecline: () => void }) {
  const { t } = useTranslation('offer', { lng: 'zh' })
  const { switchTo } = useLanguage()
  const decline = () => {
    rememberLanguage('en', 'choice')
    onDecline()
    goToContent()
  }
  return (
    <p
      lang={languageTags.zh}
      className={`flex gap-1 items-center mx-auto muted small nowrap screen-only ${classes.offer}`}
    >
      <span>{t('text')}</span>
      <button
        type="button"
        className={`min-h-11 ${classes.item}`}
        onClick={() => void switchTo('zh').then((isDone) => isDone && goToContent())}
      >
        <strong className="accent">{t('accept')}</strong>
      </button>
      <button type="button" className={`min-h-11 ${classes.item}`} onClick={decline}>
        {t('decline')}
      </button>
    </p>
  )
}

/** The pressed button is gone, so the focus moves to the page. */
const goToContent = () => document.getElementById('content')?.focus({ preventScroll: true })
