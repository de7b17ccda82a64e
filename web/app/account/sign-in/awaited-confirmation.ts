import { useSyncExternalStore } from 'react'
import { api } from '../../base/api.ts'

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
  /**
   * Has the confirmation mail of this address sent again: with the link of the sign-up that was made in this tab, else
   * with one that asks for a new password.
   */
  sendAgain: async (email: string): Promise<void> => {
    const awaited = parse(read())
    const sign_up_id = awaited?.email === email ? awaited.signUpId : undefined
    await api.resendConfirmation({ body: { email, sign_up_id } })
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
