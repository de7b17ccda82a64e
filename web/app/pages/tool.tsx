import { useTranslation } from 'react-i18next'
import { Button } from '../components/button.tsx'
import { FailureDetail } from '../components/failure-detail.tsx'
import { MessagePanel } from '../components/message-panel.tsx'
import { PageHead } from '../components/page-head.tsx'
import { AssessmentForm } from '../features/assessment/form/assessment-form.tsx'
import { useMe } from '../features/session/use-me.ts'
import { PageLoading } from '../layout/page-loading.tsx'

export default function ToolPage() {
  const { t } = useTranslation('form')
  const me = useMe()
  if (me.data) return <AssessmentForm key={me.data.id} userId={me.data.id} />
  return (
    <>
      <PageHead title={t('title')} />
      {me.isError ? (
        <MessagePanel
          title={t('title')}
          actions={
            <Button onClick={() => void me.refetch()} isBusy={me.isFetching}>
              {t('retry')}
            </Button>
          }
        >
          <p>{t('user_failed')}</p>
          <FailureDetail failure={me.error} />
        </MessagePanel>
      ) : (
        <PageLoading />
      )}
    </>
  )
}
