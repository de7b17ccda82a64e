import { AccountFrame } from './account-frame.tsx'
import { DataSection } from './sections/data-section.tsx'
import { DeletionSection } from './sections/deletion-section.tsx'

/** What is kept, as a file, and the end of the account. */
export default function DataPage() {
  return (
    <AccountFrame page="data">
      <DataSection />
      <DeletionSection />
    </AccountFrame>
  )
}
