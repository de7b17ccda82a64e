import type { ParseKeys } from 'i18next'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { lazyScript } from '../loading/lazy-script.ts'
import { useOpening } from '../loading/use-opening.ts'
import { type DialogName, DialogsContext, useDialogs } from './use-dialogs.ts'

/** The frame of the three with their forms. */
export const accountDialog = lazyScript(() => import('./account-dialog.tsx'))

export function DialogsProvider({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<DialogName | null>(null)
  const [reason, setReason] = useState<ParseKeys | null>(null)
  const wanted = useRef<DialogName | null>(null)
  const open = useCallback((dialog: DialogName, why?: ParseKeys) => {
    wanted.current = dialog
    setReason(why ?? null)
    if (accountDialog.here()) return setOpened(dialog)
    void accountDialog.load().then(
      () => setOpened(wanted.current),
      () => {
        // The script has offered a reload already. A dialog must not open by itself when the script arrives later.
        wanted.current = null
      },
    )
  }, [])
  const close = useCallback(() => {
    wanted.current = null
    setOpened(null)
  }, [])

  useEffect(() => {
    const openSignUp = () => open('create_account')
    window.addEventListener('showSignUpModal', openSignUp)
    // Back and Forward lead to another page: a dialog does not stay over it.
    window.addEventListener('popstate', close)
    return () => {
      window.removeEventListener('showSignUpModal', openSignUp)
      window.removeEventListener('popstate', close)
    }
  }, [close, open])

  const value = useMemo(() => ({ opened, reason, open, close }), [opened, reason, open, close])
  return <DialogsContext value={value}>{children}</DialogsContext>
}

/** For a control that opens one of the dialogs: busy until it can be shown. `onDone` runs right before that. */
export function useDialogOpening(dialog: DialogName, onDone?: () => void) {
  const { open } = useDialogs()
  const { isOpening, openOnceHere } = useOpening(accountDialog)
  const press = () =>
    openOnceHere(() => {
      onDone?.()
      open(dialog)
    })
  return { isOpening, press }
}
