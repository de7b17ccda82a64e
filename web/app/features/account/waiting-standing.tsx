import { type Month, monthInSingapore, monthsBetween } from '@settlesg/contract'
import { formatYears } from '@settlesg/contract/years'
import { heardBy, reportedWaits } from '@settlesg/model'
import { useTranslation } from 'react-i18next'
import { gap } from '../../i18n/gap.ts'
import classes from './assessments-section.module.css'

/** Of an application that was reported as waiting: where it stands among those decided in the latest years. No verdict. */
export default function WaitingStanding({ applied }: { applied: Month }) {
  const { t, i18n } = useTranslation('account')
  const years = reportedWaits.at(-1)?.years
  const months = monthsBetween(applied, monthInSingapore(new Date()))
  if (years === undefined || months < 0) return null
  return (
    <p className={classes.facts}>
      {[
        t('assessments.waits', { count: months }),
        t(`assessments.heard.${heardBy(months) ?? 'few'}`, { years: formatYears(years, i18n.language) }),
        t('assessments.no_verdict'),
      ].join(gap(i18n))}
    </p>
  )
}
