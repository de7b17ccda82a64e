import { useEffect, useRef } from 'react'

/** Long enough to see what was chosen. */
const seenMs = 300

/**
 * What follows a tap on an answer, a moment after it. A key never leads on: arrows go through the answers one by one.
 * Where it is not `isWanted`, nothing follows; another answer within the moment takes the place of the first.
 */
export function useTap(isWanted: boolean) {
  const isByPointer = useRef(false)
  const timer = useRef<number>(undefined)
  useEffect(() => {
    const onPointer = () => {
      isByPointer.current = true
    }
    const onKey = () => {
      isByPointer.current = false
      window.clearTimeout(timer.current)
    }
    document.addEventListener('pointerdown', onPointer, true)
    document.addEventListener('keydown', onKey, true)
    return () => {
      document.removeEventListener('pointerdown', onPointer, true)
      document.removeEventListener('keydown', onKey, true)
      window.clearTimeout(timer.current)
    }
  }, [])
  return (lead: () => void) => {
    window.clearTimeout(timer.current)
    if (isWanted && isByPointer.current) timer.current = window.setTimeout(lead, seenMs)
  }
}
