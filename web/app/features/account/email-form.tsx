import { TextInput } from '@mantine/core'
import type { UserPublic } from '@settlesg/contract'
import { ApiError } from '@settlesg/contract/client'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../api.ts'
import { Button } from '../../components/button.tsx'
import { FormFailure } from '../../components/form-failure.tsx'
import { useProblemFocus } from '../../components/use-problem-focus.ts'
import { useSubmit } from '../../components/use-submit.ts'
import { isFieldRefused } from '../../failure-text.ts'
import { PasswordField } from '../sign-in/fields.tsx'
import { asSent, type Problems, recoveryProblems } from '../sign-in/validation.ts'
import classes from './form.module.css'

/** The key of what the server found wrong with the address or the password; both undefined for any other failure. */
function refusals(failure: unknown): Problems<'email' | 'password'> {
  if (!(failure instanceof ApiError)) return {}
  if (failure.code === 'email_taken') return { email: 'account:profile.email_taken' }
  if (failure.code === 'wrong_password') return { password: 'account:profile.wrong_password' }
  return isFieldRefused(failure, 'email') ? { email: 'not_valid_email' } : {}
}

/** The address, and the way to another one: it needs the password, and counts once confirmed from its mailbox. */
export function EmailForm({ user }: { user: UserPublic }) {
  const { t } = useTranslation('account')
  const [isOpen, setIsOpen] = useState(false)
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <div className={classes.block}>
      <div>
        <p className={classes.label}>{t('profile.email')}</p>
        <p className={classes.value}>{user.email}</p>
      </div>
      <p role="status" className={classes.done}>
        {sentTo && t('profile.link_sent', { email: sentTo, old: user.email })}
      </p>
      {isOpen ? (
        <NewEmailForm
          user={user}
          onCancel={() => setIsOpen(false)}
          onSent={(email) => {
            setSentTo(email)
            setIsOpen(false)
          }}
        />
      ) : (
        <Button look="outline" size="sm" onClick={() => setIsOpen(true)}>
          {t('profile.change_email')}
        </Button>
      )}
    </div>
  )
}

interface NewEmailFormProps {
  user: UserPublic
  onCancel: () => void
  onSent: (email: string) => void
}

function NewEmailForm({ user, onCancel, onSent }: NewEmailFormProps) {
  const { t, i18n } = useTranslation('account')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [problems, setProblems] = useState<Problems<'email' | 'password'>>({})
  const [tries, setTries] = useState(0)
  const send = useSubmit(async (address: string) => {
    await api.updateMe({ body: { email: address, current_password: password } })
    onSent(address)
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    const address = asSent(email)
    const found: typeof problems = {
      ...recoveryProblems(address),
      ...(address === user.email && { email: 'account:profile.same_email' }),
      ...(password === '' && { password: 'account:profile.password_missing' }),
    }
    setProblems(found)
    setTries(tries + 1)
    if (Object.keys(found).length === 0) void send.submit(address)
  }

  const form = useProblemFocus(tries, send.failure)
  const shown = { ...refusals(send.failure), ...problems }
  const isExplained = Object.keys(refusals(send.failure)).length > 0
  return (
    <form ref={form} className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        label={t('profile.new_email')}
        description={t('profile.email_hint')}
        type="email"
        name="new_email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        autoFocus
        value={email}
        onChange={({ currentTarget }) => {
          setEmail(currentTarget.value)
          setProblems({})
          send.clearFailure()
        }}
        error={shown.email && i18n.t(shown.email)}
      />
      <PasswordField
        name="password"
        labelKey="account:profile.current_password"
        value={password}
        onChange={(value) => {
          setPassword(value)
          setProblems({})
          send.clearFailure()
        }}
        problem={shown.password}
      />
      <FormFailure failure={isExplained ? null : send.failure} message={t('not_done')} />
      <div className={classes.actions}>
        <Button type="submit" isBusy={send.isSending}>
          {t('profile.send_link')}
        </Button>
        <Button look="outline" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
