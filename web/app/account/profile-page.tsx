import { AccountFrame } from './parts/account-frame.tsx'
import { ProfileSection } from './parts/profile-section.tsx'

/** Name, language and address. */
export default function ProfilePage() {
  return (
    <AccountFrame page="profile">
      <ProfileSection />
    </AccountFrame>
  )
}
