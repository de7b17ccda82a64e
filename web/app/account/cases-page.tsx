import { AccountFrame } from './parts/account-frame.tsx'
import { AssessmentsSection } from './parts/assessments-section.tsx'
import { ReportsSection } from './parts/reports-section.tsx'

/** The account opens with what was made: assessments and reports. */
export default function CasesPage() {
  return (
    <AccountFrame page="cases">
      <AssessmentsSection />
      <ReportsSection />
    </AccountFrame>
  )
}
