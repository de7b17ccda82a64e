import { daysLater, errors, type Purchase, type Refundable, refundDays } from '@settlesg/contract'
import type { Selectable } from 'kysely'
import type { Db, Tx } from '../platform/database/database.ts'
import { HttpError } from '../platform/http/http-error.ts'
import { holdsMoney } from './provider.ts'
import {
  findBilledNames,
  findDisputes,
  findPurchase,
  findPurchases,
  findPurchasesSince,
  findRefunds,
} from './queries.ts'
import type { BilledToRow, DisputeRow, Refund, Purchase as Row } from './tables.ts'
import { unusedUnits } from './unused-units-queries.ts'

type RefundOffer = NonNullable<Purchase['refund_offer']>

export interface PaymentFacts {
  purchase: Row
  refunds: Refund[]
  disputes: Selectable<DisputeRow>[]
}

export interface PurchaseFacts extends PaymentFacts {
  names: Selectable<BilledToRow>[]
  /** Neither burnt nor taken back. */
  unusedUnits: number
}

export async function loadFacts(
  db: Db | Tx,
  userId: string,
  which: { id: string } | { skip: number; limit: number },
): Promise<PurchaseFacts[]> {
  const purchases =
    'id' in which
      ? [await findPurchase(db, which.id)].filter((found) => found?.user_id === userId)
      : await findPurchases(db, userId, which)
  const rows = purchases.filter((row) => row !== undefined)
  const facts = await withRefundsAndDisputes(db, rows)
  const names = await findBilledNames(
    db,
    rows.map(({ id }) => id),
  )
  const unused = await unusedUnits(db, userId)
  return facts.map((one) => ({
    ...one,
    names: names.filter(({ purchase_id }) => purchase_id === one.purchase.id),
    unusedUnits: unused.get(one.purchase.id) ?? 0,
  }))
}

/** Every purchase opened since then, of live or of test payments. */
export const loadFactsSince = async (db: Db, which: { since: Date; isLive: boolean }): Promise<PaymentFacts[]> =>
  withRefundsAndDisputes(db, await findPurchasesSince(db, which))

/** One after the other: a transaction has one connection. */
async function withRefundsAndDisputes(db: Db | Tx, rows: Row[]): Promise<PaymentFacts[]> {
  const ids = rows.map(({ id }) => id)
  const refunds = Map.groupBy(await findRefunds(db, ids), ({ purchase_id }) => purchase_id)
  const disputes = Map.groupBy(await findDisputes(db, ids), ({ purchase_id }) => purchase_id)
  return rows.map((purchase) => ({
    purchase,
    refunds: refunds.get(purchase.id) ?? [],
    disputes: disputes.get(purchase.id) ?? [],
  }))
}

/** Throws `purchaseNotFound`, also for another person's. */
export async function loadOwnPurchase(db: Db | Tx, userId: string, id: string): Promise<PurchaseFacts> {
  const [facts] = await loadFacts(db, userId, { id })
  if (!facts) throw new HttpError(errors.purchaseNotFound)
  return facts
}

const refundableUntil = (paidAt: Date) => daysLater(paidAt, refundDays)

const refundedCents = (refunds: PurchaseFacts['refunds']) =>
  refunds.filter(({ status }) => status !== 'failed').reduce((sum, { amount_cents }) => sum + amount_cents, 0)

/** What the refund button gives back now, or why it gives nothing: only packs of which no unit is used. */
export function refundOffer(facts: PurchaseFacts, now: Date): RefundOffer | Exclude<Refundable, 'yes'> {
  const { purchase, refunds, disputes, unusedUnits } = facts
  const { paid_at: paidAt, quantity, units, amount_cents: paidCents } = purchase
  if (paidAt === null) return 'not_paid'
  const leftCents = paidCents - refundedCents(refunds)
  const isAsked = refunds.some(({ asked_by, status }) => asked_by !== 'provider' && status !== 'failed')
  if (isAsked || leftCents <= 0 || disputes.some(holdsMoney)) return 'already_refunded'
  if (now > refundableUntil(paidAt)) return 'refund_period_over'
  const [unitsOfPack, centsOfPack] = [units / quantity, paidCents / quantity]
  const packs = Math.min(Math.floor(unusedUnits / unitsOfPack), Math.floor(leftCents / centsOfPack))
  if (packs <= 0) return 'units_spent'
  const given = packs * unitsOfPack
  return { quantity: packs, units: given, amount_cents: packs * centsOfPack, units_kept: unusedUnits - given }
}

/** From the row, never from today's settings. */
function soldBy(purchase: Row): Pick<Purchase, 'seller' | 'gst' | 'card_statement'> {
  const { seller_name: name, seller_uen: uen, seller_address: address, card_statement } = purchase
  const { gst_percent: percent, gst_cents: cents, gst_number: number } = purchase
  return {
    seller: name !== null && uen !== null && address !== null ? { name, uen, address } : null,
    gst: percent !== null && cents !== null ? { percent, cents, number } : null,
    card_statement,
  }
}

function presentCreditNote({ credit_note_number: number, credited_at, amount_cents, gst_cents, status }: Refund) {
  if (number === null || credited_at === null) return []
  return [{ number, issued_at: credited_at.toISOString(), amount_cents, gst_cents, is_void: status === 'failed' }]
}

export function presentPurchase(facts: PurchaseFacts, now: Date): Purchase {
  const { purchase, refunds, disputes } = facts
  const offer = refundOffer(facts, now)
  const own = refunds.findLast(({ asked_by }) => asked_by !== 'provider')
  return {
    id: purchase.id,
    created_at: purchase.created_at.toISOString(),
    product: purchase.product,
    quantity: purchase.quantity,
    unit: purchase.unit,
    units: purchase.units,
    amount_cents: purchase.amount_cents,
    currency: purchase.currency,
    status: purchase.status,
    paid_at: purchase.paid_at?.toISOString() ?? null,
    method: purchase.method,
    opens: purchase.open_assessment_id
      ? { assessment_id: purchase.open_assessment_id, outcome: purchase.opening }
      : null,
    receipt_number: purchase.receipt_number,
    ...soldBy(purchase),
    billed_to: facts.names.map(({ name, set_at }) => ({ name, set_at: set_at.toISOString() })),
    credit_notes: refunds
      .flatMap(presentCreditNote)
      .sort((one, other) => one.issued_at.localeCompare(other.issued_at) || one.number.localeCompare(other.number)),
    refundable_until: purchase.paid_at && refundableUntil(purchase.paid_at).toISOString(),
    refundable: typeof offer === 'string' ? offer : 'yes',
    refund_offer: typeof offer === 'string' ? null : offer,
    refund: own
      ? { status: own.status, amount_cents: own.amount_cents, requested_at: own.requested_at.toISOString() }
      : null,
    refunded_cents: refundedCents(refunds.filter(({ status }) => status === 'succeeded')),
    disputed: disputes.some(({ status }) => status === 'open'),
    charged_back: disputes.some(({ status }) => status === 'lost'),
    test_mode: !purchase.is_live,
    url: purchase.status === 'open' ? purchase.session_url : null,
  }
}

/** Whether a payment that was not as ordered has gone back whole; other cancelled ones were never paid. */
export const isPaidBack = ({ status, payment_id }: Pick<Row, 'status' | 'payment_id'>): boolean =>
  status === 'cancelled' && payment_id !== null
