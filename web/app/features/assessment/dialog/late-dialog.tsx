import { lazy, useEffect, useState } from 'react'
import { LazyPart } from '../../loading/lazy-part.tsx'
import type { DialogProps } from './dialog.tsx'

const Dialog = lazy(() => import('./dialog.tsx'))

/** A dialog whose frame is loaded when it opens for the first time. */
export function LateDialog(props: DialogProps) {
  const [isWanted, setIsWanted] = useState(props.isOpen)
  useEffect(() => {
    if (props.isOpen) setIsWanted(true)
  }, [props.isOpen])
  return isWanted ? (
    <LazyPart>
      <Dialog {...props} />
    </LazyPart>
  ) : null
}
