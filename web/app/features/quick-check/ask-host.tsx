import { useSyncExternalStore } from 'react'
import { LazyPart } from '../loading/lazy-part.tsx'
import { lazyScript } from '../loading/lazy-script.ts'
import { useAuthentication } from '../session/authentication.tsx'
import { keptAnswers } from './kept-answers.ts'

const ask = lazyScript(() => import('./ask-to-use.tsx'))
const hasKept = () => keptAnswers.read() !== null

/** Asks whoever is signed in, and finds answers of the quick check kept in this browser, whether to use them. */
export function AskHost() {
  const { isAuthenticated } = useAuthentication()
  const isKept = useSyncExternalStore(keptAnswers.subscribe, hasKept, () => false)
  return isAuthenticated && isKept ? <LazyPart script={ask} props={{}} /> : null
}
