import { HowItWorks } from '../features/how-it-works/how-it-works.tsx'
import type { PageHandle } from '../i18n/embedded-strings.tsx'

export const handle: PageHandle = { namespaces: ['how', 'model'] }

export default function HowItWorksPage() {
  return <HowItWorks />
}
