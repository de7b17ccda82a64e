import type { PaymentMode } from '@settlesg/contract'
import { hasPurchases } from './queries.ts'
import type { Db } from './tables.ts'

export class MixedPurchasesError extends Error {
  override readonly name = 'MixedPurchasesError'
}

/** Why a database refuses payments of this mode, or null: units of real and of test payments are never in one database. */
export async function describeMixedPurchases(db: Db, mode: PaymentMode): Promise<string | null> {
  if (mode === 'live' && (await hasPurchases(db, { is_live: false })))
    return 'The database has test purchases, made in the sandbox or with a test key, and STRIPE_SECRET_KEY is a live key: name an empty database in DATABASE_URL.'
  if (mode === 'test' && (await hasPurchases(db, { is_live: true })))
    return 'The database has real purchases, and payments are in test mode: name another database in DATABASE_URL, or set a live STRIPE_SECRET_KEY, or SANDBOX_PAYMENTS=off.'
  return null
}

/** Throws `MixedPurchasesError` where the database refuses payments of this mode. */
export async function refuseMixedPurchases(db: Db, mode: PaymentMode): Promise<void> {
  const refusal = await describeMixedPurchases(db, mode)
  if (refusal !== null) throw new MixedPurchasesError(refusal)
}
