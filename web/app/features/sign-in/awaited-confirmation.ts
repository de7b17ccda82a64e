import { useSyncExternalStore } from 'react'

/*
 * Who signed up in this tab and is not known to be confirmed yet. It is kept for the tab alone, so that a reload still
 * shows what to do next, and nobody finds it on this device afterwards.
 */

interface Awaited {
  email: string
  /** Names the sign-up among others for the same address, so that its own link can be sent again. */
  signUpId: string
}

const key = 'awaited_sign_up'
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

function write(awaited: Awaited | null) {
  const stored = awaited && JSON.stringify(awaited)
  unstored = null
  try {
    if (stored === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, stored)
  } catch {
    unstored = stored
  }
  for (const listener of [...listeners]) listener()
}

export const awaitedConfirmation = {
  begin: (awaited: Awaited) => write(awaited),
  end: () => {
    if (read() !== null) write(null)
  },
  /** The sign-up of this tab with that address, if there is one. */
  signUpId: (email: string): string | undefined => {
    const awaited = parse(read())
    return awaited?.email === email ? awaited.signUpId : undefined
  },
}

function parse(stored: string | null): Awaited | null {
  return stored === null ? null : JSON.parse(stored)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
const nothingYet = () => null

/** The address whose confirmation this tab waits for; null for none, and on prerendered pages. */
export const useAwaitedConfirmation = (): string | null =>
  parse(useSyncExternalStore(subscribe, read, nothingYet))?.email ?? null
