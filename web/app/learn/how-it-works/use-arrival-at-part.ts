import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/**
 * Scrolls to the row that the address names, and focuses it, inside the site: the row is not there yet when the address
 * changes. When a whole page is loaded the browser does so, long before this runs, and a reader may have gone on since;
 * so they may when only the language of the page changes.
 */
export function useArrivalAtPart() {
  const { hash } = useLocation()
  const isInside = useNavigationType() !== 'POP'
  const arrivedAt = useRef('')
  useEffect(() => {
    if (arrivedAt.current === hash) return
    arrivedAt.current = hash
    const part = isInside && hash && document.getElementById(hash.slice(1))
    if (!part) return
    // After the shell, which moves the focus to the heading of a new page.
    const frame = requestAnimationFrame(() => {
      part.scrollIntoView()
      part.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [hash, isInside])
}
