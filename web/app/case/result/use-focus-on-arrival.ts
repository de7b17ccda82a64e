import { type RefObject, useEffect, useRef } from 'react'

/**
 * The heading of a page whose content comes from the server. The shell moves the focus when the address changes, to
 * the page as a whole if its heading is not there yet; then the heading takes it over.
 */
export function useFocusOnArrival(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (document.activeElement?.tagName === 'MAIN') heading.current?.focus({ preventScroll: true })
  }, [])
  return heading
}
