import type { Language } from '@settlesg/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../api.ts'
import { notify } from '../notices/notify.ts'
import { meQuery, useAuthentication } from '../session/authentication.tsx'
import { session } from '../session/session.ts'
import { asLanguage, chosenLanguage, rememberLanguage } from './languages.ts'

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

/**
 * Whoever has chosen a language in this browser keeps it on signing in, and the account takes it over; where none was
 * chosen, the site uses that of the account. Renders nothing.
 */
export function FollowAccountLanguage() {
  const { language, show, tellAccount } = useLanguage()
  const { isAuthenticated } = useAuthentication()
  const [hasChosen, setHasChosen] = useState(true)
  useEffect(() => setHasChosen(isAuthenticated && chosenLanguage() !== null), [isAuthenticated])
  const accountLanguage = useQuery({ ...meQuery, enabled: isAuthenticated && !hasChosen }).data?.language
  useEffect(() => {
    if (accountLanguage && accountLanguage !== language && chosenLanguage() === null)
      void show(accountLanguage, 'account')
  }, [accountLanguage, language, show])

  useEffect(
    () =>
      session.subscribe((event) => {
        const chosen = chosenLanguage()
        if (event.kind === 'started' && event.where === 'here' && chosen) void tellAccount(chosen)
      }),
    [tellAccount],
  )
  return null
}
