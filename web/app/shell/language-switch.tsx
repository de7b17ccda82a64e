import { languageTags } from '@settlesg/contract'
import { useTranslation } from 'react-i18next'
import { otherLanguage } from '../base/i18n/languages.ts'
import { useLanguage } from '../base/i18n/use-language.ts'

/** A button that carries the name of the other language, in that language. */
export function LanguageSwitch({ className, onDone }: { className?: string | undefined; onDone?: () => void }) {
  const { t } = useTranslation()
  const { language, switchTo } = useLanguage()
  const other = otherLanguage(language)
  return (
    <button
      type="button"
      lang={languageTags[other]}
      className={className}
      data-early="language"
      onClick={() => {
        void switchTo(other)
        onDone?.()
      }}
    >
      {t('switch_language')}
    </button>
  )
}
