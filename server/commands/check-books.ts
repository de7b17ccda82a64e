import { brokenInvariants } from '../credits/invariants.ts'
import { brokenMoney } from '../payments/money-invariants.ts'
import type { Db, Tx } from '../platform/database/database.ts'

/** Every invariant of units and of money that does not hold, a line each; empty when the books are right. */
export const brokenBooks = async (db: Db | Tx): Promise<string[]> => [
  ...(await brokenInvariants(db)),
  ...(await brokenMoney(db)),
]
