import {
  type ConsentSettings,
  consentDays,
  consentDaysMark,
  consentMark,
  originMark,
  paymentsMark,
  readConsent,
  workerMark,
} from '@settlesg/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
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
