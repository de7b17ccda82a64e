import { PasswordInput, TextInput } from '@mantine/core'
import { longestMailAddress } from '@settlesg/contract/mail-address'
import { passwordLength } from '@settlesg/contract/password-length'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldProblem } from './validation.ts'

interface FieldProps {
  value: string
  onChange: (value: string) => void
  /** The key of what is wrong with the value. */
  problem?: FieldProblem | undefined
  ref?: Ref<HTMLInputElement>
}

export function EmailField({ value, onChange, problem, ref }: FieldProps) {
  const { t, i18n } = useTranslation()
  return (
    <TextInput
      ref={ref}
      data-autofocus
      label={t('email')}
      type="email"
      name="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={longestMailAddress}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={problem && i18n.t(problem)}
    />
  )
}

interface PasswordFieldProps extends FieldProps {
  /** The key of the label. */
  labelKey: FieldProblem
  /** A new password tells its rule and is offered to the password manager as new. */
  isNew?: boolean
  name: string
}

export function PasswordField({ value, onChange, problem, ref, labelKey, isNew, name }: PasswordFieldProps) {
  const { t, i18n } = useTranslation()
  return (
    <PasswordInput
      ref={ref}
      label={i18n.t(labelKey)}
      name={name}
      {...(isNew && { description: t('password_rule', passwordLength) })}
      autoComplete={name === 'password' && !isNew ? 'current-password' : 'new-password'}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={problem && i18n.t(problem, passwordLength)}
      visibilityToggleButtonProps={{ 'aria-label': t('show_password') }}
    />
  )
}
