import { useTranslation } from 'react-i18next'
import { useSite } from '../site/use-site.ts'
import classes from './payments.module.css'

/**
 * Says when nothing can be bought here, or when it costs nothing; nothing where purchases are real. Its texts are those
 * of every page: a visitor of the home page reads it without the texts of paying.
 */
export function PaymentMode() {
  const { t } = useTranslation()
  const mode = useSite()?.payments
  if (mode !== 'off' && mode !== 'test') return null
  return <p className={classes.mode}>{t(`payment_mode.${mode}`)}</p>
}
