import type { ParseKeys } from 'i18next'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { lazyScript } from '../loading/lazy-script.ts'
import { useOpening } from '../loading/use-opening.ts'

/** The three dialogs, named by the keys of their titles. One state holds them, so opening one closes the others. */
export type DialogName = 'create_account' | 'sign_in' | 'recover_password'

/** The frame of the three with their forms. */
export const accountDialog = lazyScript(() => import('./account-dialog.tsx'))

interface Dialogs {
  opened: DialogName | null
  /** The key of a text that says why the dialog has opened by itself; null where the reader asked for it. */
  reason: ParseKeys | null
  /** Opens it as soon as its script is here. What is pressed for it takes `useDialogOpening`, to show the wait. */
  open: (dialog: DialogName, reason?: ParseKeys) => void
  close: () => void
}

const DialogsContext = createContext<Dialogs | null>(null)

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
        // The script has offered a reload already. What comes of that offer is not to bring up a dialog by itself.
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

export function useDialogs(): Dialogs {
  const dialogs = useContext(DialogsContext)
  if (!dialogs) throw new Error('useDialogs is used outside DialogsProvider')
  return dialogs
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
