import { ApiError } from '@settlesg/contract/client'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '../../kit/button.tsx'
import { FailureDetail } from '../../kit/form-failure.tsx'
import { MessagePanel } from '../../kit/message-panel.tsx'
import { PageHead } from '../../kit/page-head.tsx'

/** For an address that can lead to no assessment, and for one that is not (any more) this person's. */
export function NoSuchResult({ kind }: { kind: 'bad' | 'foreign' }) {
  const { t } = useTranslation(['result', 'model'])
  return (
    <>
      <PageHead title={t(`${kind}.title`)} />
      <MessagePanel title={t(`${kind}.title`)} actions={<ButtonLink to="/account">{t('bad.to_account')}</ButtonLink>}>
        <p>{t(`${kind}.text`)}</p>
      </MessagePanel>
    </>
  )
}

interface LoadFailureProps {
  failure: unknown
  isTrying: boolean
  onRetry: () => void
}

/** An assessment could not be shown: it is not there for this person, or the server did not answer. */
export function LoadFailure({ failure, isTrying, onRetry }: LoadFailureProps) {
  const { t } = useTranslation(['result', 'model'])
  if (failure instanceof ApiError && failure.code === 'assessment_not_found') return <NoSuchResult kind="foreign" />
  return (
    <>
      <PageHead title={t('failed.title')} />
      <MessagePanel
        title={t('failed.title')}
        actions={
          <Button onClick={onRetry} isBusy={isTrying}>
            {t('failed.retry')}
          </Button>
        }
      >
        <p>{t('failed.text')}</p>
        <FailureDetail failure={failure} />
      </MessagePanel>
    </>
  )
}
