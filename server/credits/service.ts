import { type Balance, type ContractError, type CreditRecord, errors } from '@settlesg/contract'
import type { Db, Tx } from '../platform/database/database.ts'
import { HttpError } from '../platform/http/http-error.ts'
import {
  burntUnits,
  findRecords,
  findWallets,
  holdWallet,
  isCharged,
  type Movement,
  move,
  reclaim,
  repayDebt,
  walletBalance,
} from './queries.ts'
import type { Unit } from './tables.ts'

export { burntUnits, holdWallet, isCharged, walletBalance }

/* The same reason and subject move units only once, so a repeated call is harmless. */

/** Every confirmed account starts with this many credits (docs/product.md 3). */
export const trialCredits = 1

/** Gives a newly confirmed account its trial credit, once however often it is called. */
export async function grantTrial(tx: Tx, userId: string): Promise<void> {
  const what = { userId, unit: 'credit', reason: 'trial', subjectId: userId } as const
  await move(tx, { ...what, contraAccount: 'promo', delta: trialCredits })
}

/** Takes the one credit that an estimate costs. Throws `notEnoughCredits`, so the caller's transaction is rolled back. */
export async function spendOnEstimate(tx: Tx, userId: string, assessmentId: string): Promise<void> {
  const what = { userId, unit: 'credit', reason: 'estimate', subjectId: assessmentId } as const
  await spend(tx, { ...what, contraAccount: 'usage', delta: -1 }, errors.notEnoughCredits)
}

/** False if it was taken before, also for a deleted assessment. Throws `notEnoughSupercredits`, to roll back. */
export function spendOnAnalysis(tx: Tx, userId: string, assessmentId: string): Promise<boolean> {
  const what = { userId, unit: 'supercredit', reason: 'analysis', subjectId: assessmentId } as const
  return spend(tx, { ...what, contraAccount: 'usage', delta: -1 }, errors.notEnoughSupercredits)
}

/** Answers whether it moved just now. */
async function spend(tx: Tx, movement: Movement, otherwise: ContractError): Promise<boolean> {
  try {
    return await move(tx, movement)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'SG001') throw new HttpError(otherwise)
    throw error
  }
}

interface Units {
  userId: string
  unit: Unit
  units: number
}

/** Puts what was bought into the wallet, once for a purchase; what its owner owes is paid from it first. */
export async function grantPurchase(tx: Tx, purchaseId: string, { userId, unit, units }: Units): Promise<void> {
  const what = { userId, unit, subjectId: purchaseId }
  const moved = await move(tx, { ...what, contraAccount: 'sales', delta: units, reason: 'purchase' })
  if (moved) await repayDebt(tx, what)
}

/** Gives units away, once for an operator's action; what the wallet's owner owes is paid from them first. */
export async function grantByOperator(tx: Tx, actionId: string, { userId, unit, units }: Units): Promise<void> {
  const what = { userId, unit, subjectId: actionId }
  await move(tx, { ...what, contraAccount: 'promo', delta: units, reason: 'granted' })
  await repayDebt(tx, what)
}

/** Takes back all that a purchase had granted, for a refund that its buyer asks for. Throws `unitsSpent`. */
export function reclaimUnused(tx: Tx, refundId: string, { userId, unit, units }: Units): Promise<boolean> {
  const what = { userId, unit, reason: 'refund', subjectId: refundId } as const
  return spend(tx, { ...what, contraAccount: 'refund', delta: -units }, errors.unitsSpent)
}

/** What a refund or a dispute takes back: spent or not. What the wallet does not hold is owed. False if it did before. */
export function reclaimBought(tx: Tx, cause: Cause, { userId, unit, units }: Units): Promise<boolean> {
  return reclaim(tx, { userId, unit, units, contraAccount: cause.kind, reason: cause.kind, subjectId: cause.id })
}

/** Gives back what a refund or a dispute had taken, once it failed or was won; debts are paid from it first. */
export async function returnBought(tx: Tx, cause: Cause, { userId, unit, units }: Units): Promise<boolean> {
  const reason = cause.kind === 'refund' ? 'refund_failed' : 'dispute_won'
  const what = { userId, unit, subjectId: cause.id }
  const moved = await move(tx, { ...what, contraAccount: cause.kind, delta: units, reason })
  if (moved) await repayDebt(tx, what)
  return moved
}

/** What takes units back, by its own id: each takes once, and gives back once. */
export interface Cause {
  kind: 'refund' | 'dispute'
  id: string
}

export async function loadBalance(db: Db | Tx, userId: string): Promise<Balance> {
  const wallets = await findWallets(db, userId)
  const held = (unit: Unit) => wallets.find((wallet) => wallet.unit === unit)?.balance ?? 0
  return { credits: held('credit'), supercredits: held('supercredit') }
}

export async function loadCreditRecords(db: Db, userId: string): Promise<CreditRecord[]> {
  return (await findRecords(db, userId)).map(presentRecord)
}

type Row = Awaited<ReturnType<typeof findRecords>>[number]

export function presentRecord(row: Row): CreditRecord {
  return {
    id: row.id,
    at: row.at.toISOString(),
    unit: row.unit,
    delta: row.amount,
    // Wallet entries always carry the balance; only those of contra accounts do not.
    balance_after: row.balance_after ?? 0,
    reason: row.reason,
    ...((row.reason === 'estimate' || row.reason === 'analysis') && { assessment_id: row.subject_id }),
    ...(row.purchase_id && { purchase_id: row.purchase_id }),
  }
}
