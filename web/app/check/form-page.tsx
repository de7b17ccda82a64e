import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ownerQuery } from '../drafts/answers-store.ts'
import { Button } from '../kit/button.tsx'
import { FailureDetail } from '../kit/form-failure.tsx'
import { MessagePanel } from '../kit/message-panel.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { PageLoading } from '../kit/spinner.tsx'
import { WithKeptAnswers } from './draft/with-kept-answers.tsx'
import { AssessmentForm } from './form/assessment-form.tsx'

export default function ToolPage() {
  const { t } = useTranslation('form')
  const owner = useQuery(ownerQuery)
  if (owner.data)
    return (
      <WithKeptAnswers key={owner.data.user_id} owner={owner.data}>
        {(opening) => <AssessmentForm owner={owner.data} opening={opening} />}
      </WithKeptAnswers>
    )
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
        <PageLoading title={t('title')} />
      )}
    </>
  )
}
