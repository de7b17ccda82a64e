import type { DraftKeys } from '@settlesg/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api.ts'

/** Whose draft it is, and what opens it. It is in memory only, and goes with the session like every answer. */
export type DraftOwner = DraftKeys

/** The signed-in account as the owner of its draft. */
export const draftOwnerQuery = queryOptions({
  queryKey: ['draft-owner'],
  queryFn: ({ signal }) => api.draftKeys({}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})
