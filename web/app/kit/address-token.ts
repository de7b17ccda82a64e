import { useLayoutEffect, useState } from 'react'

/**
 * The one-time token that a mailed link carries, taken out of the address bar at once: there it would be seen,
 * copied, and kept in the history.
 */
export function useAddressToken(): string | null {
  const [token] = useState(() => new URLSearchParams(window.location.search).get('token') || null)
  useLayoutEffect(() => {
    if (window.location.search) window.history.replaceState(window.history.state, '', window.location.pathname)
  }, [])
  return token
}
