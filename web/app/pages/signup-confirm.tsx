import { ApiError } from '@settlesg/contract/client'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { api } from '../api.ts'
import { useAddressToken } from '../components/address-token.ts'
import { Button, ButtonLink } from '../components/button.tsx'
import { FailureDetail } from '../components/failure-detail.tsx'
import { MessagePanel } from '../components/message-panel.tsx'
import { PageHead } from '../components/page-head.tsx'
import { PageLoading } from '../components/page-loading.tsx'
import { LazyPart } from '../features/loading/lazy-part.tsx'
import { lazyScript } from '../features/loading/lazy-script.ts'
import { keptAnswers } from '../features/quick-check/kept-answers.ts'
import { useAuthentication } from '../features/session/authentication.tsx'
import { session } from '../features/session/session.ts'
import { awaitedConfirmation } from '../features/sign-in/awaited-confirmation.ts'
import { DialogButton } from '../features/sign-in/dialog-button.tsx'
import { ResendForm } from '../features/sign-in/resend-form.tsx'
import { useDialogs } from '../features/sign-in/use-dialogs.ts'

// Few links ask for a password.
const newPasswordForm = lazyScript(() => import('../features/sign-in/new-password-form.tsx'))

/**
 * Where the link of the confirmation mail leads. The address is confirmed by one call, made here; or by a second one,
 * where the link belongs to the address alone and its owner chooses the password now.
 */
export default function SignupConfirmPage() {
  const { t } = useTranslation()
  const token = useAddressToken()
  const confirmation = useQuery({
    queryKey: ['confirmation', token],
    queryFn: () => api.confirmSignUp({ token: token ?? '' }),
    enabled: token !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [isFinished, setIsFinished] = useState(false)
  const needsPassword = confirmation.error instanceof ApiError && confirmation.error.code === 'password_needed'
  const isRefused = confirmation.error instanceof ApiError && [400, 422].includes(confirmation.error.status)
  return (
    <>
      <PageHead title={t('confirm.title')} />
      {token === null || isRefused ? (
        <InvalidLink />
      ) : confirmation.isSuccess || isFinished ? (
        <Confirmed />
      ) : needsPassword ? (
        <LazyPart
          script={newPasswordForm}
          props={{
            texts: 'finish',
            save: (new_password) => api.finishSignUp({ body: { token, new_password } }),
            onDone: () => setIsFinished(true),
            // Used or overtaken meanwhile: asking again tells which.
            onRefused: () => void confirmation.refetch(),
          }}
        />
      ) : confirmation.isError && !confirmation.isFetching ? (
        <MessagePanel
          title={t('confirm.unreachable_title')}
          actions={<Button onClick={() => void confirmation.refetch()}>{t('confirm.try_again')}</Button>}
        >
          <p>{t('confirm.unreachable_text')}</p>
          <FailureDetail failure={confirmation.error} />
        </MessagePanel>
      ) : (
        <>
          <h1 className="visually-hidden">{t('confirm.working')}</h1>
          <PageLoading />
        </>
      )}
    </>
  )
}

/** The address is confirmed: on to signing in, and from there to the tool. */
function Confirmed() {
  const { t } = useTranslation()
  const { isAuthenticated } = useAuthentication()
  const { open } = useDialogs()
  const navigate = useNavigate()
  const [isKeptHere] = useState(() => keptAnswers.read() !== null)
  useEffect(() => {
    awaitedConfirmation.end()
    // Read from the store, because the first render after a prerendered page does not have the token yet.
    if (session.token() !== null) return
    void navigate('/signup/confirm', { replace: true, state: { wanted: '/tool' } })
    open('sign_in', 'confirm.sign_in_lead')
  }, [navigate, open])
  return (
    <MessagePanel
      isGood
      title={t('confirm.done_title')}
      actions={
        isAuthenticated ? (
          <ButtonLink to="/account">{t('confirm.to_account')}</ButtonLink>
        ) : (
          <DialogButton dialog="sign_in">{t('sign_in')}</DialogButton>
        )
      }
    >
      <p>{t(isAuthenticated ? 'confirm.done_signed_in_text' : 'confirm.done_text')}</p>
      {!isAuthenticated && <p>{t(isKeptHere ? 'confirm.kept_here' : 'confirm.stayed_behind')}</p>}
    </MessagePanel>
  )
}

function InvalidLink() {
  const { t } = useTranslation()
  return (
    <MessagePanel
      title={t('confirm.invalid_title')}
      actions={<DialogButton dialog="sign_in">{t('sign_in')}</DialogButton>}
      more={<ResendForm />}
    >
      <p>{t('confirm.invalid_text')}</p>
    </MessagePanel>
  )
}
