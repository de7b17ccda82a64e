import { type Balance, errors } from '@settlesg/contract'
import { HttpError } from '../platform/http/http-error.ts'
import type { Db, Tx } from '../tables.ts'
import { type Movement, move, walletsOf } from './queries.ts'
import type { Unit } from './tables.ts'

/*
 * Credits live in a double-entry ledger: what a wallet gains, a contra account gives, and the other way round. Each movement
 * names what it is for, and the same thing moves units only once; so a repeated call is harmless.
 */

/** Every confirmed account starts with this many credits (docs/product.md 3). */
export const trialCredits = 1

/** Gives a newly confirmed account its trial credit, once however often it is called. */
export async function grantTrial(tx: Tx, userId: string): Promise<void> {
  await move(tx, {
    userId,
    unit: 'credit',
    contraAccount: 'promo',
    delta: trialCredits,
    reason: 'trial',
    subjectId: userId,
  })
}

/** Takes the one credit that an estimate costs. Throws `notEnoughCredits`, so the caller's transaction is rolled back. */
export async function spendOnEstimate(tx: Tx, userId: string, assessmentId: string): Promise<void> {
  await spend(tx, {
    userId,
    unit: 'credit',
    contraAccount: 'usage',
    delta: -1,
    reason: 'estimate',
    subjectId: assessmentId,
  })
}

async function spend(tx: Tx, movement: Movement): Promise<void> {
  try {
    await move(tx, movement)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'SG001')
      throw new HttpError(errors.notEnoughCredits)
    throw error
  }
}

/** What the wallets of a user hold now. */
export async function balanceOf(db: Db | Tx, userId: string): Promise<Balance> {
  const wallets = await walletsOf(db, userId)
  const held = (unit: Unit) => wallets.find((wallet) => wallet.unit === unit)?.balance ?? 0
  return { credits: held('credit'), supercredits: held('supercredit') }
}
