import type { PageHandle } from '../base/i18n/embedded-strings.tsx'
import { AccountFrame, AccountSpace } from './account-frame.tsx'
import { DataSection } from './sections/data-section.tsx'
import { DeletionSection } from './sections/deletion-section.tsx'

export const handle: PageHandle = {
  namespaces: ['account', 'payments'],
  Frame: () => <AccountSpace page="data" />,
}

/** What is kept, as a file, and the end of the account. */
export default function DataPage() {
  return (
    <AccountFrame page="data">
      <DataSection />
      <DeletionSection />
    </AccountFrame>
  )
}
