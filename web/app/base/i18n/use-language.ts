import type { Language } from '@settlesg/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../api.ts'
import { notify } from '../notices/notify.ts'
import { session } from '../session/session.ts'
import { meQuery } from '../session/use-me.ts'
import { rememberLanguage } from './language-cookie.ts'
import { asLanguage } from './languages.ts'

/**
 * The language of the page and the way to change it. A change is remembered on this device and, for a signed-in
 * person, in the account, so that mails come in the same language.
 */
export function useLanguage() {
  const { i18n, t } = useTranslation()
  const queries = useQueryClient()

  const show = useCallback(
    async (language: Language, by: 'choice' | 'account' = 'choice'): Promise<boolean> => {
      // Not `loadLanguages`: it answers at once for a language that was asked for before, come or not.
      if (!i18n.hasResourceBundle(language, 'translation')) await i18n.reloadResources([language])
      if (!i18n.hasResourceBundle(language, 'translation')) return false
      rememberLanguage(language, by)
      await i18n.changeLanguage(language)
      return true
    },
    [i18n],
  )

  const tellAccount = useCallback(
    async (language: Language) => {
      const remember = async () => queries.setQueryData(meQuery.queryKey, await api.updateMe({ body: { language } }))
      // The page is in the new language all the same; only mails keep the earlier one.
      await remember().catch(() => {})
    },
    [queries],
  )

  const switchTo = useCallback(
    async (language: Language) => {
      if (!(await show(language))) {
        notify({ kind: 'error', message: t('language_unavailable') })
        return false
      }
      if (session.token() !== null) await tellAccount(language)
      return true
    },
    [show, t, tellAccount],
  )

  return { language: asLanguage(i18n.language), show, switchTo, tellAccount }
}
