import { hasTestPurchases } from './queries.ts'
import type { Db } from './tables.ts'

/** Why the server does not start with a live key. */
export class TestPurchasesError extends Error {
  override readonly name = 'TestPurchasesError'
}

/** Why a live key refuses this database, in a line; null where it does not: its credits must all have been paid for. */
export async function describeTestPurchases(db: Db): Promise<string | null> {
  if (!(await hasTestPurchases(db))) return null
  return 'The database has test purchases, made in the sandbox or with a test key: with a live STRIPE_SECRET_KEY their credits would be as good as paid ones. Name an empty database in DATABASE_URL or DATA_DIR.'
}

/** Throws `TestPurchasesError` where the database has a test purchase. */
export async function refuseTestPurchases(db: Db): Promise<void> {
  const refusal = await describeTestPurchases(db)
  if (refusal !== null) throw new TestPurchasesError(refusal)
}
