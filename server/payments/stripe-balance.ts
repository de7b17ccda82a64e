import type Stripe from 'stripe'
import type { ProviderMovement, ProviderPayout } from './provider.ts'

/* What Stripe says of our balance there, in our words. */

const fromSeconds = (seconds: number) => new Date(seconds * 1000)

/** The id of what may have come whole. */
export const referencedId = (reference: string | { id: string } | null): string | null =>
  typeof reference === 'object' ? (reference?.id ?? null) : reference

/** A balance transaction that came with its source. */
export function presentMovement({ source, ...movement }: Stripe.BalanceTransaction): ProviderMovement {
  const charge = typeof source === 'object' && source?.object === 'charge' ? source : null
  return {
    id: movement.id,
    category: movement.reporting_category,
    amountCents: movement.amount,
    feeCents: movement.fee,
    currency: movement.currency.toUpperCase(),
    createdAt: fromSeconds(movement.created),
    sourceId: referencedId(source),
    paymentId: charge ? referencedId(charge.payment_intent) : null,
  }
}

/** A payout. What is in one that is automatic can be read once Stripe has worked it out. */
export const presentPayout = (payout: Stripe.Payout): ProviderPayout => ({
  id: payout.id,
  amountCents: payout.amount,
  currency: payout.currency.toUpperCase(),
  createdAt: fromSeconds(payout.created),
  arrival: fromSeconds(payout.arrival_date),
  items: !payout.automatic ? 'never' : payout.reconciliation_status === 'completed' ? 'listed' : 'to come',
})
