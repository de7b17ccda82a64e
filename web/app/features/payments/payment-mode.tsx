import { useTranslation } from 'react-i18next'
import { useSite } from '../site/use-site.ts'
import classes from './payments.module.css'

/** Says when nothing can be bought here, or when it costs nothing; nothing where purchases are real. */
export function PaymentMode() {
  const { t } = useTranslation('payments')
  const mode = useSite()?.payments
  if (mode !== 'off' && mode !== 'test') return null
  return <p className={classes.mode}>{t(`mode.${mode}`)}</p>
}
