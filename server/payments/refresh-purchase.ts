import { errors } from '@settlesg/contract'
import type { Deps } from '../deps.ts'
import { HttpError } from '../platform/http/http-error.ts'
import type { PaymentProvider } from './provider.ts'
import { type Settled, settle } from './settle.ts'

/** The provider, or `paymentsOff` where nothing can be bought. */
export function requireProvider({ payments }: Pick<Deps, 'payments'>): PaymentProvider {
  if (!payments) throw new HttpError(errors.paymentsOff)
  return payments
}

/**
 * Asks the provider about a checkout and brings the books up to date; null for one that it does not know, or that is none of
 * ours. The provider is asked before the transaction: its answer may be old by then, but our books only advance.
 */
export async function refreshPurchase(deps: Deps, sessionId: string): Promise<Settled | null> {
  const checkout = await requireProvider(deps).readCheckout(sessionId)
  if (!checkout) return null
  const settled = await deps.transaction((tx) => settle(tx, deps, checkout))
  return settled === 'parked' ? null : settled
}
