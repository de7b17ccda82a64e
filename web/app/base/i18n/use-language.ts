import { addressIn, type Language, languageOfAddress } from '@settlesg/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { publicPathAt } from '../addresses.ts'
import { api } from '../api.ts'
import { notify } from '../notices/notify.ts'
import { meQuery, useAuthentication } from '../session/authentication.tsx'
import { session } from '../session/session.ts'
import { asLanguage, chosenLanguage, rememberedLanguage, rememberLanguage } from './languages.ts'

/**
 * The language of the page and the way to change it. A change is remembered on this device and, for a signed-in
 * person, in the account, so that mails come in the same language.
 */
export function useLanguage() {
  const { i18n, t } = useTranslation()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { pathname, search, hash, state } = useLocation()

  const load = useCallback(
    async (language: Language): Promise<boolean> => {
      // Not `loadLanguages`: it answers at once for a language that was asked for before, come or not.
      if (!i18n.hasResourceBundle(language, 'translation')) await i18n.reloadResources([language])
      return i18n.hasResourceBundle(language, 'translation')
    },
    [i18n],
  )

  const show = useCallback(
    async (language: Language, by: 'choice' | 'account' = 'choice'): Promise<boolean> => {
      if (!(await load(language))) return false
      rememberLanguage(language, by)
      await i18n.changeLanguage(language)
      return true
    },
    [i18n, load],
  )

  /** A public page has an address in each language; the reader stays on it, where they are. */
  const goToAddressIn = useCallback(
    async (language: Language) => {
      const path = publicPathAt(pathname)
      if (path === null) return
      const to = { pathname: addressIn(language, path), search, hash }
      await navigate(to, { replace: true, preventScrollReset: true, state })
    },
    [navigate, pathname, search, hash, state],
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
      if (!(await load(language))) {
        notify({ kind: 'error', message: t('language_unavailable') })
        return false
      }
      // Before the texts: an address that names another language would win over them (FollowAddressLanguage).
      await goToAddressIn(language)
      await show(language)
      if (session.token() !== null) await tellAccount(language)
      return true
    },
    [load, goToAddressIn, show, t, tellAccount],
  )

  return { language: asLanguage(i18n.language), show, switchTo, tellAccount }
}

/**
 * What stands under `/zh` is Chinese, whatever was chosen before; whoever goes on from there to a page without such an
 * address keeps the language. Renders nothing.
 */
export function FollowAddressLanguage() {
  const { i18n } = useTranslation()
  const { show } = useLanguage()
  const { pathname } = useLocation()
  useEffect(() => {
    // What is rendered can lag behind the address.
    const language = pathname === window.location.pathname ? languageOfAddress(pathname) : null
    if (language === null) return
    if (language !== i18n.language) void show(language)
    else if (language !== rememberedLanguage()) rememberLanguage(language, 'choice')
  }, [pathname, i18n, show])
  return null
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
