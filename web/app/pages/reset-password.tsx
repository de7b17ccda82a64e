import { ApiError } from '@settlesg/contract/client'
import { type FormEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../api.ts'
import { useAddressToken } from '../components/address-token.ts'
import { Button } from '../components/button.tsx'
import { FormFailure } from '../components/form-failure.tsx'
import { Mantine } from '../components/mantine.tsx'
import { MessagePanel } from '../components/message-panel.tsx'
import { PageHead } from '../components/page-head.tsx'
import { useSubmit } from '../components/use-submit.ts'
import { isFieldRefused } from '../failure-text.ts'
import { session } from '../features/session/session.ts'
import formClasses from '../features/sign-in/account-form.module.css'
import { DialogButton } from '../features/sign-in/dialog-button.tsx'
import { PasswordField } from '../features/sign-in/fields.tsx'
import { useFormFocus } from '../features/sign-in/use-form-focus.ts'
import { newPasswordProblems, type Problems } from '../features/sign-in/validation.ts'
import { PageLoading } from '../layout/page-loading.tsx'
import classes from './reset-password.module.css'

/** Where the link of the recovery mail leads: a new password, typed twice. */
export default function ResetPasswordPage() {
  const { t } = useTranslation()
  const token = useAddressToken()
  const [state, setState] = useState<'checking' | 'asking' | 'done' | 'refused'>(token ? 'checking' : 'refused')
  useEffect(() => {
    if (!token) return
    const leaving = new AbortController()
    api.checkResetToken({ body: { token } }, { signal: leaving.signal }).then(
      () => setState('asking'),
      (failure: unknown) => {
        if (leaving.signal.aborted) return
        // Where the check failed, the person may still try: saving the password checks the token again.
        setState(isTokenRefused(failure) ? 'refused' : 'asking')
      },
    )
    return () => leaving.abort()
  }, [token])
  return (
    <>
      <PageHead title={t('reset.title')} />
      {state === 'checking' && (
        <>
          <h1 className="visually-hidden">{t('reset.checking')}</h1>
          <PageLoading />
        </>
      )}
      {state === 'asking' && token && (
        <Mantine>
          <NewPasswordForm token={token} onDone={() => setState('done')} onRefused={() => setState('refused')} />
        </Mantine>
      )}
      {state === 'done' && (
        <MessagePanel
          isGood
          title={t('reset.done_title')}
          actions={<DialogButton dialog="sign_in">{t('sign_in')}</DialogButton>}
        >
          <p>{t('reset.done_text')}</p>
        </MessagePanel>
      )}
      {state === 'refused' && (
        <MessagePanel
          title={t('reset.invalid_title')}
          actions={<DialogButton dialog="recover_password">{t('reset.ask_again')}</DialogButton>}
        >
          <p>{t('reset.invalid_text')}</p>
        </MessagePanel>
      )}
    </>
  )
}

/** The server does not know the token, or no longer, or it was cut off on the way here. */
const isTokenRefused = (failure: unknown) =>
  failure instanceof ApiError && (failure.code === 'invalid_token' || isFieldRefused(failure, 'token'))

interface NewPasswordFormProps {
  token: string
  onDone: () => void
  /** The server does not know the token, or no longer. */
  onRefused: () => void
}

function NewPasswordForm({ token, onDone, onRefused }: NewPasswordFormProps) {
  const { t } = useTranslation()
  const [password, setPassword] = useState('')
  const [repassword, setRepassword] = useState('')
  const [problems, setProblems] = useState<Problems<'password' | 'repassword'>>({})
  const { form, focusProblem } = useFormFocus()
  const reset = useSubmit(async (newPassword: string) => {
    try {
      await api.resetPassword({ body: { token, new_password: newPassword } })
    } catch (error) {
      if (isTokenRefused(error)) return onRefused()
      throw error
    }
    // Every session of the account is over, the one in this browser too.
    session.end('signed_out')
    onDone()
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    const found = newPasswordProblems(password, repassword)
    setProblems(found)
    if (Object.keys(found).length) return focusProblem(found)
    void reset.submit(password)
  }

  const edit = (field: keyof typeof problems, set: (value: string) => void) => (value: string) => {
    set(value)
    reset.clearFailure()
    setProblems(({ [field]: _, ...others }) => others)
  }

  const isPasswordRefused = isFieldRefused(reset.failure, 'new_password')
  return (
    <div className={classes.page}>
      <h1>{t('reset.title')}</h1>
      <p>{t('reset.text')}</p>
      <form ref={form} className={formClasses.form} onSubmit={submit} noValidate>
        <PasswordField
          isNew
          name="password"
          labelKey="reset.new_password"
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
        <FormFailure failure={isPasswordRefused ? null : reset.failure} message={t('reset.failed')} />
        <Button type="submit" isBusy={reset.isSending}>
          {t('reset.submit')}
        </Button>
      </form>
    </div>
  )
}
