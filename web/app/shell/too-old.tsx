import { useTranslation } from 'react-i18next'
import { supportedBrowsers } from '../../supported-browsers.ts'
import classes from './too-old.module.css'

/** Says that the browser is too old, and what to do; it stands in every page, and shows where too-old.js marked it. */
export function TooOld() {
  const { t } = useTranslation()
  return (
    <section className={classes.notice} aria-label={t('too_old.title')}>
      <p>
        <strong>{t('too_old.title')}</strong>
      </p>
      <p>{t('too_old.text', supportedBrowsers)}</p>
    </section>
  )
}
