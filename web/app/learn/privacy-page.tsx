import type { PageHandle } from '../base/i18n/embedded-strings.tsx'
import { useConsentDays } from '../base/site.ts'
import { LegalText } from './legal-text.tsx'

export const handle: PageHandle = { namespaces: ['legal'] }

export default function PrivacyPage() {
  return <LegalText document="privacy" figures={{ consent_days: useConsentDays() }} />
}
