import { consentDaysMark } from '@settlesg/contract'
import { useConsentSettings } from './use-consent-settings.ts'

/** For how many days the choice is kept, to be named in a text; pages are built with a mark, which the server replaces. */
export function useConsentDays(): number | typeof consentDaysMark {
  const { keptDays } = useConsentSettings()
  return import.meta.env.SSR ? consentDaysMark : keptDays
}
