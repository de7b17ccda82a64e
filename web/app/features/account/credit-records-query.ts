import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'

export const recordsAPage = 10

/** One page of what moved the wallets, newest first, together with what they hold now. */
export const creditRecordsQuery = (skip: number) =>
  queryOptions({
    queryKey: ['credit-records', skip],
    queryFn: ({ signal }) => api.creditRecords({ skip, limit: recordsAPage }, { signal }),
  })
