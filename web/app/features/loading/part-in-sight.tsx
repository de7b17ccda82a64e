import { type ReactNode, useEffect, useRef, useState } from 'react'

/**
 * Its children from the moment on when it comes near the window, or the page is printed: what stands far below, or is
 * folded, costs no request before. Where a browser cannot tell, at once.
 */
export function PartInSight({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const show = () => setIsNear(true)
    if (!place.current || !('IntersectionObserver' in window)) return show()
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && show(),
    )
    observer.observe(place.current)
    window.addEventListener('beforeprint', show)
    return () => {
      observer.disconnect()
      window.removeEventListener('beforeprint', show)
    }
  }, [])
  return <div ref={place}>{isNear && children}</div>
}
