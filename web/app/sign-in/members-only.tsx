import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation, useMatches, useNavigate } from 'react-router'
import { handleOf } from '../base/i18n/embedded-strings.tsx'
import { useAuthentication } from '../base/session/authentication.tsx'
import { type SessionEnd, session } from '../base/session/session.ts'
import { PageLoading } from '../kit/spinner.tsx'
import { useDialogs } from './use-dialogs.ts'

/**
 * The pages of signed-in people. Visitors are taken to /home with the sign-in dialog open; once signed in, a banner there
 * offers the way to the page they wanted. Who signs out here just goes home. Until it is known who is there, as in the
 * document that the build makes, the frame of the page stands in its place.
 */
export default function MembersOnly() {
  const { t } = useTranslation()
  const { isAuthenticated, isKnown } = useAuthentication()
  const { open } = useDialogs()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const Frame = useMatches().map(handleOf).at(-1)?.Frame ?? PageLoading
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

  if (isKnown) return isAuthenticated && <Outlet />
  return (
    <div data-loading>
      <Frame />
      <noscript>
        <p>{t('needs_script')}</p>
      </noscript>
    </div>
  )
}
