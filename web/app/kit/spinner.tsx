import { useTranslation } from 'react-i18next'
import { Mark } from './mark.tsx'
import classes from './spinner.module.css'

/** The mark of the house, filling. */
export function Spinner() {
  const { t } = useTranslation()
  return (
    <span className={classes.spinner} role="status" aria-label={t('loading')}>
      <Mark isLoading />
    </span>
  )
}

/** Stands where the page will be. The spinner shows only when the wait becomes noticeable. */
export function PageLoading() {
  return (
    <div className={classes.page}>
      <Spinner />
    </div>
  )
}
