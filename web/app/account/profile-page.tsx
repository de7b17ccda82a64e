import { AccountFrame } from './account-frame.tsx'
import { ProfileSection } from './sections/profile-section.tsx'

/** Name, language and address. */
export default function ProfilePage() {
  return (
    <AccountFrame page="profile">
      <ProfileSection />
    </AccountFrame>
  )
}
