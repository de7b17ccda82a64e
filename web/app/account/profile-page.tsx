import type { PageHandle } from '../base/i18n/embedded-strings.tsx'
import { AccountFrame, AccountSpace } from './account-frame.tsx'
import { ProfileSection } from './sections/profile-section.tsx'

export const handle: PageHandle = {
  namespaces: ['account'],
  Frame: () => <AccountSpace page="profile" />,
}

/** Name, language and address. */
export default function ProfilePage() {
  return (
    <AccountFrame page="profile">
      <ProfileSection />
    </AccountFrame>
  )
}
