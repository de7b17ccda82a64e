import {
  type ConsentSettings,
  consentDays,
  consentDaysMark,
  consentMark,
  type LanguageModelInUse,
  languageModelInWords,
  languageModelMark,
  languageModelSentenceMark,
  originMark,
  paymentsMark,
  readConsent,
  workerMark,
} from '@settlesg/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from './api.ts'

export const siteQuery = queryOptions({
  queryKey: ['site'],
  queryFn: ({ signal }) => api.site({}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  retry: 2,
})

/** How this server is set up: contact addresses, payments; undefined until it is known. */
export const useSite = () => useQuery(siteQuery).data

/** An attribute of the page as the server sent it, which the first render repeats. */
const inPage = (attribute: string, mark: string): string =>
  (import.meta.env.SSR ? null : document.documentElement.getAttribute(attribute)) ?? mark

export const consentInPage = inPage('data-consent', consentMark)
export const paymentsInPage = inPage('data-payments', paymentsMark)
export const languageModelInPage = inPage('data-language-model', languageModelMark)
export const workerInPage = inPage('data-worker', workerMark)
/** The origin of addresses that have to be whole: PUBLIC_URL of the server. */
export const originInPage = inPage('data-origin', originMark)

/** How the cookie banner asks; null in a page of the development server. */
const writtenConsent = readConsent(consentInPage)

/**
 * How the cookie banner asks. The server has written it into the page; only a page without it, from the development
 * server, requests it, and does not offer before the answer what may be off.
 */
export function useConsentSettings(): ConsentSettings {
  const { data } = useQuery({ ...siteQuery, enabled: !writtenConsent })
  if (writtenConsent) return writtenConsent
  return {
    canDecline: data?.consent_decline ?? false,
    acceptsByScrolling: data?.consent_scroll_accept ?? false,
    keptDays: data?.consent_days ?? consentDays[0],
  }
}

/** For how many days the choice is kept, to be named in a text; pages are built with a mark, which the server replaces. */
export function useConsentDays(): number | typeof consentDaysMark {
  const { keptDays } = useConsentSettings()
  return import.meta.env.SSR ? consentDaysMark : keptDays
}

/** Undefined where no server has written into the page which language model is in use. */
const writtenLanguageModel: LanguageModelInUse | null | undefined =
  languageModelInPage === languageModelMark ? undefined : JSON.parse(languageModelInPage || 'null')

/** The language model in use on this site; null where none is, undefined until it is known. */
export function useLanguageModel(): LanguageModelInUse | null | undefined {
  const { data } = useQuery({ ...siteQuery, enabled: writtenLanguageModel === undefined })
  return writtenLanguageModel === undefined ? data?.language_model : writtenLanguageModel
}

/**
 * Whether a language model is in use on this site, whose, where and for what, in a sentence. Pages are built with a mark,
 * which the server replaces.
 */
export function useLanguageModelSentence(): string {
  const { t, i18n } = useTranslation('ai')
  const inUse = useLanguageModel()
  if (import.meta.env.SSR || inUse === undefined) return languageModelSentenceMark
  return inUse ? t('some', languageModelInWords(inUse, i18n.language)) : t('none')
}
