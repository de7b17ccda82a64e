import { Email, longestMailAddress, Password, passwordLength, preparedPassword } from '@settlesg/contract'
import type { ComponentProps } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { PasswordInput, TextInput } from '../kit/field.tsx'
import type { FieldTexts } from '../kit/form-problems.ts'
import { Link } from '../kit/link.tsx'

/** An address is sent without the spaces around it. */
export const TypedEmail = z.pipe(z.string().check(z.trim()), Email)
export const OnlyEmail = z.object({ email: TypedEmail })
/** A password that is to be compared: only the server, or the other field, knows whether it is right. */
export const KnownPassword = z.string().check(z.minLength(1))
const RepeatedPassword = z.string().check(z.overwrite(preparedPassword), z.minLength(1))

/** Whether they are right, the server alone knows: an address that is none is as wrong as any other. */
export const SignIn = z.object({
  email: z.string().check(z.trim(), z.toLowerCase(), z.minLength(1)),
  password: KnownPassword,
})

/** A new password, typed twice; each form names it as its call does. */
export const SignUp = z
  .object({ email: TypedEmail, password: Password, repassword: RepeatedPassword })
  .check(z.refine(({ password, repassword }) => password === repassword, { path: ['repassword'] }))
export const NewPassword = z
  .object({ new_password: Password, repassword: RepeatedPassword })
  .check(z.refine(({ new_password, repassword }) => new_password === repassword, { path: ['repassword'] }))
export const ChangedPassword = z.intersection(z.object({ current_password: KnownPassword }), NewPassword)

export const newPasswordTexts = {
  missing: 'please_input_password',
  too_small: 'password_too_short',
  too_big: 'password_too_long',
  otherwise: 'password_refused',
} as const satisfies FieldTexts
export const repasswordTexts = {
  missing: 'please_input_repassword',
  otherwise: 'passwords_do_not_match',
} as const satisfies FieldTexts
/** Of an address that stands alone, as the recovery of a password says it. */
export const emailTexts = {
  missing: 'please_input_recovery_email',
  otherwise: 'not_valid_email',
} as const satisfies FieldTexts

interface EmailFieldProps extends Omit<ComponentProps<typeof TextInput>, 'label'> {
  /** "E-mail" unless given. Comes translated. */
  label?: string
}

export function EmailField(props: EmailFieldProps) {
  const { t } = useTranslation()
  return (
    <TextInput
      label={t('email')}
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={longestMailAddress}
      {...props}
    />
  )
}

/** Says to the password manager alone which account a new password is for: without it some keep it under no name. */
export function AccountName({ email }: { email: string | null | undefined }) {
  if (!email) return null
  return (
    <input
      className="visually-hidden"
      type="text"
      name="username"
      autoComplete="username"
      value={email}
      readOnly
      tabIndex={-1}
      aria-hidden
    />
  )
}

interface PasswordFieldProps extends ComponentProps<typeof PasswordInput> {
  /** One that is chosen now: it says its rule and is offered to the password manager as new. */
  isNew?: boolean
}

export function PasswordField({ isNew, ...props }: PasswordFieldProps) {
  const { t } = useTranslation()
  return (
    <PasswordInput
      hint={isNew && t('password_rule', passwordLength)}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      {...props}
    />
  )
}

/** The sentence about the terms. They open in a new tab, so that nothing typed is lost. */
export function TermsNotice({ text }: { text: 'terms_notice_sign_up' | 'terms_notice_sign_in' }) {
  const { t } = useTranslation()
  return (
    <p className="muted small">
      <Trans t={t} i18nKey={text} components={{ terms: <Link to="/terms" target="_blank" rel="noopener" /> }} />
    </p>
  )
}
