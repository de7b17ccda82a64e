import { type ConsentSettings, consentDays } from '@settlesg/contract'
import { useQuery } from '@tanstack/react-query'
import { writtenConsent } from './settings-in-page.ts'
import { siteQuery } from './use-site.ts'

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
