import { queryOptions, useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useDeferredValue, useMemo, useSyncExternalStore } from 'react'
import { api } from '../api.ts'
import { forgetBrowserKey } from '../storage/browser-key.ts'
import { clearStored } from '../storage/browser-storage.ts'
import { session } from './session.ts'

export interface Authentication {
  token: string | null
  isAuthenticated: boolean
  /** False until the page is awake: until then nobody counts as signed in. */
  isKnown: boolean
  /** Keeps the token that a login answered with. */
  logIn: (accessToken: string) => void
  /** Ends the session here and on the server, and leaves nothing of the person in this browser. */
  logOut: () => void
}

const AuthenticationContext = createContext<Authentication | null>(null)

const notKnownYet = () => undefined

export function AuthenticationProvider({ children }: { children: ReactNode }) {
  const now = useSyncExternalStore(session.subscribe, session.token, notKnownYet)
  // Prerendered pages know no one: the token counts from the first render after hydration. That one is deferred, since an
  // urgent one would wake the whole page in a single task, in which the browser answers nothing.
  const isKnown = useDeferredValue(now !== undefined)
  const token = (isKnown && now) || null
  const value = useMemo(
    () => ({ token, isAuthenticated: token !== null, isKnown, logIn: session.start, logOut: signOut }),
    [token, isKnown],
  )
  return <AuthenticationContext value={value}>{children}</AuthenticationContext>
}

export function useAuthentication(): Authentication {
  const authentication = useContext(AuthenticationContext)
  if (!authentication) throw new Error('useAuthentication is used outside AuthenticationProvider')
  return authentication
}

export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }) => api.me({}, { signal }),
})

/** The signed-in account; asks nothing while nobody is signed in. */
export function useMe() {
  const { isAuthenticated } = useAuthentication()
  return useQuery({ ...meQuery, enabled: isAuthenticated })
}

/** Signs out at once here; the server hears of it as well, and forgets the session by itself if it does not. */
export function signOut() {
  api.logOut().catch(() => {})
  leaveNothingHere()
}

/** The same for a session that the server has ended already, as with its account. */
export function leaveNothingHere() {
  session.end('signed_out')
  clearStored()
  // Other tabs may keep answers of a quick check: they do not open any more.
  void forgetBrowserKey()
}
