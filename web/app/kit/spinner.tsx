import { useTranslation } from 'react-i18next'
import classes from './spinner.module.css'

export function Spinner() {
  const { t } = useTranslation()
  return <span className={classes.spinner} role="status" aria-label={t('loading')} />
}

/** Stands where the page will be. The spinner shows only when the wait becomes noticeable. */
export function PageLoading() {
  return (
    <div className={classes.page}>
      <Spinner />
    </div>
  )
}
