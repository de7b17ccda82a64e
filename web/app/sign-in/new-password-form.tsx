import { ApiError } from '@settlesg/contract/client'
import { useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isFieldRefused } from '../base/failure-text.ts'
import { Button } from '../kit/button.tsx'
import { FormFailure } from '../kit/form-failure.tsx'
import { useForm } from '../kit/use-form.ts'
import { AccountName, NewPassword, newPasswordTexts, PasswordField, repasswordTexts } from './fields.tsx'

/**
 * The one-time token that a mailed link carries, taken out of the address bar at once: there it would be seen,
 * copied, and kept in the history.
 */
export function useAddressToken(): string | null {
  const [token] = useState(() => new URLSearchParams(window.location.search).get('token') || null)
  useLayoutEffect(() => {
    if (window.location.search) window.history.replaceState(window.history.state, '', window.location.pathname)
  }, [])
  return token
}

/** The server does not know the token, or no longer, or it was cut off on the way here. */
export const isTokenRefused = (failure: unknown) =>
  failure instanceof ApiError && (failure.code === 'invalid_token' || isFieldRefused(failure, 'token'))

interface NewPasswordFormProps<Answer> {
  /** Whose texts: of the page that sets another password, or of the one that finishes a sign-up. */
  texts: 'reset' | 'finish'
  /** The address of the account, where it is known. */
  email?: string | null
  save: (newPassword: string) => Promise<Answer>
  /** With what `save` answered. */
  onDone: (answer: Answer) => void
  /** The server does not know the token, or no longer. */
  onRefused: () => void
}

/** A new password, typed twice, for whoever opened a mailed link. */
export function NewPasswordForm<Answer>({ texts, email, save, onDone, onRefused }: NewPasswordFormProps<Answer>) {
  const { t } = useTranslation()
  const form = useForm({
    schema: NewPassword,
    initial: { new_password: '', repassword: '' },
    texts: { new_password: newPasswordTexts, repassword: repasswordTexts },
    send: async ({ new_password }) => {
      try {
        onDone(await save(new_password))
      } catch (failure) {
        if (!isTokenRefused(failure)) throw failure
        onRefused()
      }
    },
    hasFocus: true,
  })
  return (
    <div className="max-w-26 mx-auto mt-7">
      <h1>{t(`${texts}.title`)}</h1>
      <p className="muted">{t(`${texts}.text`)}</p>
      <form {...form.props} className="stack mt-7">
        <AccountName email={email} />
        <PasswordField isNew label={t('reset.new_password')} {...form.field('new_password')} />
        <PasswordField label={t('repassword')} autoComplete="new-password" {...form.field('repassword')} />
        <FormFailure failure={form.unexplained} message={t(`${texts}.failed`)} />
        <Button {...form.button}>{t(`${texts}.submit`)}</Button>
      </form>
    </div>
  )
}
