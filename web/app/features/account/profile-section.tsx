import { TextInput } from '@mantine/core'
import type { UserPublic } from '@settlesg/contract'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../api.ts'
import { Button } from '../../components/button.tsx'
import { FormFailure } from '../../components/form-failure.tsx'
import { useSubmit } from '../../components/use-submit.ts'
import { meQuery, useMe } from '../session/use-me.ts'
import { AccountSection, Loaded } from './account-section.tsx'
import { EmailForm } from './email-form.tsx'
import classes from './form.module.css'
import { LanguageChoice } from './language-choice.tsx'

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

function NameForm({ user }: { user: UserPublic }) {
  const { t } = useTranslation('account')
  const queries = useQueryClient()
  const [name, setName] = useState(user.full_name ?? '')
  const [isSaved, setIsSaved] = useState(false)
  const save = useSubmit(async () => {
    const changed = await api.updateMe({ body: { full_name: name.trim() || null } })
    queries.setQueryData(meQuery.queryKey, changed)
    setIsSaved(true)
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsSaved(false)
    void save.submit()
  }
  return (
    <form className={classes.line} onSubmit={submit} noValidate>
      <TextInput
        className={classes.grow}
        label={t('profile.name')}
        description={t('profile.name_hint')}
        autoComplete="name"
        maxLength={255}
        value={name}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value)
          setIsSaved(false)
          save.clearFailure()
        }}
      />
      <Button type="submit" look="outline" isBusy={save.isSending}>
        {t('save')}
      </Button>
      <FormFailure failure={save.failure} message={t('not_done')} />
      <p role="status" className={classes.done}>
        {isSaved && t('saved')}
      </p>
    </form>
  )
}
