import { AccountFrame } from './account-frame.tsx'
import { AssessmentsSection } from './sections/assessments-section.tsx'
import { ReportsSection } from './sections/reports-section.tsx'

/** The account opens with what was made: assessments and reports. */
export default function CasesPage() {
  return (
    <AccountFrame page="cases">
      <AssessmentsSection />
      <ReportsSection />
    </AccountFrame>
  )
}
