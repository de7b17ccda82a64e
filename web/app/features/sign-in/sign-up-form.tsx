import { ApiError } from '@settlesg/contract/client'
import { type FormEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../api.ts'
import { Button } from '../../components/button.tsx'
import { FormFailure } from '../../components/form-failure.tsx'
import { useSubmit } from '../../components/use-submit.ts'
import { isFieldRefused } from '../../failure-text.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { notify } from '../notices/notify.ts'
import { useSite } from '../site/use-site.ts'
import classes from './account-form.module.css'
import { awaitedConfirmation } from './awaited-confirmation.ts'
import { EmailField, PasswordField } from './fields.tsx'
import { TermsNotice } from './terms-notice.tsx'
import { type AccountFormProps, useDialogs } from './use-dialogs.ts'
import { useFormFocus } from './use-form-focus.ts'
import { asSent, type Problems, signUpProblems } from './validation.ts'

export function SignUpForm({ email, onEmail }: AccountFormProps) {
  const { t } = useTranslation()
  const { open } = useDialogs()
  const [password, setPassword] = useState('')
  const [repassword, setRepassword] = useState('')
  const [problems, setProblems] = useState<Problems<'email' | 'password' | 'repassword'>>({})
  const { form, focusProblem } = useFormFocus()
  const signUp = useSignUp()

  function submit(event: FormEvent) {
    event.preventDefault()
    const found = signUpProblems(email, password, repassword)
    setProblems(found)
    if (Object.keys(found).length) return focusProblem(found)
    void signUp.submit(asSent(email), password)
  }

  /** Editing a field takes back what was said about it. */
  const edit = (field: keyof typeof problems, set: (value: string) => void) => (value: string) => {
    set(value)
    signUp.clearFailure()
    setProblems(({ [field]: _, ...others }) => others)
  }

  const { failure } = signUp
  const isEmailRefused = isFieldRefused(failure, 'email')
  const isPasswordRefused = isFieldRefused(failure, 'password')
  // The reason stands at the field: that is where to go on, whatever else is said below.
  useEffect(() => {
    if (isEmailRefused) focusProblem({ email: 'not_valid_email' })
    else if (isPasswordRefused) focusProblem({ password: 'password_refused' })
  }, [isEmailRefused, isPasswordRefused, focusProblem])
  return (
    <form ref={form} className={classes.form} onSubmit={submit} noValidate>
      <p className={classes.lead}>{t('sign_up_free_estimate')}</p>
      <EmailField
        value={email}
        onChange={edit('email', onEmail)}
        problem={isEmailRefused ? 'not_valid_email' : problems.email}
      />
      <PasswordField
        isNew
        name="password"
        labelKey="password"
        value={password}
        onChange={edit('password', setPassword)}
        problem={isPasswordRefused ? 'password_refused' : problems.password}
      />
      <PasswordField
        name="repassword"
        labelKey="repassword"
        value={repassword}
        onChange={edit('repassword', setRepassword)}
        problem={problems.repassword}
      />
      <FormFailure
        failure={isEmailRefused ? null : failure}
        message={t(isEmailTaken(failure) ? 'email_already_registered' : 'registration_failed')}
        wayOut={isPasswordRefused ? t('choose_another_password') : null}
      />
      <Button type="submit" isWide isBusy={signUp.isSending}>
        {t('sign_up')}
      </Button>
      <TermsNotice text="terms_notice_sign_up" />
      <div className={classes.links}>
        <span>{t('have_account')}</span>
        <button type="button" className={classes.link} onClick={() => open('sign_in')}>
          {t('sign_in')}
        </button>
      </div>
    </form>
  )
}

const isEmailTaken = (failure: unknown) =>
  failure instanceof ApiError &&
  failure.status === 400 &&
  failure.message === 'The user with this email already exists in the system.'

/** Opens the account; afterwards the dialog is closed and a notice says what comes next. */
function useSignUp() {
  const { t } = useTranslation()
  const { close, open } = useDialogs()
  const { language } = useLanguage()
  const site = useSite()
  return useSubmit(async (email: string, password: string) => {
    const { id } = await api.signUp({ body: { email, password, is_premium: false } }, { language })
    if (site?.email_confirmation === false) {
      notify({ kind: 'success', title: t('registration_ready'), message: t('registration_ready_text') })
      return open('sign_in')
    }
    close()
    awaitedConfirmation.begin({ email, signUpId: id })
    notify({
      kind: 'success',
      title: t('registration_verification'),
      message: t('registration_verification_text'),
    })
  })
}
