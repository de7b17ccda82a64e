import { AccountFrame } from './parts/account-frame.tsx'
import { PasswordSection } from './parts/password-section.tsx'
import { SessionsSection } from './parts/sessions-section.tsx'

/** The password, and where one is signed in. */
export default function SecurityPage() {
  return (
    <AccountFrame page="security">
      <PasswordSection />
      <SessionsSection />
    </AccountFrame>
  )
}
