import { LegalText } from '../components/legal-text.tsx'
import { useConsentDays } from '../features/consent/use-consent-days.ts'
import type { PageHandle } from '../i18n/embedded-strings.tsx'

export const handle: PageHandle = { namespaces: ['legal'] }

export default function TermsPage() {
  return <LegalText document="terms" figures={{ consent_days: useConsentDays() }} />
}
