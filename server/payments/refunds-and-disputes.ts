import { type Cause, reclaimBought, returnBought } from '../credits/service.ts'
import type { Deps } from '../deps.ts'
import type { Tx } from '../platform/database/database.ts'
import { ChangedMeanwhileError } from '../platform/database/retry-while-changed.ts'
import { holdsMoney, type ProviderCheckout, type ProviderDispute, type ProviderRefund } from './provider.ts'
import {
  findDisputes,
  findRefunds,
  insertDispute,
  insertRefund,
  updateDispute,
  updatePurchase,
  updateRefund,
} from './queries.ts'
import { mailRefund, mailRefundFailed } from './receipts.ts'
import { issueCreditNote, later } from './sale.ts'
import type { Purchase, Refund } from './tables.ts'

/* First every fact from the provider is written down; then the difference in units moves, once. */

export type SettleDeps = Pick<Deps, 'jobs' | 'secrets' | 'clock' | 'settings'>

interface Change {
  cause: Cause
  /** Null where it counts as it did before. */
  isGone: boolean | null
  refund?: Refund
}

const refundRanks = { requested: 0, succeeded: 1, failed: 2 } as const
const disputeRanks = { inquiry: 0, open: 1, lost: 2, won: 3 } as const

/** Whether the reading began after all that is known was written; null where that cannot be known. */
type IsNewer = boolean | null

/** Only a newer reading may take back a failure or a win. An older one throws `ChangedMeanwhileError`. */
function isFollowed(isNewer: IsNewer): boolean {
  if (isNewer === false) throw new ChangedMeanwhileError()
  return isNewer === true
}

/** Updates the reclaimed units; the purchase is locked. Throws `ChangedMeanwhileError`. */
export async function advanceRefundsAndDisputes(
  tx: Tx,
  deps: SettleDeps,
  purchase: Purchase,
  { refunds, disputes }: Pick<ProviderCheckout, 'refunds' | 'disputes'>,
  { wasGranted, isNewer }: { wasGranted: boolean; isNewer: IsNewer },
): Promise<Purchase> {
  const changes: Change[] = []
  for (const refund of refunds) changes.push(...(await advanceRefund(tx, deps, purchase, refund, isNewer)))
  for (const dispute of disputes) changes.push(...(await advanceDispute(tx, deps, purchase, dispute, isNewer)))
  // Facts from before the units were granted have moved no units yet.
  const causes = wasGranted ? changes : await allFacts(tx, purchase)
  const balanced = await rebalance(tx, purchase, causes)
  // A refund that was known before the payment gets its credit note once there is a receipt.
  const older = causes.filter(({ cause }) => !changes.some((change) => change.cause.id === cause.id))
  for (const change of [...changes, ...older])
    if (change.refund?.status === 'succeeded')
      change.refund = await issueCreditNote(tx, deps.clock.now(), balanced, change.refund)
  await mailAbout(tx, deps, { before: purchase, after: balanced, changes })
  return balanced
}

/** Ends a refund that the provider refused and does not know of: its units come back. The purchase is locked. */
export async function failRefund(tx: Tx, deps: SettleDeps, purchase: Purchase, refund: Refund): Promise<void> {
  await updateRefund(tx, refund.id, { status: 'failed' })
  const change = {
    cause: { kind: 'refund', id: refund.id },
    isGone: false,
    refund: { ...refund, status: 'failed' },
  } as const
  const balanced = await rebalance(tx, purchase, [change])
  await mailAbout(tx, deps, { before: purchase, after: balanced, changes: [change] })
}

async function advanceRefund(
  tx: Tx,
  { clock }: SettleDeps,
  purchase: Purchase,
  { providerId, refundId, amountCents, status }: ProviderRefund,
  isNewer: IsNewer,
): Promise<Change[]> {
  const rows = await findRefunds(tx, [purchase.id])
  const known =
    rows.findLast((row) => row.provider_id === providerId) ??
    rows.find((row) => row.id === refundId && row.provider_id === null)
  if (!known) {
    const made = await insertRefund(tx, {
      purchase_id: purchase.id,
      asked_by: 'provider',
      provider_id: providerId,
      amount_cents: amountCents,
      status,
      requested_at: clock.now(),
    })
    return [toChange(made)]
  }
  // The provider pays back all that was left, which is less if a part went back there before.
  if (known.provider_id === null)
    await updateRefund(tx, known.id, { provider_id: providerId, amount_cents: amountCents })
  if (known.status === 'failed' && status !== 'failed') {
    if (!isFollowed(isNewer)) return []
    // Only one of our own at a time: the buyer may have asked for another meanwhile.
    const isOwnTaken = rows.some((row) => row.asked_by !== 'provider' && row.status !== 'failed')
    const again = await insertRefund(tx, {
      purchase_id: purchase.id,
      asked_by: isOwnTaken ? 'provider' : known.asked_by,
      attempt: known.attempt,
      provider_id: providerId,
      round: known.round + 1,
      amount_cents: amountCents,
      status,
      requested_at: later(clock.now(), known.requested_at),
    })
    return [toChange(again)]
  }
  if (refundRanks[status] <= refundRanks[known.status]) return []
  await updateRefund(tx, known.id, { status })
  const change = toChange({ ...known, amount_cents: amountCents, status })
  return [status === 'failed' ? change : { ...change, isGone: null }]
}

const toChange = (refund: Refund): Change => ({
  cause: { kind: 'refund', id: refund.id },
  isGone: refund.status !== 'failed',
  refund,
})

async function advanceDispute(
  tx: Tx,
  { clock }: SettleDeps,
  purchase: Purchase,
  { providerId, amountCents, status }: ProviderDispute,
  isNewer: IsNewer,
): Promise<Change[]> {
  const last = (await findDisputes(tx, [purchase.id])).findLast((row) => row.provider_id === providerId)
  const isAgain = last?.status === 'won' && status !== 'won' && isFollowed(isNewer)
  const known = isAgain ? undefined : last
  if (known && disputeRanks[status] <= disputeRanks[known.status]) return []
  const held = known !== undefined && holdsMoney(known)
  const isHeld = holdsMoney({ status })
  // What an inquiry asks about and what is then taken may differ.
  if (known) await updateDispute(tx, known.id, { status, ...(!held && { amount_cents: amountCents }) })
  const { id } =
    known ??
    (await insertDispute(tx, {
      purchase_id: purchase.id,
      provider_id: providerId,
      round: (last?.round ?? 0) + 1,
      amount_cents: amountCents,
      status,
      opened_at: later(clock.now(), last?.opened_at ?? clock.now()),
    }))
  return [{ cause: { kind: 'dispute', id }, isGone: held === isHeld ? null : isHeld }]
}

/** Also those that were known before there were units to take. */
async function allFacts(tx: Tx, { id }: Purchase): Promise<Change[]> {
  const [refunds, disputes] = [await findRefunds(tx, [id]), await findDisputes(tx, [id])]
  return [
    ...refunds.map(toChange),
    ...disputes.map((row): Change => ({ cause: { kind: 'dispute', id: row.id }, isGone: holdsMoney(row) })),
  ]
}

/** Units follow the money that is gone, rounded down over all of it; booked under a fact that changed just now. */
async function rebalance(tx: Tx, purchase: Purchase, changes: Change[]): Promise<Purchase> {
  if (purchase.granted_at === null) return purchase
  const goneCents = await sumGoneCents(tx, purchase)
  const target = unitsFor(goneCents, purchase)
  const difference = target - purchase.units_taken
  const change = changes.find(({ isGone }) => isGone === difference > 0)
  if (difference === 0 || !change) return purchase
  const units = { userId: purchase.user_id, unit: purchase.unit, units: Math.abs(difference) }
  const hasMoved =
    difference > 0 ? await reclaimBought(tx, change.cause, units) : await returnBought(tx, change.cause, units)
  if (!hasMoved) throw new Error('A refund or dispute cannot move units twice in one direction')
  return updatePurchase(tx, purchase.id, { units_taken: target })
}

async function sumGoneCents(tx: Tx, { id }: Purchase): Promise<number> {
  const [refunds, disputes] = [await findRefunds(tx, [id]), await findDisputes(tx, [id])]
  const gone = [...refunds.filter(({ status }) => status !== 'failed'), ...disputes.filter(holdsMoney)]
  return gone.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
}

/** In cents: money that went back or was lost for good. */
export async function sumGoneForGood(tx: Tx, { id }: Purchase): Promise<number> {
  const [refunds, disputes] = [await findRefunds(tx, [id]), await findDisputes(tx, [id])]
  const gone = [
    ...refunds.filter(({ status }) => status === 'succeeded'),
    ...disputes.filter(({ status }) => status === 'lost'),
  ]
  return gone.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
}

const unitsFor = (cents: number, { units, amount_cents }: Pick<Purchase, 'units' | 'amount_cents'>) =>
  Math.floor((units * Math.min(cents, amount_cents)) / amount_cents)

async function mailAbout(
  tx: Tx,
  deps: SettleDeps,
  { before, after, changes }: { before: Purchase; after: Purchase; changes: Change[] },
): Promise<void> {
  // If it was paid back at the provider meanwhile, the units stay gone and that refund has a mail of its own.
  const isGivenBack = after.units_taken < before.units_taken
  const isHeld = (await findDisputes(tx, [after.id])).some(holdsMoney)
  for (const { refund } of changes) {
    if (refund?.status === 'succeeded') await mailRefund(tx, deps, after, refund)
    if (refund?.status === 'failed' && refund.asked_by === 'buyer' && (isGivenBack || isHeld))
      await mailRefundFailed(tx, deps, after, { refund, isHeld })
  }
}
