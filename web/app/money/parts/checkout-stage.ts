import type { CreditCreated, Purchase } from '@settlesg/contract'
import { ApiError } from '@settlesg/contract/client'

/** What the page after paying can say. */
export type CheckoutStage =
  | 'adding'
  | 'added'
  | 'delayed'
  | 'unpaid'
  | 'unconfirmed'
  | 'declined'
  | 'held'
  | 'ended'
  | 'cancelled'
  | 'unknown'
  | 'unreachable'

const stageByStatus = {
  paid: 'added',
  pending: 'delayed',
  open: 'unpaid',
  declined: 'declined',
  held: 'held',
  expired: 'ended',
  cancelled: 'ended',
} as const satisfies Record<Purchase['status'], CheckoutStage>

export interface CheckoutStatus {
  /** What the server says of the credits; null where it was not asked. */
  credit: CreditCreated['status'] | null
  /** The purchase, where it is known and is the reader's own. */
  purchase: Purchase | null
}

/** After paying: the ledger's word first, then the purchase's. */
export function stageAfterPaying(status: CheckoutStatus | undefined, failure: unknown): CheckoutStage {
  if (status && status.credit !== 'pending') return 'added'
  if (status) return status.purchase ? stageByStatus[status.purchase.status] : 'unconfirmed'
  if (failure instanceof ApiError && [404, 422].includes(failure.status)) return 'unknown'
  return failure ? 'unreachable' : 'adding'
}

/** After leaving the payment page: nothing was charged there, but another tab may have paid in the meantime. */
export function stageAfterLeaving(status: CheckoutStatus | undefined): CheckoutStage {
  const stage = status?.purchase ? stageByStatus[status.purchase.status] : 'cancelled'
  return ['unpaid', 'ended'].includes(stage) ? 'cancelled' : stage
}

/** Whether it is worth asking again: somebody or something is still at work. */
export const isUnderWay = (stage: CheckoutStage): boolean =>
  ['adding', 'delayed', 'unpaid', 'unconfirmed', 'held', 'unreachable'].includes(stage)
