import { useEffect, useRef } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { useAuthentication } from '../base/session/authentication.tsx'
import { type SessionEnd, session } from '../base/session/session.ts'
import { useDialogs } from './use-dialogs.ts'

/**
 * The pages of signed-in people. Visitors are taken to /home with the sign-in dialog open; once signed in, a banner there
 * offers the way to the page they wanted. Who signs out here just goes home.
 */
export default function MembersOnly() {
  const { isAuthenticated } = useAuthentication()
  const { open } = useDialogs()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const endedBy = useRef<SessionEnd | null>(null)

  useEffect(
    () =>
      session.subscribe((event) => {
        endedBy.current = event.kind === 'ended' ? event.why : null
      }),
    [],
  )

  useEffect(() => {
    // Read from the store, because the first render after a prerendered page does not have the token yet.
    if (isAuthenticated || session.token() !== null) return
    if (endedBy.current === 'signed_out') return void navigate('/home', { replace: true })
    void navigate('/home', { replace: true, state: { wanted: pathname + search } })
    open('sign_in')
  }, [isAuthenticated, navigate, open, pathname, search])

  return isAuthenticated && <Outlet />
}
