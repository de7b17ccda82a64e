import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'

/** The three dialogs, named by the keys of their titles. One state holds them, so opening one closes the others. */
export type DialogName = 'create_account' | 'sign_in' | 'recover_password'

interface Dialogs {
  opened: DialogName | null
  open: (dialog: DialogName) => void
  close: () => void
}

const DialogsContext = createContext<Dialogs | null>(null)

export function DialogsProvider({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<DialogName | null>(null)
  const close = useCallback(() => setOpened(null), [])

  useEffect(() => {
    const openSignUp = () => setOpened('create_account')
    window.addEventListener('showSignUpModal', openSignUp)
    // Back and Forward lead to another page: a dialog does not stay over it.
    window.addEventListener('popstate', close)
    return () => {
      window.removeEventListener('showSignUpModal', openSignUp)
      window.removeEventListener('popstate', close)
    }
  }, [close])

  const value = useMemo(() => ({ opened, open: setOpened, close }), [opened, close])
  return <DialogsContext value={value}>{children}</DialogsContext>
}

export function useDialogs(): Dialogs {
  const dialogs = useContext(DialogsContext)
  if (!dialogs) throw new Error('useDialogs is used outside DialogsProvider')
  return dialogs
}
