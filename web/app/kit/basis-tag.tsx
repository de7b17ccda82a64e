import type { bases } from '@settlesg/contract'
import { useTranslation } from 'react-i18next'
import classes from './basis-tag.module.css'

interface BasisTagProps {
  basis: (typeof bases)[number]
  /** What of a reason rests on it, where space is short: then the basis is said by its name. */
  part?: 'direction' | 'size'
}

/** Whether something is published, a statistic, learnt from reports or our judgement. */
export function BasisTag({ basis, part }: BasisTagProps) {
  const { t } = useTranslation(['model'])
  return (
    <span className={part ? classes.name : classes.tag} data-basis={basis} data-part={part}>
      {part ? t(`basis_of.${part}`, { basis: t(`basis_name.${basis}`) }) : t(`basis.${basis}`)}
    </span>
  )
}
