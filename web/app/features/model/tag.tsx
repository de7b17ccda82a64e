import type { Reason } from '@settlesg/contract'
import { useTranslation } from 'react-i18next'
import classes from './tag.module.css'

/** Whether something is published, a statistic or our judgement; said in words, or by its name where space is short. */
export function Tag({ basis, isShort = false }: { basis: Reason['basis']; isShort?: boolean }) {
  const { t } = useTranslation('model')
  return (
    <span className={isShort ? classes.name : classes.tag} data-basis={basis}>
      {t(isShort ? `basis_name.${basis}` : `basis.${basis}`)}
    </span>
  )
}
