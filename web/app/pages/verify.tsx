import { VerifyReport } from '../features/reports/verify-report.tsx'
import type { PageHandle } from '../i18n/embedded-strings.tsx'

export const handle: PageHandle = { namespaces: ['issued'] }

export default function VerifyPage() {
  return <VerifyReport />
}
