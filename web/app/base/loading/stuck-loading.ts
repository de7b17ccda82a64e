const reloadedKey = 'reloaded_for_loading'

/** How long a script may take, whatever loads it. */
export const patienceMs = 120_000

type Listener = () => void
const listeners = new Set<Listener>()
let isStuck = false

/** Says that a part of the program did not arrive; the shell then offers to reload the page. */
export function reportStuckLoading() {
  isStuck = true
  for (const listener of [...listeners]) listener()
}

/** True once something is missing that did not arrive. */
export const isLoadingStuck = () => isStuck

export function onStuckLoading(listener: Listener) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** A reload is offered once a session: when it did not help, another one will not. */
export function mayReload(): boolean {
  try {
    return sessionStorage.getItem(reloadedKey) === null
  } catch {
    return true
  }
}

/** Reloads the page and remembers that it was tried. */
export function reloadOnce() {
  try {
    sessionStorage.setItem(reloadedKey, 'yes')
  } catch {
    // Without storage the offer simply comes again.
  }
  isOwnReload = true
  location.reload()
}

let isOwnReload = false

/**
 * React Router reloads the page by itself when a page's script does not arrive, again and again if need be. Where
 * the browser lets us (Navigation API), that becomes an offer to the reader, who may be in the middle of something.
 */
export function holdAutomaticReloads() {
  window.navigation?.addEventListener('navigate', (event) => {
    if (event.navigationType !== 'reload' || event.userInitiated || isOwnReload || !event.cancelable) return
    event.preventDefault()
    reportStuckLoading()
  })
}
