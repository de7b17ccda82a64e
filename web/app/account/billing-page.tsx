import type { PageHandle } from '../base/i18n/embedded-strings.tsx'
import { AccountFrame, AccountSpace } from './account-frame.tsx'
import { CreditsSection } from './sections/credits-section.tsx'
import { HistorySection } from './sections/history-section.tsx'
import { PurchasesSection } from './sections/purchases-section.tsx'

export const handle: PageHandle = {
  namespaces: ['account', 'payments', 'model'],
  Frame: () => <AccountSpace page="billing" />,
}

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
