import type { ParseKeys } from 'i18next'
import { createContext, useContext } from 'react'

/** The three dialogs, named by the keys of their titles. One state holds them, so opening one closes the others. */
export type DialogName = 'create_account' | 'sign_in' | 'recover_password'

/** What each form of the three is given. */
export interface AccountFormProps {
  /** The address typed so far; it stays when the reader goes from one dialog to another. */
  email: string
  onEmail: (email: string) => void
}

interface Dialogs {
  opened: DialogName | null
  /** The key of a text that says why the dialog has opened by itself; null where the reader asked for it. */
  reason: ParseKeys | null
  open: (dialog: DialogName, reason?: ParseKeys) => void
  close: () => void
}

export const DialogsContext = createContext<Dialogs | null>(null)

export function useDialogs(): Dialogs {
  const dialogs = useContext(DialogsContext)
  if (!dialogs) throw new Error('useDialogs is used outside DialogsProvider')
  return dialogs
}
