import { useSyncExternalStore } from 'react'
import { api } from '../base/api.ts'
import { makeListeners } from '../base/listeners.ts'
import { tabStorage } from '../base/storage/browser-storage.ts'

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
/** Asked for a moment ago, on this page: what to do next has to come into sight. */
let isNew = false
const listeners = makeListeners()

const read = () => tabStorage.read(key)

function write(awaited: Awaited | null) {
  if (awaited) tabStorage.store(key, JSON.stringify(awaited))
  else tabStorage.remove(key)
  listeners.call()
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

const now = () => parse(read())
const nothingYet = () => null

/** The mail that this tab waits for; null for none, and on prerendered pages. */
export const useAwaitedMail = (): Awaited | null => useSyncExternalStore(listeners.subscribe, now, nothingYet)
