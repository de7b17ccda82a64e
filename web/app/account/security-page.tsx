import { AccountFrame } from './account-frame.tsx'
import { PasswordSection } from './sections/password-section.tsx'
import { SessionsSection } from './sections/sessions-section.tsx'

/** The password, and where one is signed in. */
export default function SecurityPage() {
  return (
    <AccountFrame page="security">
      <PasswordSection />
      <SessionsSection />
    </AccountFrame>
  )
}
