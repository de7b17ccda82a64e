import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { ButtonLink } from '../components/button.tsx'
import { MessagePanel } from '../components/message-panel.tsx'
import { PageHead } from '../components/page-head.tsx'
import { assessmentQuery, assessmentsQuery } from '../features/assessment/assessment-queries.ts'
import { Details } from '../features/assessment/detail/details.tsx'
import { assessmentIdIn } from '../features/assessment/reference.ts'
import { LoadFailure, NoSuchResult } from '../features/assessment/result/stored-problem.tsx'
import { PageLoading } from '../layout/page-loading.tsx'

/** The assessment named by `?assessment=`, or the newest one. */
export default function ToolDetailPage() {
  const [search] = useSearchParams()
  const named = search.get('assessment')
  if (named === null) return <NewestDetails />
  const id = assessmentIdIn(named)
  return id === null ? <NoSuchResult kind="bad" /> : <StoredDetails id={id} />
}

function NewestDetails() {
  const { data, error, refetch, isFetching } = useQuery(assessmentsQuery(0, 1))
  if (!data) return <Waiting error={error} isFetching={isFetching} onRetry={() => void refetch()} />
  const [newest] = data.data
  return newest ? <StoredDetails id={newest.id} /> : <NoAssessmentYet />
}

function StoredDetails({ id }: { id: string }) {
  const { data, error, refetch, isFetching } = useQuery(assessmentQuery(id))
  if (!data) return <Waiting error={error} isFetching={isFetching} onRetry={() => void refetch()} />
  return <Details assessment={data} />
}

interface WaitingProps {
  error: unknown
  isFetching: boolean
  onRetry: () => void
}

function Waiting({ error, isFetching, onRetry }: WaitingProps) {
  const { t } = useTranslation(['result', 'model'])
  if (error) return <LoadFailure failure={error} isTrying={isFetching} onRetry={onRetry} />
  return (
    <>
      <PageHead title={t('detail.title')} />
      <PageLoading />
    </>
  )
}

function NoAssessmentYet() {
  const { t } = useTranslation(['result', 'model'])
  return (
    <>
      <PageHead title={t('detail.none_title')} />
      <MessagePanel title={t('detail.none_title')} actions={<ButtonLink to="/tool">{t('detail.to_tool')}</ButtonLink>}>
        <p>{t('detail.none_text')}</p>
      </MessagePanel>
    </>
  )
}
