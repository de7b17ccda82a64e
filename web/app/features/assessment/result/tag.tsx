import type { Reason } from '@settlesg/contract'
import classes from './tag.module.css'
import { useResultWording } from './use-result-wording.ts'

/** Whether something is published, a statistic or our judgement; said in words. */
export function Tag({ basis }: { basis: Reason['basis'] }) {
  const { t } = useResultWording()
  return (
    <span className={classes.tag} data-basis={basis}>
      {t(`model:basis.${basis}`)}
    </span>
  )
}
