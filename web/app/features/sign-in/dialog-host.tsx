import { useEffect, useState } from 'react'
import { LazyPart } from '../loading/lazy-part.tsx'
import { accountDialog } from './dialogs.tsx'
import { useDialogs } from './use-dialogs.ts'

/** Loads the dialogs when one is opened for the first time, and keeps them from then on. */
export function DialogHost() {
  const { opened } = useDialogs()
  const [isWanted, setIsWanted] = useState(false)
  useEffect(() => {
    if (opened) setIsWanted(true)
  }, [opened])
  return isWanted ? <LazyPart script={accountDialog} props={{}} /> : null
}
