import type { PageHandle } from '../base/i18n/embedded-strings.tsx'
import { AccountFrame, AccountSpace } from './account-frame.tsx'
import { PasswordSection } from './sections/password-section.tsx'
import { SessionsSection } from './sections/sessions-section.tsx'

export const handle: PageHandle = {
  namespaces: ['account'],
  Frame: () => <AccountSpace page="security" />,
}

/** The password, and where one is signed in. */
export default function SecurityPage() {
  return (
    <AccountFrame page="security">
      <PasswordSection />
      <SessionsSection />
    </AccountFrame>
  )
}
