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

interface PageLoadingProps {
  /** What the page will be called, where it is known: then there is a heading meanwhile, for those who read by headings. */
  title?: string
}

/** Stands where the page will be. The spinner shows only when the wait becomes noticeable. */
export function PageLoading({ title }: PageLoadingProps) {
  const { t } = useTranslation()
  return (
    <div className={`${classes.page} grid place-center accent`}>
      {title && (
        <h1 className="visually-hidden" data-loading>
          {t('loading_page', { title })}
        </h1>
      )}
      <Spinner />
    </div>
  )
}
