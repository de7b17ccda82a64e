import type { ReactNode } from 'react'
import { Button } from '../../kit/button.tsx'
import { type DialogName, useDialogs } from './use-dialogs.ts'

/** A button on a page that opens one of the account dialogs. Its text comes translated. */
export function DialogButton({ dialog, children }: { dialog: DialogName; children: ReactNode }) {
  const { open } = useDialogs()
  return <Button onClick={() => open(dialog)}>{children}</Button>
}
