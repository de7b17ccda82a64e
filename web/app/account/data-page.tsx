import { AccountFrame } from './parts/account-frame.tsx'
import { DataSection } from './parts/data-section.tsx'
import { DeletionSection } from './parts/deletion-section.tsx'

/** What is kept, as a file, and the end of the account. */
export default function DataPage() {
  return (
    <AccountFrame page="data">
      <DataSection />
      <DeletionSection />
    </AccountFrame>
  )
}
