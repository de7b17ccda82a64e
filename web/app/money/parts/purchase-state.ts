import type { Purchase } from '@settlesg/contract'

export type PurchaseState =
  | Purchase['status']
  | 'disputed'
  | 'charged_back'
  | 'refund_requested'
  | 'refunded'
  | 'partly_refunded'

/** Where a purchase stands now, in one word: what became of the money comes before how it was paid. */
export function stateOf(purchase: Purchase): PurchaseState {
  const { status, disputed, charged_back, refund, refunded_cents, amount_cents } = purchase
  if (disputed) return 'disputed'
  if (charged_back) return 'charged_back'
  if (refunded_cents >= amount_cents && amount_cents > 0) return 'refunded'
  if (refund?.status === 'requested') return 'refund_requested'
  return refunded_cents > 0 ? 'partly_refunded' : status
}

/** What became of the refund that its buyer asked for by the button. */
export type RefundOutcome = 'succeeded' | 'requested' | 'failed' | 'held_by_bank' | 'paid_back_before'

/** Null where none was asked for. One that failed says nothing of the units: a bank may hold them, or they were paid back otherwise. */
export function refundOutcomeOf(purchase: Purchase): RefundOutcome | null {
  const { refund, disputed, charged_back, refunded_cents, amount_cents } = purchase
  if (refund?.status !== 'failed') return refund?.status ?? null
  if (disputed || charged_back) return 'held_by_bank'
  return refunded_cents >= amount_cents ? 'paid_back_before' : 'failed'
}
