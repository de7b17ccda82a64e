import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { LazyPart } from '../loading/lazy-part.tsx'
import { lazyScript } from '../loading/lazy-script.ts'
import { useAuthentication } from '../session/authentication.tsx'
import { awaitedConfirmation, useAwaitedConfirmation } from './awaited-confirmation.ts'

const confirmationPanel = lazyScript(() => import('./confirmation-panel.tsx'))

/**
 * Keeps in sight what a new person has to do next, on every page of this tab until they dismiss it or sign in. The
 * page of the mailed link speaks for itself.
 */
export function ConfirmationHost() {
  const email = useAwaitedConfirmation()
  const { isAuthenticated } = useAuthentication()
  const { pathname } = useLocation()
  useEffect(() => {
    if (isAuthenticated) awaitedConfirmation.end()
  }, [isAuthenticated])
  return email !== null && !isAuthenticated && pathname !== '/signup/confirm' ? (
    <LazyPart key={email} script={confirmationPanel} props={{ email }} />
  ) : null
}
