import { longestMailAddress, passwordLength } from '@settlesg/contract'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { PasswordInput, TextInput } from '../../kit/field.tsx'

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
