import { addressIn, languageTags } from '@settlesg/contract'
import { type MouseEvent, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { publicPathAt } from '../base/addresses.ts'
import { IsFallback } from '../base/i18n/embedded-strings.tsx'
import { otherLanguage, rememberLanguage } from '../base/i18n/languages.ts'
import { useLanguage } from '../base/i18n/use-language.ts'

interface LanguageSwitchProps {
  className?: string | undefined
  onDone?: (() => void) | undefined
}

/** The other language: on a public page a link to its address there, for search engines and readers without script. */
export function LanguageSwitch({ className, onDone }: LanguageSwitchProps) {
  const { t } = useTranslation()
  const { language, switchTo } = useLanguage()
  const { pathname } = useLocation()
  // The fallback document is made at `/`, but starts none of the public pages.
  const path = useContext(IsFallback) ? null : publicPathAt(pathname)
  const other = otherLanguage(language)
  const look = { lang: languageTags[other], className, 'data-early': 'language' }
  function change(event: MouseEvent) {
    // In a new tab: `/terms` comes in the language that was chosen.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return rememberLanguage(other, 'choice')
    event.preventDefault()
    void switchTo(other)
    onDone?.()
  }
  if (path === null)
    return (
      <button {...look} type="button" onClick={change}>
        {t('switch_language')}
      </button>
    )
  return (
    <a {...look} href={addressIn(other, path)} hrefLang={languageTags[other]} onClick={change}>
      {t('switch_language')}
    </a>
  )
}
