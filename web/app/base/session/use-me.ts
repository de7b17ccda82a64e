import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../api.ts'
import { useAuthentication } from './authentication.tsx'

export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }) => api.me({}, { signal }),
})

/** The signed-in account; asks nothing while nobody is signed in. */
export function useMe() {
  const { isAuthenticated } = useAuthentication()
  return useQuery({ ...meQuery, enabled: isAuthenticated })
}
