import { api } from '../../api.ts'
import { clearStored } from './browser-storage.ts'
import { session } from './session.ts'

/** Signs out at once here; the server hears of it as well, and forgets the session by itself if it does not. */
export function signOut() {
  api.logOut().catch(() => {})
  session.end('signed_out')
  clearStored()
}
