import { useDeferredValue, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Mantine } from '../components/mantine.tsx'
import { PageHead } from '../components/page-head.tsx'
import { AccountHead } from '../features/account/account-head.tsx'
import { AssessmentsSection } from '../features/account/assessments-section.tsx'
import { CreditsSection } from '../features/account/credits-section.tsx'
import { DataSection } from '../features/account/data-section.tsx'
import { DeletionSection } from '../features/account/deletion-section.tsx'
import { HistorySection } from '../features/account/history-section.tsx'
import { PasswordSection } from '../features/account/password-section.tsx'
import { ProfileSection } from '../features/account/profile-section.tsx'
import { PurchasesSection } from '../features/account/purchases-section.tsx'
import { ReportsSection } from '../features/account/reports-section.tsx'
import { SessionsSection } from '../features/account/sessions-section.tsx'
import { removeDraftsOfOthers } from '../features/assessment/draft/draft-places.ts'
import { useMe } from '../features/session/use-me.ts'

export default function AccountPage() {
  const { t } = useTranslation('account')
  const userId = useMe().data?.id
  // What stands below the first screen comes in a second rendering, which gives way to a press.
  const isWhole = useDeferredValue(true, false)
  useEffect(() => {
    if (userId) removeDraftsOfOthers(userId)
  }, [userId])
  return (
    <Mantine>
      <PageHead title={t('title')} />
      <AccountHead />
      <CreditsSection />
      <AssessmentsSection />
      {isWhole && (
        <>
          <ReportsSection />
          <HistorySection />
          <PurchasesSection />
          <ProfileSection />
          <PasswordSection />
          <SessionsSection />
          <DataSection />
          <DeletionSection />
        </>
      )}
    </Mantine>
  )
}
