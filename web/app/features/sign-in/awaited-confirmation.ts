import { useSyncExternalStore } from 'react'

/*
 * The address that signed up in this tab and is not known to be confirmed yet. It is kept for the tab alone, so that
 * a reload still shows what to do next, and nobody finds it on this device afterwards.
 */

const key = 'awaited_confirmation'
/** Stands in where the browser refuses to store anything. */
let unstored: string | null = null
const listeners = new Set<() => void>()

function read(): string | null {
  try {
    return sessionStorage.getItem(key) ?? unstored
  } catch {
    return unstored
  }
}

function write(email: string | null) {
  unstored = null
  try {
    if (email === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, email)
  } catch {
    unstored = email
  }
  for (const listener of [...listeners]) listener()
}

export const awaitedConfirmation = {
  begin: (email: string) => write(email),
  end: () => {
    if (read() !== null) write(null)
  },
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
const nothingYet = () => null

/** The address whose confirmation this tab waits for; null for none, and on prerendered pages. */
export const useAwaitedConfirmation = (): string | null => useSyncExternalStore(subscribe, read, nothingYet)
