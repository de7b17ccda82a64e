import { createContext, useContext } from 'react'

/** The three dialogs, named by the keys of their titles. One state holds them, so opening one closes the others. */
export type DialogName = 'create_account' | 'sign_in' | 'recover_password'

interface Dialogs {
  opened: DialogName | null
  open: (dialog: DialogName) => void
  close: () => void
  /** The address typed or confirmed so far, in memory alone: nobody types it twice. */
  email: string
  setEmail: (email: string) => void
}

export const DialogsContext = createContext<Dialogs | null>(null)

export function useDialogs(): Dialogs {
  const dialogs = useContext(DialogsContext)
  if (!dialogs) throw new Error('useDialogs is used outside DialogsProvider')
  return dialogs
}
