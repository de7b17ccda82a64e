import type { bases } from '@settlesg/contract'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './tag.module.css'

/** A word or two about the state of something, in a pill: paid, premium. The word says it; the colour only repeats it. */
export function Tag({ tone = 'plain', children }: { tone?: 'plain' | 'good' | 'mind'; children: ReactNode }) {
  return (
    <span className={`${classes.tag} muted small border rounded-l`} data-tone={tone}>
      {children}
    </span>
  )
}

interface BasisTagProps {
  basis: (typeof bases)[number]
  /** What of a reason rests on it, where space is short: then the basis is said by its name. */
  part?: 'direction' | 'size'
}

/** Whether something is published, a statistic, learnt from reports or our judgement. */
export function BasisTag({ basis, part }: BasisTagProps) {
  const { t } = useTranslation(['model'])
  return (
    <span
      className={`${classes.tag} ${part ? 'inline-flex nowrap' : 'block mt-2 w-fit'} muted small border rounded-l`}
      data-tone={basis === 'judgement' ? 'mind' : 'good'}
      data-basis={basis}
    >
      {part ? t(`basis_of.${part}`, { basis: t(`basis_name.${basis}`) }) : t(`basis.${basis}`)}
    </span>
  )
}
