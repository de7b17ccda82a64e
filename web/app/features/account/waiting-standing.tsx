import { monthInSingapore, monthsBetween } from '@settlesg/contract'
import { heardBy, reportedWaits } from '@settlesg/model'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { assessmentQuery } from '../assessment/assessment-queries.ts'
import classes from './assessments-section.module.css'

/** Of an application that was reported as waiting: where it stands among those decided in the latest years. No verdict. */
export function WaitingStanding({ assessmentId }: { assessmentId: string }) {
  const { t } = useTranslation('account')
  const { data } = useQuery(assessmentQuery(assessmentId))
  const years = reportedWaits.at(-1)?.years
  if (data?.outcome?.outcome !== 'waiting' || !data.outcome.applied || years === undefined) return null
  const months = monthsBetween(data.outcome.applied, monthInSingapore(new Date()))
  if (months < 0) return null
  return (
    <p className={classes.facts}>
      {t('assessments.waits', { count: months })} {t(`assessments.heard.${heardBy(months) ?? 'few'}`, { years })}{' '}
      {t('assessments.no_verdict')}
    </p>
  )
}
