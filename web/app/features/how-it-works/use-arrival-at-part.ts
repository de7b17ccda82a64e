import { useEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * Scrolls to the row that the address names, and focuses it. The browser does so only when it loads a whole page:
 * inside the site the row is not there yet when the address changes.
 */
export function useArrivalAtPart() {
  const { hash } = useLocation()
  useEffect(() => {
    const part = hash && document.getElementById(hash.slice(1))
    if (!part) return
    // After the shell, which moves the focus to the heading of a new page.
    const frame = requestAnimationFrame(() => {
      part.scrollIntoView()
      part.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [hash])
}
