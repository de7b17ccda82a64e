import { useEffect, useState } from 'react'

/**
 * Lets a dialog that comes into the page together with its first opening stand closed for a moment. The frame notes
 * where the focus was only when it goes from closed to open, and gives it back there at the end.
 */
export function useOpensOnceMounted(isOpen: boolean): boolean {
  const [isMounted, setIsMounted] = useState(false)
  useEffect(() => {
    // Not at once: the frame's portal comes into the page with an effect of its own.
    const timer = setTimeout(() => setIsMounted(true))
    return () => clearTimeout(timer)
  }, [])
  return isMounted && isOpen
}
