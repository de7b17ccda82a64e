import { makeListeners } from '../listeners.ts'
import { tabStorage } from '../storage/browser-storage.ts'

const reloadedKey = 'reloaded_for_loading'

/** How long a script may take, whatever loads it. */
export const patienceMs = 120_000

const listeners = makeListeners()
/** Calls back once a part of the program did not arrive. Returns the way to stop. */
export const onStuckLoading = listeners.subscribe
let isStuck = false

/** Says that a part of the program did not arrive; the shell then offers to reload the page. */
export function reportStuckLoading() {
  isStuck = true
  listeners.call()
}

/** True once something is missing that did not arrive. */
export const isLoadingStuck = () => isStuck

/** A reload is offered once a session: when it did not help, another one will not. */
export const mayReload = (): boolean => tabStorage.read(reloadedKey) === null

/** Reloads the page and remembers that it was tried. */
export function reloadOnce() {
  tabStorage.store(reloadedKey, 'yes')
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
