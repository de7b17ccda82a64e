import { createClient } from '@settlesg/contract/client'
import { type Query, QueryClient } from '@tanstack/react-query'
import { fetchUnlessCalled, forgetEarlyCalls } from './early-calls.ts'
import { session } from './session/session.ts'

/** Every call of the contract, with the current token. */
export const api = createClient({
  baseUrl: '/api/v1',
  fetch: fetchUnlessCalled,
  token: session.token,
  onSessionEnd: (token) => {
    if (token === session.token()) session.end('ended_by_server')
  },
})

/** The cache of answers, kept for as long as the session lasts. Failures are shown at once, without silent retries. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false } },
})

session.subscribe((event) => {
  forgetEarlyCalls()
  const personal = { predicate: ({ queryKey }: Query) => queryKey[0] !== 'site' }
  if (event.kind === 'ended') queryClient.removeQueries(personal)
  // Another tab may have signed out and somebody else in before this one heard of either.
  else if (event.kind === 'started') void queryClient.resetQueries(personal)
})
