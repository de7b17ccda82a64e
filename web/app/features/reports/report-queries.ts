import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api.ts'

/** One page of the reports of the account, newest first. */
export const reportsQuery = (skip: number, limit: number) =>
  queryOptions({
    queryKey: ['reports', skip, limit],
    queryFn: ({ signal }) => api.reports({ skip, limit }, { signal }),
  })

/** To be called when a report was made: whatever lists them asks anew. */
export function useReportMade() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ['reports'] })
}
