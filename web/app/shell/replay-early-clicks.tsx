import { useEffect } from 'react'
import { useAuthentication } from '../base/session/authentication.tsx'

/** What first-script.js keeps until the page can do it. */
interface Early {
  /** The buttons and links that were pressed, in that order; each shows that it waits (`data-waiting`). */
  pressed: HTMLElement[]
  /** Whether a `showSignUpModal` came. */
  isSignUpWanted: boolean
  isByPointer: boolean
  stop: () => void
}

declare global {
  interface Window {
    early?: Early
  }
}

/**
 * Does once, as soon as everything before it in the page is awake, what a reader wanted before, in the same order. Of a
 * button that was replaced meanwhile, as for somebody signed in, what carries the same mark is pressed.
 */
export function ReplayEarlyClicks() {
  const { isKnown } = useAuthentication()
  useEffect(() => {
    const { early } = window
    if (!early || !isKnown) return
    delete window.early
    early.stop()
    if (early.isSignUpWanted) window.dispatchEvent(new Event('showSignUpModal'))
    for (const pressed of early.pressed) {
      pressed.removeAttribute('data-waiting')
      const mark = `[data-early="${pressed.dataset.early}"]`
      const now = pressed.isConnected ? pressed : document.querySelector<HTMLElement>(mark)
      now?.click()
    }
  }, [isKnown])
  return null
}
