import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../api.ts'

export const siteQuery = queryOptions({
  queryKey: ['site'],
  queryFn: ({ signal }) => api.site({}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  retry: 2,
})

/** How this server is set up: contact addresses, cookie banner; undefined until it is known. */
export const useSite = () => useQuery(siteQuery).data
