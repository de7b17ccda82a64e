import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { PageHead } from '../components/page-head.tsx'
import { PageLoading } from '../components/page-loading.tsx'
import { assessmentQuery, predictionQuery } from '../features/assessment/assessment-queries.ts'
import { ReportOutcome } from '../features/assessment/outcome/report-outcome.tsx'
import { decodeReference } from '../features/assessment/reference.ts'
import { Result } from '../features/assessment/result/result.tsx'
import { LoadFailure, NoSuchResult } from '../features/assessment/result/stored-problem.tsx'
import { Sharpen } from '../features/assessment/sharpen/sharpen.tsx'

export default function ToolResultPage() {
  const assessmentId = decodeReference(useParams().encodedParams ?? '')
  return assessmentId === null ? <NoSuchResult kind="bad" /> : <StoredResult assessmentId={assessmentId} />
}

function StoredResult({ assessmentId }: { assessmentId: string }) {
  const { t } = useTranslation(['result', 'model'])
  const { data, error, refetch, isFetching } = useQuery(predictionQuery(assessmentId))
  const { data: assessment = null, isPending } = useQuery(assessmentQuery(assessmentId))
  if (data)
    return (
      <Result
        prediction={data}
        assessment={assessment}
        isAwaited={isPending}
        sharpen={data.estimate && assessment && <Sharpen assessment={assessment} />}
      >
        <ReportOutcome assessmentId={assessmentId} />
      </Result>
    )
  if (error) return <LoadFailure failure={error} isTrying={isFetching} onRetry={() => void refetch()} />
  return (
    <>
      <PageHead title={t('title')} />
      <PageLoading />
    </>
  )
}
