import { makeListeners } from '../listeners.ts'
import { readStored, removeStored, storeValue } from '../storage/browser-storage.ts'
import { readReceipt, remainingMs, writeReceipt } from './token.ts'

const tokenKey = 'access_token'
const receivedKey = 'access_token_received_at'
/** Timers of tabs differ slightly: an end in another tab this close to the expiry counts as the expiry. */
const sameMomentMs = 5_000

/** Why a session is over: the person signed out, its time was up, the server said so, or another tab ended it. */
export type SessionEnd = 'signed_out' | 'expired' | 'ended_by_server' | 'ended_elsewhere'
/** A session starts by signing in here, or by what another tab did; a changed password renews it for the same person. */
export type SessionEvent =
  | { kind: 'started'; where: 'here' | 'elsewhere' }
  | { kind: 'renewed' }
  | { kind: 'ended'; why: SessionEnd }

/** Called at every start and end of a session. */
const { call: tell, subscribe } = makeListeners<SessionEvent>()

/** The current token; a user is authenticated while there is one. */
const token = () => readStored(tokenKey) || null

/** Milliseconds until the session ends by itself; null when there is none or its token does not say. */
function msLeft(): number | null {
  const current = token()
  if (current === null) return null
  const nowMs = Date.now()
  return remainingMs(current, readReceipt(readStored(receivedKey), current, nowMs), nowMs)
}

function start(accessToken: string) {
  keep(accessToken)
  tell({ kind: 'started', where: 'here' })
}

function renew(accessToken: string) {
  keep(accessToken)
  tell({ kind: 'renewed' })
}

function keep(accessToken: string) {
  // The receipt first: a tab that sees the new token finds its receipt beside it.
  storeValue(receivedKey, writeReceipt({ token: accessToken, receivedAtMs: Date.now() }))
  storeValue(tokenKey, accessToken)
}

function end(why: SessionEnd) {
  if (token() === null) return
  removeStored(tokenKey)
  removeStored(receivedKey)
  tell({ kind: 'ended', why })
}

/** Other tabs write and clear the same storage: what they do counts here as well. */
function followOtherTabs() {
  let known = token()
  let endsAtMs = endOfNow()
  const stopListening = subscribe(() => {
    known = token()
    endsAtMs = endOfNow()
  })
  const look = () => {
    // Signing out takes the token away and then clears the storage: two events, one end.
    if (token() === known) return
    if (token() !== null) return tell({ kind: 'started', where: 'elsewhere' })
    tell({ kind: 'ended', why: Date.now() >= endsAtMs - sameMomentMs ? 'expired' : 'ended_elsewhere' })
  }
  const onStorage = ({ key }: StorageEvent) => {
    if (key === tokenKey || key === null) look()
  }
  window.addEventListener('storage', onStorage)
  // A page that the browser brings back as it was (Back from another site) has missed what happened meanwhile.
  window.addEventListener('pageshow', look)
  return () => {
    stopListening()
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', look)
  }
}

const endOfNow = () => Date.now() + (msLeft() ?? Number.POSITIVE_INFINITY)

export const session = { token, start, renew, end, msLeft, subscribe, followOtherTabs }
