import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import ModalFrame from '../../components/modal-frame.tsx'
import { session } from '../session/session.ts'
import { RecoveryForm } from './recovery-form.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { type DialogName, useDialogs } from './use-dialogs.ts'

const forms = { create_account: SignUpForm, sign_in: SignInForm, recover_password: RecoveryForm }

/** The frame of the three dialogs: one is shown at a time. */
export default function AccountDialog() {
  const { t } = useTranslation()
  const { opened, close } = useDialogs()
  const [email, setEmail] = useState('')
  useEffect(
    () =>
      session.subscribe((event) => {
        // The next person on this device must not see who was signed in.
        if (event.kind === 'ended' && event.why === 'signed_out') setEmail('')
      }),
    [],
  )
  const shown = useLastOpened(opened)
  const Form = forms[shown]
  return (
    <ModalFrame isOpen={opened !== null} onClose={close} title={t(shown)}>
      <Form key={shown} email={email} onEmail={setEmail} />
    </ModalFrame>
  )
}

/** The dialog that is open, or that was: its content stays while the frame fades out. */
function useLastOpened(opened: DialogName | null): DialogName {
  const [last, setLast] = useState<DialogName>(opened ?? 'sign_in')
  useEffect(() => {
    if (opened) setLast(opened)
  }, [opened])
  return opened ?? last
}
