import { type RefObject, useEffect } from 'react'

/**
 * Keeps `--bar-room` as high as this bar, so that what the focus goes to scrolls to above it. A bar that grows over the
 * control with the focus brings it up again.
 */
export function useBarRoom(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      const { top, height } = bar.current?.getBoundingClientRect() ?? { top: 0, height: 0 }
      // At a desk it has no box of its own.
      if (height === 0) return void style.removeProperty('--bar-room')
      style.setProperty('--bar-room', `${Math.ceil(height)}px`)
      const focused = document.activeElement
      if (!focused || bar.current?.contains(focused)) return
      const place = focused.getBoundingClientRect()
      if (place.top < window.innerHeight && place.bottom > top) focused.scrollIntoView({ block: 'nearest' })
    })
    if (bar.current) observer.observe(bar.current)
    return () => {
      observer.disconnect()
      style.removeProperty('--bar-room')
    }
  }, [bar])
}
