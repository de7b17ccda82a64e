import { NativeSelect } from '@mantine/core'
import type { Language } from '@settlesg/contract'
import { languages } from '@settlesg/contract/languages'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../api.ts'
import { FormFailure } from '../../components/form-failure.tsx'
import { useSubmit } from '../../components/use-submit.ts'
import { asLanguage } from '../../i18n/languages.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { meQuery } from '../session/use-me.ts'
import classes from './form.module.css'

/** Each language by its own name, so that everyone finds theirs. */
const names: Record<Language, string> = { en: 'English', zh: '中文' }

/** The language of the account: of this site from now on, and of the mails. It is saved as soon as it is chosen. */
export function LanguageChoice({ language }: { language: Language }) {
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
    <div className={classes.line}>
      <NativeSelect
        className={classes.grow}
        label={t('profile.language')}
        description={t('profile.language_hint')}
        data={languages.map((value) => ({ value, label: names[value] }))}
        value={language}
        disabled={save.isSending}
        onChange={({ currentTarget }) => void save.submit(asLanguage(currentTarget.value))}
      />
      <FormFailure failure={save.failure} message={t('not_done')} />
      <p role="status" className={classes.done}>
        {isSaved && t('saved')}
      </p>
    </div>
  )
}
