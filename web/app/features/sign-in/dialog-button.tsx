import type { ReactNode } from 'react'
import { Button } from '../../components/button.tsx'
import { useDialogOpening } from './dialogs.tsx'
import type { DialogName } from './use-dialogs.ts'

/** A button on a page that opens one of the account dialogs. Its text comes translated. */
export function DialogButton({ dialog, children }: { dialog: DialogName; children: ReactNode }) {
  const { isOpening, press } = useDialogOpening(dialog)
  return (
    <Button isOpening={isOpening} onClick={press}>
      {children}
    </Button>
  )
}
