import { FullName, type Language, languages, type UserPublic } from '@settlesg/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { api } from '../../base/api.ts'
import { asLanguage } from '../../base/i18n/languages.ts'
import { useLanguage } from '../../base/i18n/use-language.ts'
import { meQuery, useMe } from '../../base/session/authentication.tsx'
import { Button } from '../../kit/button.tsx'
import { Select, TextInput } from '../../kit/field.tsx'
import { Done, FormFailure } from '../../kit/form-failure.tsx'
import { Facts } from '../../kit/table.tsx'
import { orNull, useForm } from '../../kit/use-form.ts'
import { useSubmit } from '../../kit/use-submit.ts'
import { EmailField, emailTexts, KnownPassword, PasswordField, TypedEmail } from '../../sign-in/index.ts'
import { AccountSection, Loaded } from './account-section.tsx'

export function ProfileSection() {
  const { t } = useTranslation('account')
  const me = useMe()
  return (
    <AccountSection title={t('profile.title')} about={t('profile.about')}>
      <Loaded query={me}>
        {(user) => (
          <>
            <NameForm user={user} />
            <LanguageChoice language={user.language} />
            <EmailForm user={user} />
          </>
        )}
      </Loaded>
    </AccountSection>
  )
}

const OwnName = z.object({ full_name: orNull(FullName) })

function NameForm({ user }: { user: UserPublic }) {
  const { t } = useTranslation('account')
  const queries = useQueryClient()
  const form = useForm({
    schema: OwnName,
    initial: { full_name: user.full_name ?? '' },
    texts: { full_name: { otherwise: 'account:not_done' } },
    freeText: ['full_name'],
    send: async (body) => queries.setQueryData(meQuery.queryKey, await api.updateMe({ body })),
  })
  return (
    <form {...form.props} className="row items-end prose">
      <TextInput
        className="grow"
        label={t('profile.name')}
        hint={t('profile.name_hint')}
        autoComplete="name"
        maxLength={255}
        {...form.field('full_name')}
      />
      <Button look="outline" {...form.button}>
        {t('save')}
      </Button>
      <FormFailure failure={form.unexplained} message={t('not_done')} />
      <Done>{form.isDone && t('saved')}</Done>
    </form>
  )
}

/** Each language by its own name, so that everyone finds theirs. */
const names: Record<Language, string> = { en: 'English', zh: '中文' }

/** The language of the account: of this site from now on, and of the mails. It is saved as soon as it is chosen. */
function LanguageChoice({ language }: { language: Language }) {
  const { t } = useTranslation('account')
  const { show } = useLanguage()
  const queries = useQueryClient()
  const [isSaved, setIsSaved] = useState(false)
  const save = useSubmit(async (chosen: Language) => {
    setIsSaved(false)
    queries.setQueryData(meQuery.queryKey, await api.updateMe({ body: { language: chosen } }))
    await show(chosen)
    setIsSaved(true)
  })
  return (
    <div className="row items-end prose">
      <Select
        className="grow"
        label={t('profile.language')}
        hint={t('profile.language_hint')}
        options={languages.map((value) => ({ value, text: names[value] }))}
        value={language}
        disabled={save.isSending}
        onChange={({ currentTarget }) => void save.submit(asLanguage(currentTarget.value))}
      />
      <FormFailure failure={save.failure} message={t('not_done')} />
      <Done>{isSaved && t('saved')}</Done>
    </div>
  )
}

/** The address, and the way to another one: it needs the password, and counts once confirmed from its mailbox. */
function EmailForm({ user }: { user: UserPublic }) {
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
    <form {...form.props} className="stack max-w-26">
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
