import type { UserPublic } from '@settlesg/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { api } from '../../base/api.ts'
import { Button } from '../../kit/button.tsx'
import { Done } from '../../kit/done.tsx'
import { FormFailure } from '../../kit/form-failure.tsx'
import { Facts } from '../../kit/table.tsx'
import { useForm } from '../../kit/use-form.ts'
import { EmailField, emailTexts, KnownPassword, PasswordField, TypedEmail } from '../../sign-in/index.ts'
import classes from '../account.module.css'

/** The address, and the way to another one: it needs the password, and counts once confirmed from its mailbox. */
export function EmailForm({ user }: { user: UserPublic }) {
  const { t } = useTranslation('account')
  const [isOpen, setIsOpen] = useState(false)
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <div className="stack">
      <Facts facts={[{ name: t('profile.email'), value: user.email }]} />
      <Done>{sentTo && t('profile.link_sent', { email: sentTo, old: user.email })}</Done>
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
        <div>
          <Button look="outline" size="sm" onClick={() => setIsOpen(true)}>
            {t('profile.change_email')}
          </Button>
        </div>
      )}
    </div>
  )
}

interface NewEmailFormProps {
  user: UserPublic
  onCancel: () => void
  onSent: (email: string) => void
}

const differentFrom = (old: string) =>
  z.object({
    email: TypedEmail.check(z.refine((email) => email !== old, { error: 'same_email' })),
    current_password: KnownPassword,
  })

function NewEmailForm({ user, onCancel, onSent }: NewEmailFormProps) {
  const { t } = useTranslation('account')
  const form = useForm({
    schema: differentFrom(user.email),
    initial: { email: '', current_password: '' },
    texts: {
      email: {
        ...emailTexts,
        same_email: 'account:profile.same_email',
        email_taken: 'account:profile.email_taken',
      },
      current_password: {
        otherwise: 'account:profile.password_missing',
        wrong_password: 'account:profile.wrong_password',
      },
    },
    send: async (changed) => {
      await api.updateMe({ body: changed })
      onSent(changed.email)
    },
    hasFocus: true,
  })
  return (
    <form {...form.props} className={`stack ${classes.form}`}>
      <EmailField
        label={t('profile.new_email')}
        hint={t('profile.email_hint')}
        {...form.field('email')}
        autoComplete="email"
      />
      <PasswordField label={t('profile.current_password')} {...form.field('current_password')} />
      <FormFailure failure={form.unexplained} message={t('not_done')} />
      <div className="row">
        <Button {...form.button}>{t('profile.send_link')}</Button>
        <Button look="outline" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
