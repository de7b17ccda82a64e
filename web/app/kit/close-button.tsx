import type { ButtonHTMLAttributes } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './close-button.module.css'

/** The cross of a dialog and of a notice. */
export function CloseButton(button: ButtonHTMLAttributes<HTMLButtonElement>) {
  const { t } = useTranslation()
  return (
    <button type="button" className={classes.close} aria-label={t('close')} {...button}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="m6 6 12 12M18 6 6 18" />
      </svg>
    </button>
  )
}
