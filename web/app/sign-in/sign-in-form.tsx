import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { isHomeAddress, useReturnPage } from '../base/addresses.ts'
import { api } from '../base/api.ts'
import { isFieldRefused } from '../base/failure-text.ts'
import { sentenceGap } from '../base/i18n/texts.ts'
import { notify } from '../base/notices/notify.ts'
import { useAuthentication } from '../base/session/authentication.tsx'
import { session } from '../base/session/session.ts'
import { Button } from '../kit/button.tsx'
import { FormFailure } from '../kit/form-failure.tsx'
import { Callout } from '../kit/panel.tsx'
import { useForm } from '../kit/use-form.ts'
import { useSubmit } from '../kit/use-submit.ts'
import { awaitedMail } from './awaited-mail.ts'
import { EmailField, PasswordField, SignIn, TermsNotice } from './fields.tsx'
import { useDialogs } from './use-dialogs.ts'

interface SignInFormProps {
  /** The address that has just been confirmed, which is filled in: then only the password can be wrong. */
  confirmed?: string
}

export function SignInForm({ confirmed }: SignInFormProps) {
  const { t, i18n } = useTranslation()
  const { open, email, setEmail } = useDialogs()
  const signIn = useSignIn({ goesHome: confirmed === undefined })
  const form = useForm({
    schema: SignIn,
    initial: { email: confirmed ?? email, password: '' },
    texts: {
      email: { otherwise: 'please_input_your_email' },
      password: { otherwise: 'please_input_your_password' },
    },
    send: ({ email, password }) => signIn(email, password),
    hasFocus: true,
  })
  useEffect(() => setEmail(form.values.email), [form.values.email, setEmail])
  const address = form.values.email.trim().toLowerCase()
  return (
    <form {...form.props} className="stack">
      <EmailField {...form.field('email')} />
      <PasswordField label={t('password')} {...form.field('password')} />
      <FormFailure failure={form.failure} message={t('login_failed')} />
      {form.failure !== null && address !== confirmed && <ResendConfirmation email={address} />}
      <Button isWide {...form.button}>
        {t('sign_in')}
      </Button>
      <TermsNotice text="terms_notice_sign_in" />
      <div className="row small justify-between">
        <Button look="link" onClick={() => open('recover_password')}>
          {t('forgot_password')}
        </Button>
        {confirmed === undefined && (
          <span>
            {t('no_account')}
            {sentenceGap(i18n)}
            <Button look="link" onClick={() => open('create_account')}>
              {t('create_account')}
            </Button>
          </span>
        )}
      </div>
    </form>
  )
}

/** Keeps the session that signing in answered with, and closes the dialog. */
export function useSessionStart() {
  const { close } = useDialogs()
  const { logIn } = useAuthentication()
  return (accessToken: string) => {
    // Another tab may have signed in meanwhile: its session ends with the token that is replaced.
    if (session.token() !== null) void api.logOut().catch(() => {})
    logIn(accessToken)
    close()
  }
}

/** Signs in; afterwards a person who was not on the home page is taken there, unless the page itself leads on. */
function useSignIn({ goesHome }: { goesHome: boolean }) {
  const { t } = useTranslation()
  const start = useSessionStart()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const wanted = useReturnPage()
  return async (username: string, password: string) => {
    const { access_token } = await api.logIn({ body: { username, password } })
    start(access_token)
    notify({ kind: 'success', message: t('login_successful') })
    if (goesHome && !isHomeAddress(pathname)) await navigate('/home', { state: { wanted } })
  }
}

/** After a failed sign-in: offers to send the confirmation mail again, as the address may not be confirmed yet. */
function ResendConfirmation({ email }: { email: string }) {
  const { t } = useTranslation()
  const [isDone, setIsDone] = useState(false)
  const { button, failure } = useSubmit(async () => {
    await awaitedMail.sendConfirmation(email)
    setIsDone(true)
  })
  return (
    <Callout isLive>
      <p>{t(isDone ? 'resend_done' : 'login_not_confirmed')}</p>
      {!isDone && (
        <Button look="outline" size="sm" {...button()}>
          {t('resend_confirmation')}
        </Button>
      )}
      <FormFailure
        failure={failure}
        message={t(isFieldRefused(failure, 'email') ? 'not_valid_email' : 'resend_failed')}
      />
    </Callout>
  )
}
