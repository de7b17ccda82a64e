import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { forgetStuckLoading, patienceMs, reportStuckLoading } from './stuck-loading.ts'

const nextPage = 'next page'

/**
 * Gives up a page that has not come after 120 seconds, and offers to reload. A script that arrives later opens nothing:
 * by then the reader does something else here. Whoever tries again, or goes elsewhere, is not bothered any more.
 */
export function usePagePatience(): void {
  const navigate = useNavigate()
  const here = useLocation()
  const { location: wanted } = useNavigation()
  const isAway = wanted && (wanted.pathname !== here.pathname || wanted.search !== here.search)

  const giveUp = useEffectEvent(() => {
    // React Router drops a navigation when another one begins: this one leads to where the reader is.
    void navigate(here, { replace: true, state: here.state, preventScrollReset: true })
    reportStuckLoading(nextPage)
  })
  const wantedKey = isAway ? wanted.key : null
  useEffect(() => {
    if (wantedKey === null) return
    forgetStuckLoading(nextPage)
    const timer = setTimeout(giveUp, patienceMs)
    return () => clearTimeout(timer)
  }, [wantedKey])

  const address = here.pathname + here.search
  // biome-ignore lint/correctness/useExhaustiveDependencies: what counts is that the address changes
  useEffect(() => () => forgetStuckLoading(nextPage), [address])
}
