import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { session } from '../base/session/session.ts'
import { Dialog } from '../kit/dialog.tsx'
import { RecoveryForm } from './recovery-form.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { type DialogName, DialogsContext, useDialogs } from './use-dialogs.ts'

/** Holds which of the three dialogs is open, and shows it over the page. */
export function DialogsProvider({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<DialogName | null>(null)
  const [email, setEmail] = useState('')
  const close = useCallback(() => setOpened(null), [])

  useEffect(() => {
    const openSignUp = () => {
      if (session.token() === null) setOpened('create_account')
    }
    window.addEventListener('showSignUpModal', openSignUp)
    // Back and Forward lead to another page: a dialog does not stay over it.
    window.addEventListener('popstate', close)
    return () => {
      window.removeEventListener('showSignUpModal', openSignUp)
      window.removeEventListener('popstate', close)
    }
  }, [close])

  useEffect(
    () =>
      session.subscribe((event) => {
        // The next person on this device must not see who was signed in.
        if (event.kind === 'ended' && event.why === 'signed_out') setEmail('')
      }),
    [],
  )

  const value = useMemo(() => ({ opened, open: setOpened, close, email, setEmail }), [opened, close, email])
  return (
    <DialogsContext value={value}>
      {children}
      <AccountDialog />
    </DialogsContext>
  )
}

const forms = { create_account: SignUpForm, sign_in: SignInForm, recover_password: RecoveryForm }

/** The frame of the three dialogs: one is shown at a time. */
function AccountDialog() {
  const { t } = useTranslation()
  const { opened, close } = useDialogs()
  const Form = opened && forms[opened]
  return (
    <Dialog isOpen={opened !== null} onClose={close} title={opened ? t(opened) : ''}>
      {Form && <Form key={opened} />}
    </Dialog>
  )
}
