import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'

/** Long enough to see what was chosen. */
const seenMs = 300

/**
 * What follows a tap on an answer, a moment after it, in quick check and form. A key never leads on: arrows go through the
 * answers one by one. Nor does a correction: only what was open before, or what was tapped within that moment. Whatever
 * else is pressed meanwhile keeps the person where they are.
 */
export function useAdvanceOnTap<Place>(lead: (from: Place) => void) {
  const latest = useRef(lead)
  useEffect(() => {
    latest.current = lead
  })
  const isByPointer = useRef(false)
  const timer = useRef<number>(undefined)
  const wasLeading = useRef(false)
  // Before the page is painted: a tap right after it woke leads on as well.
  useLayoutEffect(() => {
    const stay = (byPointer: boolean) => () => {
      isByPointer.current = byPointer
      wasLeading.current = timer.current !== undefined
      window.clearTimeout(timer.current)
      timer.current = undefined
    }
    const [onPointer, onKey] = [stay(true), stay(false)]
    // What was tapped before the page woke leads on too, unless a button that was pressed then does so.
    const { early } = window
    if (early) isByPointer.current = early.isByPointer && early.pressed.length === 0
    document.addEventListener('pointerdown', onPointer, true)
    document.addEventListener('keydown', onKey, true)
    return () => {
      document.removeEventListener('pointerdown', onPointer, true)
      document.removeEventListener('keydown', onKey, true)
      window.clearTimeout(timer.current)
    }
  }, [])
  return useCallback((from: Place, wasOpen: boolean) => {
    if (!isByPointer.current || !(wasOpen || wasLeading.current)) return
    timer.current = window.setTimeout(() => {
      timer.current = undefined
      latest.current(from)
    }, seenMs)
  }, [])
}
