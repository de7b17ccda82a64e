import type { Purchase } from '@settlesg/contract'

export type PurchaseState = Purchase['status'] | 'disputed' | 'refund_requested' | 'refunded' | 'partly_refunded'

/** Where a purchase stands now, in one word: what became of the money comes before how it was paid. */
export function stateOf(purchase: Purchase): PurchaseState {
  const { status, disputed, refund, refunded_cents, amount_cents } = purchase
  if (disputed) return 'disputed'
  if (refunded_cents >= amount_cents && amount_cents > 0) return 'refunded'
  if (refund?.status === 'requested') return 'refund_requested'
  if (refund?.status === 'succeeded') return 'refunded'
  return refunded_cents > 0 ? 'partly_refunded' : status
}
