import type { CreditCreated, Purchase } from '@settlesg/contract'
import { ApiError } from '@settlesg/contract/client'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '../base/api.ts'
import { session } from '../base/session/session.ts'
import { useMoneyMoved } from './purchases.ts'

/** Somebody or something is still at work: it is worth asking again. */
const underWay = ['adding', 'delayed', 'unpaid', 'unconfirmed', 'held', 'unreachable'] as const
const settled = ['added', 'declined', 'paid_back', 'ended', 'cancelled', 'unknown'] as const
/** What the page after paying can say. */
export type CheckoutStage = (typeof underWay)[number] | (typeof settled)[number]

export const isUnderWay = (stage: CheckoutStage): boolean => underWay.some((one) => one === stage)

const stageByStatus = {
  paid: 'added',
  pending: 'delayed',
  open: 'unpaid',
  declined: 'declined',
  held: 'held',
  expired: 'ended',
  cancelled: 'ended',
} as const satisfies Record<Purchase['status'], CheckoutStage>

/** Of what was never paid nothing can have gone back: such a payment was not as ordered. */
const stageOf = ({ status, refunded_cents }: Purchase): CheckoutStage =>
  status === 'cancelled' && refunded_cents > 0 ? 'paid_back' : stageByStatus[status]

export interface CheckoutStatus {
  /** What the server says of the credits; null where it was not asked. */
  credit: CreditCreated['status'] | null
  /** The purchase, where it is known and is the reader's own. */
  purchase: Purchase | null
}

/** After paying: the ledger's word first, then the purchase's. */
function stageAfterPaying(status: CheckoutStatus | undefined, failure: unknown): CheckoutStage {
  if (status && status.credit !== 'pending') return 'added'
  if (status) return status.purchase ? stageOf(status.purchase) : 'unconfirmed'
  if (failure instanceof ApiError && [404, 422].includes(failure.status)) return 'unknown'
  return failure ? 'unreachable' : 'adding'
}

/** After leaving the payment page: nothing was charged there, but another tab may have paid in the meantime. */
function stageAfterLeaving(status: CheckoutStatus | undefined): CheckoutStage {
  const stage = status?.purchase ? stageOf(status.purchase) : 'cancelled'
  return ['unpaid', 'ended'].includes(stage) ? 'cancelled' : stage
}

/** How long to wait before asking again: the server takes ten such questions a minute from one address. */
const soonMs = 8_000
const laterMs = 30_000
const oftenTimes = 10

/** The purchase, if it is the reader's own and can be had: without it the page still says what is certain. */
const ownPurchase = async (id: string | null) =>
  id === null || session.token() === null ? null : api.purchase({ id }).catch(() => null)

interface Returned {
  /** The provider's name for the finished payment page; null for one that was left. */
  sessionId: string | null
  purchaseId: string | null
}

/**
 * Where a payment stands. For a finished payment page the server asks the provider itself and adds the credits, so the
 * answer does not depend on when the provider's own message comes, or whether it does.
 */
export function useCheckoutStatus({ sessionId, purchaseId }: Returned) {
  const moneyMoved = useMoneyMoved()
  const findStage = (status: CheckoutStatus | undefined, failure: unknown) =>
    sessionId === null ? stageAfterLeaving(status) : stageAfterPaying(status, failure)
  const status = useQuery({
    queryKey: ['checkout', sessionId, purchaseId],
    queryFn: async (): Promise<CheckoutStatus> => {
      const credit =
        sessionId === null ? null : (await api.createCreditRecord({ body: { checkout_session_id: sessionId } })).status
      return { credit, purchase: await ownPurchase(purchaseId) }
    },
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => {
      if (!isUnderWay(findStage(state.data, state.error))) return false
      return state.dataUpdateCount + state.errorUpdateCount < oftenTimes ? soonMs : laterMs
    },
  })
  const stage = findStage(status.data, status.error)
  const isAdded = stage === 'added'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the credits are there
  useEffect(() => {
    if (isAdded) void moneyMoved()
  }, [isAdded])
  return {
    stage,
    purchase: status.data?.purchase ?? null,
    failure: status.error,
    isFetching: status.isFetching,
    askAgain: status.refetch,
  }
}
