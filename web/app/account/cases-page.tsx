import type { PageHandle } from '../base/i18n/embedded-strings.tsx'
import { AccountFrame, AccountSpace } from './account-frame.tsx'
import { AssessmentsSection } from './sections/assessments-section.tsx'
import { ReportsSection } from './sections/reports-section.tsx'

export const handle: PageHandle = {
  namespaces: ['account', 'model', 'result', 'issued'],
  Frame: () => <AccountSpace page="cases" />,
}

/** The account opens with what was made: assessments and reports. */
export default function CasesPage() {
  return (
    <AccountFrame page="cases">
      <AssessmentsSection />
      <ReportsSection />
    </AccountFrame>
  )
}
