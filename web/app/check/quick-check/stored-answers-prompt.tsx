import { useSyncExternalStore } from 'react'
import { quickCheckStorage } from '../../base/drafts/quick-check-storage.ts'
import { lazyScript } from '../../base/loading/lazy-script.ts'
import { useAuthentication } from '../../base/session/authentication.tsx'
import { LazyPart } from '../../kit/lazy-part.tsx'

const ask = lazyScript(() => import('./stored-answers-dialog.tsx'))
const hasKept = () => quickCheckStorage.read() !== null

/** Asks whoever is signed in, and finds answers of the quick check kept in this browser, whether to use them. */
export function StoredAnswersPrompt() {
  const { isAuthenticated } = useAuthentication()
  const isKept = useSyncExternalStore(quickCheckStorage.subscribe, hasKept, () => false)
  return isAuthenticated && isKept ? <LazyPart script={ask} props={{}} /> : null
}
