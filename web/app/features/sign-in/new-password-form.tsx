import { ApiError } from '@settlesg/contract/client'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button.tsx'
import { FormFailure } from '../../components/form-failure.tsx'
import { Mantine } from '../../components/mantine.tsx'
import { useSubmit } from '../../components/use-submit.ts'
import { isFieldRefused } from '../../failure-text.ts'
import formClasses from './account-form.module.css'
import { PasswordField } from './fields.tsx'
import classes from './new-password-form.module.css'
import { useFormFocus } from './use-form-focus.ts'
import { newPasswordProblems, type Problems } from './validation.ts'

/** The server does not know the token, or no longer, or it was cut off on the way here. */
export const isTokenRefused = (failure: unknown) =>
  failure instanceof ApiError && (failure.code === 'invalid_token' || isFieldRefused(failure, 'token'))

interface NewPasswordFormProps {
  /** Whose texts: of the page that sets another password, or of the one that finishes a sign-up. */
  texts: 'reset' | 'finish'
  save: (newPassword: string) => Promise<unknown>
  onDone: () => void
  /** The server does not know the token, or no longer. */
  onRefused: () => void
}

/** A new password, typed twice, for whoever opened a mailed link. */
export default function NewPasswordForm({ texts, save, onDone, onRefused }: NewPasswordFormProps) {
  const { t } = useTranslation()
  const [password, setPassword] = useState('')
  const [repassword, setRepassword] = useState('')
  const [problems, setProblems] = useState<Problems<'password' | 'repassword'>>({})
  const { form, focusProblem } = useFormFocus()
  const sending = useSubmit(async (newPassword: string) => {
    try {
      await save(newPassword)
    } catch (error) {
      if (isTokenRefused(error)) return onRefused()
      throw error
    }
    onDone()
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    const found = newPasswordProblems(password, repassword)
    setProblems(found)
    if (Object.keys(found).length) return focusProblem(found)
    void sending.submit(password)
  }

  const edit = (field: keyof typeof problems, set: (value: string) => void) => (value: string) => {
    set(value)
    sending.clearFailure()
    setProblems(({ [field]: _, ...others }) => others)
  }

  const isPasswordRefused = isFieldRefused(sending.failure, 'new_password')
  return (
    <div className={classes.page}>
      <h1>{t(`${texts}.title`)}</h1>
      <p>{t(`${texts}.text`)}</p>
      <Mantine>
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
          <FormFailure failure={isPasswordRefused ? null : sending.failure} message={t(`${texts}.failed`)} />
          <Button type="submit" isBusy={sending.isSending}>
            {t(`${texts}.submit`)}
          </Button>
        </form>
      </Mantine>
    </div>
  )
}
