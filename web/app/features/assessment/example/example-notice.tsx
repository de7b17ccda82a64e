import { useTranslation } from 'react-i18next'
import classes from './example.module.css'

/** Says, before anything else, that the person is made up, and who it would be. */
export function ExampleNotice() {
  const { t } = useTranslation(['result', 'model'])
  return (
    <div className={classes.notice}>
      <p className={classes.mark}>{t('example.mark')}</p>
      <p>{t('example.notice')}</p>
      <p>{t('example.person')}</p>
    </div>
  )
}
