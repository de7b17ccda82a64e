import type { DraftKeys } from '@settlesg/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../base/api.ts'

/** Whose draft it is, and what opens it. It is in memory only, and goes with the session like every answer. */
export type DraftOwner = DraftKeys

/** The signed-in account as the owner of its draft. */
export const draftOwnerQuery = queryOptions({
  queryKey: ['draft-owner'],
  queryFn: ({ signal }) => api.draftKeys({}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

const prefix = 'draft.'
/** Where in the browser's storage the draft of an account lies. */
export const draftPlace = (userId: string): string => `${prefix}${userId}`

/** Removes the drafts of everyone else from this device. */
export function removeDraftsOfOthers(userId: string): void {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
    for (const key of keys) if (key.startsWith(prefix) && key !== draftPlace(userId)) localStorage.removeItem(key)
  } catch {
    // Without local storage nothing was kept.
  }
}
