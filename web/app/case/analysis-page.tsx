import type { Assessment, AssessmentSummary } from '@settlesg/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { api } from '../base/api.ts'
import { assessmentQuery, assessmentsQuery } from '../base/assessments/assessment-queries.ts'
import { assessmentIdIn, resultPath } from '../base/assessments/reference.ts'
import { ReuseAnswers } from '../check/index.ts'
import { ButtonLink } from '../kit/button.tsx'
import { MessagePanel } from '../kit/message-panel.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { PageLoading } from '../kit/spinner.tsx'
import { AnalysisView } from './analysis/analysis-view.tsx'
import { Offer } from './analysis/offer.tsx'
import { LoadFailure, NoSuchResult } from './case-page.tsx'

/** The analysis of the assessment named by `?assessment=`, or of the newest one. */
export default function ToolDetailPage() {
  const [search] = useSearchParams()
  const named = search.get('assessment')
  if (named === null) return <NewestAnalysis />
  const id = assessmentIdIn(named)
  return id === null ? <NoSuchResult kind="bad" /> : <AnalysisOf id={id} />
}

/** The analysis of the newest assessment. */
export function NewestAnalysis() {
  const { data, error, refetch, isFetching } = useQuery(assessmentsQuery(0, 1))
  if (!data) return <Waiting error={error} isFetching={isFetching} onRetry={() => void refetch()} />
  const [newest] = data.data
  if (!newest) return <NoAssessmentYet />
  // The list tells enough of one that is not unlocked.
  return newest.is_unlocked ? <AnalysisOf id={newest.id} /> : <NotUnlocked assessment={newest} />
}

/** The analysis of an assessment; before it is paid for, what it holds and costs; free advice where there is none. */
export function AnalysisOf({ id }: { id: string }) {
  const { data, error, refetch, isFetching } = useQuery(assessmentQuery(id))
  if (!data) return <Waiting error={error} isFetching={isFetching} onRetry={() => void refetch()} />
  return data.is_unlocked ? <Unlocked key={id} assessment={data} /> : <NotUnlocked assessment={data} />
}

function NotUnlocked({ assessment }: { assessment: AssessmentSummary }) {
  if (assessment.no_estimate_reason !== null) return <NothingToAnalyse id={assessment.id} />
  return <Offer assessment={assessment} />
}

/** The stored analysis of an unlocked assessment. Remade by the server when answers that move the estimate change. */
const analysisQuery = (id: string) =>
  queryOptions({
    queryKey: ['assessments', 'analysis', id],
    queryFn: ({ signal }) => api.analyze({ body: { assessment_id: id } }, { signal }),
  })

function Unlocked({ assessment }: { assessment: Assessment }) {
  const { data, error, refetch, isFetching } = useQuery(analysisQuery(assessment.id))
  if (!data) return <Waiting error={error} isFetching={isFetching} onRetry={() => void refetch()} />
  // Its texts are more than those of the offer.
  return (
    <Suspense fallback={<Loading />}>
      <AnalysisView assessment={assessment} analysis={data} />
    </Suspense>
  )
}

interface WaitingProps {
  error: unknown
  isFetching: boolean
  onRetry: () => void
}

function Waiting({ error, isFetching, onRetry }: WaitingProps) {
  if (error) return <LoadFailure failure={error} isTrying={isFetching} onRetry={onRetry} />
  return <Loading />
}

function Loading() {
  const { t } = useTranslation(['analysis'])
  return (
    <>
      <PageHead title={t('title')} />
      <PageLoading />
    </>
  )
}

function NothingToAnalyse({ id }: { id: string }) {
  const { t } = useTranslation(['analysis'])
  return (
    <>
      <PageHead title={t('none.title')} />
      <MessagePanel
        title={t('none.title')}
        actions={
          <>
            <ButtonLink to={resultPath(id)}>{t('none.to_result')}</ButtonLink>
            <ReuseAnswers assessmentId={id} />
          </>
        }
      >
        <p>{t('none.text')}</p>
      </MessagePanel>
    </>
  )
}

function NoAssessmentYet() {
  const { t } = useTranslation(['analysis'])
  return (
    <>
      <PageHead title={t('empty.title')} />
      <MessagePanel title={t('empty.title')} actions={<ButtonLink to="/tool">{t('empty.to_tool')}</ButtonLink>}>
        <p>{t('empty.text')}</p>
      </MessagePanel>
    </>
  )
}
