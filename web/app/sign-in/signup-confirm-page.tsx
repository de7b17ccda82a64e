import { ApiError } from '@settlesg/contract/client'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { api } from '../base/api.ts'
import { notify } from '../base/notices/notify.ts'
import { useAuthentication } from '../base/session/authentication.tsx'
import { session } from '../base/session/session.ts'
import { tabStorage } from '../base/storage/browser-storage.ts'
import { keptAnswers } from '../drafts/visitor-answers.ts'
import { Button, ButtonLink } from '../kit/button.tsx'
import { FailureDetail, FormFailure } from '../kit/form-failure.tsx'
import { MessagePanel } from '../kit/message-panel.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { Callout } from '../kit/panel.tsx'
import { PageLoading } from '../kit/spinner.tsx'
import { useForm } from '../kit/use-form.ts'
import { useSubmit } from '../kit/use-submit.ts'
import { awaitedMail } from './awaited-mail.ts'
import { DialogButton } from './dialog-buttons.tsx'
import { EmailField, emailTexts, OnlyEmail } from './fields.tsx'
import { NewPasswordForm, useAddressToken } from './new-password-form.tsx'
import { SignInForm, useSessionStart } from './sign-in-form.tsx'
import { signUpSecret } from './sign-up-secret.ts'

/**
 * Where the link of the confirmation mail leads. In the browser that signed up it signs in; elsewhere the address is
 * confirmed by one call, made here, or by a second one, where the link belongs to the address alone and its owner chooses
 * the password now. Who comes as a visitor and is signed in then, here or in another tab, goes on where they were.
 */
export default function SignupConfirmPage() {
  const { t } = useTranslation()
  const fromAddress = useAddressToken()
  const [token] = useState(() => fromAddress ?? tabStorage.read(tokenPlace))
  const isGoingOn = useWayOn()
  const signIn = useSignInHere(token)
  const confirmation = useQuery({
    queryKey: ['confirmation', token],
    queryFn: () => api.confirmSignUp({ token: token ?? '' }),
    enabled: token !== null && signIn.isOver,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [finishedEmail, setFinishedEmail] = useState<string | null>(null)
  const email = finishedEmail ?? confirmation.data?.email
  const needsPassword = confirmation.error instanceof ApiError && confirmation.error.code === 'password_needed'
  const isRefused = confirmation.error instanceof ApiError && [400, 422].includes(confirmation.error.status)
  const unreachable = signIn.isOver ? confirmation : signIn
  // Until there is an answer a reload goes on with the link.
  const isAnswered = token === null || isGoingOn || confirmation.isSuccess || needsPassword || isRefused
  useEffect(() => {
    if (isAnswered) return
    tabStorage.store(tokenPlace, token)
    return () => tabStorage.remove(tokenPlace)
  }, [token, isAnswered])
  return (
    <>
      <PageHead title={t('confirm.title')} />
      {isGoingOn ? (
        <PageLoading />
      ) : token === null || isRefused ? (
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
      ) : unreachable.error && !unreachable.isFetching ? (
        <MessagePanel
          title={t('confirm.unreachable_title')}
          actions={<Button onClick={() => void unreachable.refetch()}>{t('confirm.try_again')}</Button>}
        >
          <p>{t('confirm.unreachable_text')}</p>
          <FailureDetail failure={unreachable.error} />
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

const tokenPlace = 'mailed_token'

/** Leads a person who came as a visitor and is signed in now to the form, with what the quick check kept, or home. */
function useWayOn(): boolean {
  const navigate = useNavigate()
  const { isAuthenticated } = useAuthentication()
  const [wasVisitor] = useState(() => session.token() === null)
  const isGoingOn = wasVisitor && isAuthenticated
  useEffect(() => {
    if (isGoingOn) void navigate(keptAnswers.read() === null ? '/home' : '/tool', { replace: true })
  }, [isGoingOn, navigate])
  return isGoingOn
}

/**
 * Signs in by the link and what this browser kept at signing up. It is over where that is not here, where the server does
 * not take it, or another tab has signed in: nothing is lost then, and the password is asked for.
 */
function useSignInHere(token: string | null) {
  const { t } = useTranslation()
  const start = useSessionStart()
  const [secret] = useState(() => (session.token() === null ? signUpSecret.read() : null))
  const [isOver, setIsOver] = useState(token === null || secret === null)
  const { submit, isSending, failure } = useSubmit(() =>
    // One tab after the other: a link that was clicked twice is not refused in one of them.
    oneTabAtATime(async () => {
      if (token === null || secret === null || session.token() !== null) return setIsOver(true)
      try {
        const { access_token } = await api.startSignUpSession({ body: { token, browser_secret: secret } })
        start(access_token)
        notify({ kind: 'success', message: t('confirm.signed_in') })
      } catch (error) {
        if (!(error instanceof ApiError) || error.status >= 500) throw error
        setIsOver(true)
      }
    }),
  )
  const hasBegun = useRef(false)
  useEffect(() => {
    if (isOver || hasBegun.current) return
    hasBegun.current = true
    void submit()
  })
  return { isOver, isFetching: isSending, error: failure, refetch: submit }
}

/** Browsers lend locks to secure pages only. */
const oneTabAtATime = (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request(tokenPlace, work) : work()

/** The address is confirmed: whoever is not signed in does so here, with nothing to type but the password. */
function Confirmed({ email }: { email: string }) {
  const { t } = useTranslation()
  const { isAuthenticated } = useAuthentication()
  const [isKeptHere] = useState(() => keptAnswers.read() !== null)
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
        <div className="max-w-26">
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
    <form {...form.props} className="stack max-w-26">
      <EmailField {...form.field('email')} />
      <FormFailure failure={form.unexplained} message={t('resend_failed')} />
      <div role="status">
        {form.isDone && (
          <Callout>
            <p>{t('resend_done')}</p>
          </Callout>
        )}
      </div>
      <div>
        <Button {...form.button}>{t('confirm.resend')}</Button>
      </div>
    </form>
  )
}
