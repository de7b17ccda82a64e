import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { loadForPrint, type PrintedScript } from './printed-scripts.ts'

interface PartInSightProps {
  children: ReactNode
  /** Keeps as much room as the part will take: what stands below must not slip away from under a press. */
  className?: string | undefined
  /** The script of a part that belongs on paper: when the print command is given there is no time left to load it. */
  printed?: PrintedScript
}

/**
 * Its children from the moment on when it comes near the window, or the page is printed: what stands far below, or is
 * folded, costs no request before. Where a browser cannot tell, at once.
 */
export function PartInSight({ children, className, printed }: PartInSightProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const show = () => setIsNear(true)
    if (!place.current || !('IntersectionObserver' in window)) return show()
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && show(),
    )
    observer.observe(place.current)
    // What is not in the page when the event is over is not on the paper.
    const showAtOnce = () => flushSync(show)
    window.addEventListener('beforeprint', showAtOnce)
    if (printed) loadForPrint(printed)
    return () => {
      observer.disconnect()
      window.removeEventListener('beforeprint', showAtOnce)
    }
  }, [printed])
  return (
    <div ref={place} className={className}>
      {isNear && children}
    </div>
  )
}
