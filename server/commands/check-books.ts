import { brokenInvariants } from '../credits/invariants.ts'
import { brokenRows, moneyViolations } from '../payments/money-invariants.ts'
import type { Db, Tx } from '../platform/database.ts'
import { isKept, keepMonths, monthViolations } from '../sales/kept-months.ts'
import { lastEnded, type Period, periodOf } from '../sales/month.ts'

/**
 * Every invariant of units and of money that does not hold, a line each; empty when the books are right. Of a period alone
 * where one is given: the money that was booked in it, and all units, whose wallets know no period.
 */
export const brokenBooks = async (db: Db | Tx, period?: Period): Promise<string[]> => [
  ...(await brokenInvariants(db)),
  ...(await brokenRows(db, { ...moneyViolations, ...monthViolations }, period)),
]

/** The same for all books; where all is right, what the months that are over say is kept for the next time. */
export async function checkBooks(db: Db, now: Date): Promise<string[]> {
  const broken = await brokenBooks(db)
  if (broken.length === 0) await keepMonths(db, lastEnded(now), now)
  return broken
}

/** Keeps what each month up to this one says, where it is not kept yet; only if all of the books are right up to its end. */
export async function keepRightMonths(db: Db, month: string, now: Date): Promise<void> {
  const upToItsEnd = { from: new Date(0), to: periodOf(month).to }
  if ((await isKept(db, month)) || (await brokenBooks(db, upToItsEnd)).length === 0) await keepMonths(db, month, now)
}
