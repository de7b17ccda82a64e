import { ApiError } from '@settlesg/contract/client'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button.tsx'
import { FailureDetail } from '../../../components/failure-detail.tsx'
import { Section } from '../../../components/section.tsx'
import { assessmentQuery } from '../assessment-queries.ts'
import classes from './outcome.module.css'
import { Outcome } from './outcome.tsx'

/**
 * Below a result: who has applied may tell what became of it, see what they told, and take it back. Not offered to
 * those with a conviction: the model makes no estimate of their answers, so it could learn nothing from them.
 */
export function ReportOutcome({ assessmentId }: { assessmentId: string }) {
  const { t } = useTranslation('result')
  const { data, error, refetch, isFetching } = useQuery(assessmentQuery(assessmentId))
  const isGone = error instanceof ApiError && error.code === 'assessment_not_found'
  if (data ? data.no_estimate_reason === 'conviction' : isGone || !error) return null
  return (
    <div className={classes.outcome}>
      <Section title={t('outcome.title')}>
        {data ? (
          <Outcome assessment={data} />
        ) : (
          <>
            <div role="alert">
              <p>{t('outcome.not_loaded')}</p>
              <FailureDetail failure={error} />
            </div>
            <div className={classes.actions}>
              <Button look="outline" size="sm" isBusy={isFetching} onClick={() => void refetch()}>
                {t('failed.retry')}
              </Button>
            </div>
          </>
        )}
      </Section>
    </div>
  )
}
