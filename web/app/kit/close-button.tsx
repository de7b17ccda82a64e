import { useTranslation } from 'react-i18next'
import classes from './close-button.module.css'

/** The cross of a dialog and of a notice. */
export function CloseButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation()
  return (
    <button type="button" className={classes.close} aria-label={t('close')} onClick={onClick}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="m6 6 12 12M18 6 6 18" />
      </svg>
    </button>
  )
}
