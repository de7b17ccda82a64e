import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '../components/button.tsx'
import { FailureDetail } from '../components/failure-detail.tsx'
import { MessagePanel } from '../components/message-panel.tsx'
import { PageHead } from '../components/page-head.tsx'
import { PageLoading } from '../components/page-loading.tsx'
import { draftOwnerQuery } from '../features/assessment/draft/draft-owner.ts'
import { AssessmentForm } from '../features/assessment/form/assessment-form.tsx'

export default function ToolPage() {
  const { t } = useTranslation('form')
  const owner = useQuery(draftOwnerQuery)
  if (owner.data) return <AssessmentForm key={owner.data.user_id} owner={owner.data} />
  return (
    <>
      <PageHead title={t('title')} />
      {owner.isError ? (
        <MessagePanel
          title={t('title')}
          actions={
            <Button onClick={() => void owner.refetch()} isBusy={owner.isFetching}>
              {t('retry')}
            </Button>
          }
        >
          <p>{t('user_failed')}</p>
          <FailureDetail failure={owner.error} />
        </MessagePanel>
      ) : (
        <PageLoading />
      )}
    </>
  )
}
