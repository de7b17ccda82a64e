import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { api } from '../../api.ts'
import { Button } from '../../components/button.tsx'
import { FormFailure } from '../../components/form-failure.tsx'
import { useSubmit } from '../../components/use-submit.ts'
import { gap } from '../../i18n/gap.ts'
import { notify } from '../notices/notify.ts'
import { useAuthentication } from '../session/authentication.tsx'
import { useReturnPage } from '../session/return-banner.tsx'
import { session } from '../session/session.ts'
import classes from './account-form.module.css'
import { EmailField, PasswordField } from './fields.tsx'
import { ResendConfirmation } from './resend-confirmation.tsx'
import { TermsNotice } from './terms-notice.tsx'
import { type AccountFormProps, useDialogs } from './use-dialogs.ts'
import { useFormFocus } from './use-form-focus.ts'
import { asSent, type Problems, signInProblems } from './validation.ts'

export function SignInForm({ email, onEmail }: AccountFormProps) {
  const { t, i18n } = useTranslation()
  const { open, reason } = useDialogs()
  const [password, setPassword] = useState('')
  const [problems, setProblems] = useState<Problems<'email' | 'password'>>({})
  const { form, focusProblem } = useFormFocus()
  const signIn = useSignIn()

  function submit(event: FormEvent) {
    event.preventDefault()
    const found = signInProblems(email, password)
    setProblems(found)
    if (Object.keys(found).length) return focusProblem(found)
    void signIn.submit(asSent(email), password)
  }

  /** Editing either field takes back the failure, and what was said about that field. */
  const edit = (field: keyof typeof problems, set: (value: string) => void) => (value: string) => {
    set(value)
    signIn.clearFailure()
    setProblems(({ [field]: _, ...others }) => others)
  }

  return (
    <form ref={form} className={classes.form} onSubmit={submit} noValidate>
      {reason && <p className={classes.lead}>{t(reason)}</p>}
      <EmailField value={email} onChange={edit('email', onEmail)} problem={problems.email} />
      <PasswordField
        name="password"
        labelKey="password"
        value={password}
        onChange={edit('password', setPassword)}
        problem={problems.password}
      />
      <FormFailure failure={signIn.failure} message={t('login_failed')} />
      {signIn.failure !== null && <ResendConfirmation email={asSent(email)} />}
      <Button type="submit" isWide isBusy={signIn.isSending}>
        {t('sign_in')}
      </Button>
      <TermsNotice text="terms_notice_sign_in" />
      <div className={classes.links}>
        <button type="button" className={classes.link} onClick={() => open('recover_password')}>
          {t('forgot_password')}
        </button>
        <span>
          {t('no_account')}
          {gap(i18n)}
          <button type="button" className={classes.link} onClick={() => open('create_account')}>
            {t('sign_up')}
          </button>
        </span>
      </div>
    </form>
  )
}

/** Signs in; afterwards the dialog is closed, and whoever was not on the home page is taken there. */
function useSignIn() {
  const { t } = useTranslation()
  const { close } = useDialogs()
  const { logIn } = useAuthentication()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const wanted = useReturnPage()
  return useSubmit(async (username: string, password: string) => {
    const { access_token } = await api.logIn({ body: { username, password } })
    // Another tab may have signed in meanwhile: its session ends with the token that is replaced.
    if (session.token() !== null) void api.logOut().catch(() => {})
    logIn(access_token)
    close()
    notify({ kind: 'success', message: t('login_successful') })
    if (pathname !== '/' && pathname !== '/home') await navigate('/home', { state: { wanted } })
  })
}
