import type { Purchase } from '@settlesg/contract'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { api } from '../../base/api.ts'
import { meQuery } from '../../base/session/authentication.tsx'

/** One page of the purchases, newest first. */
export const purchasesQuery = (skip: number, limit: number) =>
  queryOptions({
    queryKey: ['purchases', skip, limit],
    queryFn: ({ signal }) => api.purchases({ skip, limit }, { signal }),
  })

export const purchaseQuery = (id: string) =>
  queryOptions({
    queryKey: ['purchases', id],
    queryFn: ({ signal }) => api.purchase({ id }, { signal }),
  })

/** To be called when money or credits have moved: whatever shows them asks anew. */
export function useMoneyMoved() {
  const queries = useQueryClient()
  return async () => {
    const moved = [meQuery.queryKey, ['purchases'], ['credit-records']]
    await Promise.all(moved.map((queryKey) => queries.invalidateQueries({ queryKey })))
  }
}

/** What a purchase is, as far as it tells whether its money can come back by the button. */
export const isRefundable = ({ refundable }: Pick<Purchase, 'refundable'>): boolean => refundable === 'yes'
