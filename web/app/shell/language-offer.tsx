import { languageTags } from '@settlesg/contract'
import { useTranslation } from 'react-i18next'
import { rememberLanguage } from '../base/i18n/languages.ts'
import { useLanguage } from '../base/i18n/use-language.ts'
import classes from './language-offer.module.css'

/** One line, in Chinese. It stands in the room that the header has to spare, so nothing moves when it comes. */
export default function LanguageOffer({ onDecline }: { onDecline: () => void }) {
  const { t } = useTranslation('offer', { lng: 'zh' })
  const { switchTo } = useLanguage()
  return (
    <p lang={languageTags.zh} className={classes.offer}>
      <span className={classes.text}>{t('text')}</span>
      <button
        type="button"
        className={classes.accept}
        onClick={() => void switchTo('zh').then((isDone) => isDone && goToContent())}
      >
        {t('accept')}
      </button>
      <button
        type="button"
        className={classes.decline}
        onClick={() => {
          rememberLanguage('en', 'choice')
          onDecline()
          goToContent()
        }}
      >
        {t('decline')}
      </button>
    </p>
  )
}

/** The pressed button is gone, so the focus moves to the page. */
const goToContent = () => document.getElementById('content')?.focus({ preventScroll: true })
