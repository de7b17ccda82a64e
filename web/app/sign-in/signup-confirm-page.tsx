import { ApiError } from '@settlesg/contract/client'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../base/api.ts'
import { useAuthentication } from '../base/session/authentication.tsx'
import { quickCheckStorage } from '../drafts/quick-check-storage.ts'
import { Button, ButtonLink } from '../kit/button.tsx'
import { FailureDetail, FormFailure } from '../kit/form-failure.tsx'
import { MessagePanel } from '../kit/message-panel.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { Callout } from '../kit/panel.tsx'
import { PageLoading } from '../kit/spinner.tsx'
import { useForm } from '../kit/use-form.ts'
import { awaitedMail } from './awaited-mail.ts'
import { DialogButton } from './dialog-buttons.tsx'
import { EmailField, emailTexts, OnlyEmail } from './fields.tsx'
import { NewPasswordForm, useAddressToken } from './new-password-form.tsx'
import classes from './sign-in.module.css'
import { SignInForm } from './sign-in-form.tsx'

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
  const [finishedEmail, setFinishedEmail] = useState<string | null>(null)
  const email = finishedEmail ?? confirmation.data?.email
  const needsPassword = confirmation.error instanceof ApiError && confirmation.error.code === 'password_needed'
  const isRefused = confirmation.error instanceof ApiError && [400, 422].includes(confirmation.error.status)
  return (
    <>
      <PageHead title={t('confirm.title')} />
      {token === null || isRefused ? (
        <InvalidLink />
      ) : email !== undefined ? (
        <Confirmed email={email} />
      ) : needsPassword ? (
        <NewPasswordForm
          texts="finish"
          save={(new_password) => api.finishSignUp({ body: { token, new_password } })}
          onDone={({ email }) => setFinishedEmail(email)}
          // Used or overtaken meanwhile: asking again tells which.
          onRefused={() => void confirmation.refetch()}
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

/** The address is confirmed: whoever is not signed in does so here, with nothing to type but the password. */
function Confirmed({ email }: { email: string }) {
  const { t } = useTranslation()
  const { isAuthenticated } = useAuthentication()
  const [isKeptHere] = useState(() => quickCheckStorage.read() !== null)
  useEffect(() => awaitedMail.end(), [])
  if (isAuthenticated)
    return (
      <MessagePanel
        kind="good"
        title={t('confirm.done_title')}
        actions={<ButtonLink to="/account">{t('confirm.to_account')}</ButtonLink>}
      >
        <p>{t('confirm.done_signed_in_text')}</p>
      </MessagePanel>
    )
  return (
    <MessagePanel
      kind="good"
      title={t('confirm.done_title')}
      actions={
        <div className={classes.standalone}>
          <SignInForm confirmed={email} />
        </div>
      }
    >
      <p>{t('confirm.done_text')}</p>
      <p>{t(isKeptHere ? 'confirm.kept_here' : 'confirm.stayed_behind')}</p>
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

/** Asks for the address and sends its confirmation mail again. Says the same for known and unknown addresses. */
function ResendForm() {
  const { t } = useTranslation()
  const form = useForm({
    schema: OnlyEmail,
    initial: { email: '' },
    texts: { email: emailTexts },
    send: ({ email }) => awaitedMail.sendConfirmation(email),
  })
  return (
    <form {...form.props} className={`stack ${classes.standalone}`}>
      <EmailField {...form.field('email')} />
      <FormFailure failure={form.unexplained} message={t('resend_failed')} />
      <div role="status">
        {form.isDone && (
          <Callout>
            <p>{t('resend_done')}</p>
          </Callout>
        )}
      </div>
      <Button type="submit" isBusy={form.isSending}>
        {t('confirm.resend')}
      </Button>
    </form>
  )
}
