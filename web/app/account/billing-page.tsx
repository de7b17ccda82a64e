import { AccountFrame } from './parts/account-frame.tsx'
import { CreditsSection } from './parts/credits-section.tsx'
import { HistorySection } from './parts/history-section.tsx'
import { PurchasesSection } from './parts/purchases-section.tsx'

/** What the account holds, the way to more, and what became of the money. */
export default function BillingPage() {
  return (
    <AccountFrame page="billing">
      <CreditsSection />
      <PurchasesSection />
      <HistorySection />
    </AccountFrame>
  )
}
