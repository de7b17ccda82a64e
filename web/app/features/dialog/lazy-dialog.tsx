import { useEffect, useState } from 'react'
import type { ModalFrameProps } from '../../components/modal-frame.tsx'
import { LazyPart } from '../loading/lazy-part.tsx'
import { lazyScript } from '../loading/lazy-script.ts'
import { useOpening } from '../loading/use-opening.ts'

const frame = lazyScript(() => import('../../components/modal-frame.tsx'))

/** For a control that opens such a dialog: busy until its frame is here. */
export const useDialogOpening = () => useOpening(frame)

/** A dialog whose frame is loaded when it opens for the first time. */
export function LazyDialog(props: ModalFrameProps) {
  const [isWanted, setIsWanted] = useState(props.isOpen)
  useEffect(() => {
    if (props.isOpen) setIsWanted(true)
  }, [props.isOpen])
  return isWanted ? <LazyPart script={frame} props={props} /> : null
}
