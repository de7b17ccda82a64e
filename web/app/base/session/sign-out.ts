import { api } from '../api.ts'
import { clearStored, forgetKey, readStored } from './browser-storage.ts'
import { session } from './session.ts'

/** Signs out at once here; the server hears of it as well, and forgets the session by itself if it does not. */
export function signOut() {
  api.logOut().catch(() => {})
  leaveNothingHere()
}

/** The same for a session that the server has ended already, as with its account. */
export function leaveNothingHere() {
  session.end('signed_out')
  const hasSealed = readStored('quick_check') !== null
  clearStored()
  if (hasSealed) forgetKey()
}
