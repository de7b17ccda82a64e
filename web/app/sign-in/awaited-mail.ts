import { useSyncExternalStore } from 'react'
import { api } from '../base/api.ts'

/*
 * Who waits in this tab for a mail with a link: to confirm a sign-up, or to set another password. It is kept for the tab
 * alone, so that a reload still shows what to do next, and nobody finds it on this device afterwards.
 */

export interface Awaited {
  kind: 'confirmation' | 'recovery'
  email: string
  /** Names the sign-up among others for the same address, so that its own link can be sent again. */
  signUpId?: string
}

const key = 'awaited_mail'
/** Stands in where the browser refuses to store anything. */
let unstored: string | null = null
/** Asked for a moment ago, on this page: what to do next has to come into sight. */
let isNew = false
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

export const awaitedMail = {
  begin(awaited: Awaited) {
    isNew = true
    write(awaited)
  },
  end() {
    if (read() !== null) write(null)
  },
  /** Whether it was asked for on this page and not shown yet; true once. */
  takeNew(): boolean {
    const was = isNew
    isNew = false
    return was
  },
  /**
   * Has the confirmation mail of this address sent again: with the link of the sign-up that was made in this tab, else
   * with one that asks for a new password.
   */
  async sendConfirmation(email: string): Promise<void> {
    const awaited = parse(read())
    const sign_up_id = awaited?.email === email ? awaited.signUpId : undefined
    await api.resendConfirmation({ body: { email, sign_up_id } })
  },
}

let parsed: { text: string | null; awaited: Awaited | null } = { text: null, awaited: null }
/** The same object for the same text, as React compares it. */
function parse(text: string | null): Awaited | null {
  if (parsed.text !== text) parsed = { text, awaited: text === null ? null : JSON.parse(text) }
  return parsed.awaited
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
const now = () => parse(read())
const nothingYet = () => null

/** The mail that this tab waits for; null for none, and on prerendered pages. */
export const useAwaitedMail = (): Awaited | null => useSyncExternalStore(subscribe, now, nothingYet)
