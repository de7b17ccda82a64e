import { type Insertable, sql, type Updateable } from 'kysely'
import type { BilledToRow, Db, DisputeRow, PaymentEventRow, PurchaseRow, RefundRow, Tx } from './tables.ts'

type Page = { skip: number; limit: number }

/** What makes two purchases equal. */
export interface Order
  extends Pick<Insertable<PurchaseRow>, 'user_id' | 'product' | 'quantity' | 'is_live' | 'language'>,
    Pick<Insertable<PurchaseRow>, 'unit' | 'units' | 'amount_cents' | 'currency' | 'pack_units' | 'pack_cents'> {
  open_assessment_id: string | null
}

/** Opens a purchase, or finds an equal open one. `replaced` are pages of equal ones that are to be closed. */
export async function openOrFind(tx: Tx, order: Order, { now, since }: { now: Date; since: Date }) {
  const { user_id, product, quantity, open_assessment_id } = order
  const isEqual = sql<boolean>`user_id = ${user_id} and product = ${product} and quantity = ${quantity}
    and status = 'open' and is_current`
  const pages: string[] = []
  for (;;) {
    const replaced = await tx
      .updateTable('purchase')
      .set({ is_current: false })
      .where(isEqual)
      .where((eb) =>
        eb.or([
          eb('created_at', '<=', since),
          eb('is_live', '<>', order.is_live),
          eb('amount_cents', '<>', order.amount_cents),
          eb('units', '<>', order.units),
          eb('language', '<>', order.language),
          eb('open_assessment_id', 'is distinct from', open_assessment_id),
        ]),
      )
      .returning(['session_id', 'language'])
      .execute()
    pages.push(
      ...replaced
        .filter(({ language }) => language !== order.language)
        .map(({ session_id }) => session_id)
        .filter((session) => session !== null),
    )
    const made = await tx
      .insertInto('purchase')
      .values({ ...order, created_at: now })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'product', 'quantity'])
          .where('status', '=', 'open')
          .where('is_current', '=', true)
          .doNothing(),
      )
      .returningAll()
      .executeTakeFirst()
    const purchase =
      made ??
      (await tx
        .selectFrom('purchase')
        .selectAll()
        .where(isEqual)
        .where('open_assessment_id', 'is not distinct from', open_assessment_id)
        .executeTakeFirst())
    if (purchase) return { purchase, replaced: pages }
    // Meanwhile the same was ordered to open something else, or it was paid: once more.
  }
}

export const findPurchase = (db: Db | Tx, id: string) =>
  db.selectFrom('purchase').selectAll().where('id', '=', id).executeTakeFirst()

export const findBySession = (db: Db, sessionId: string) =>
  db.selectFrom('purchase').selectAll().where('session_id', '=', sessionId).executeTakeFirst()

/** Of live payments, or of test ones. */
export const hasPurchases = async (db: Db, { is_live }: { is_live: boolean }): Promise<boolean> =>
  (await db.selectFrom('purchase').select('id').where('is_live', '=', is_live).limit(1).executeTakeFirst()) !==
  undefined

export const findByReceipt = (db: Db, receiptNumber: string) =>
  db.selectFrom('purchase').select(['id', 'user_id']).where('receipt_number', '=', receiptNumber).executeTakeFirst()

export const isUuid = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

export const findSessionOfPayment = (db: Db, paymentId: string) =>
  db.selectFrom('purchase').select('session_id').where('payment_id', '=', paymentId).executeTakeFirst()

/** Locks the purchase. Every change of it or its refunds needs this first. */
export const holdPurchase = (tx: Tx, id: string) =>
  tx.selectFrom('purchase').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const holdBySession = (tx: Tx, sessionId: string) =>
  tx.selectFrom('purchase').selectAll().where('session_id', '=', sessionId).forUpdate().executeTakeFirst()

export const updatePurchase = (tx: Tx, id: string, changes: Updateable<PurchaseRow>) =>
  tx.updateTable('purchase').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

export const keepSession = (db: Db, id: string, session: { session_id: string; session_url: string }) =>
  db.updateTable('purchase').set(session).where('id', '=', id).where('session_id', 'is', null).execute()

/** The next number of this series waits until the transaction that holds it has ended. */
export const lockSeries = (tx: Tx, series: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${series}, 0))`.execute(tx)

/** Of digits alone after the series: `:` is the character after 9. */
const lastIn = (column: string, series: string) => {
  const inOrder = sql<string>`${sql.ref<string>(column)} collate "C"`
  return {
    isIn: sql<boolean>`${inOrder} >= ${series} and ${inOrder} < ${`${series}:`}`,
    newestFirst: sql`${inOrder} desc`,
  }
}

export function lastReceipt(tx: Tx, series: string) {
  const { isIn, newestFirst } = lastIn('receipt_number', series)
  return tx
    .selectFrom('purchase')
    .select(['receipt_number as number', 'paid_at as at'])
    .$narrowType<{ number: string; at: Date }>()
    .where(isIn)
    .orderBy(newestFirst)
    .limit(1)
    .executeTakeFirst()
}

export function lastCreditNote(tx: Tx, series: string) {
  const { isIn, newestFirst } = lastIn('credit_note_number', series)
  return tx
    .selectFrom('purchase_refund')
    .select(['credit_note_number as number', 'credited_at as at'])
    .$narrowType<{ number: string; at: Date }>()
    .where(isIn)
    .orderBy(newestFirst)
    .limit(1)
    .executeTakeFirst()
}

const listed = (db: Db | Tx, userId: string) =>
  // No session: the provider never answered, so it is no purchase.
  db.selectFrom('purchase').where('user_id', '=', userId).where('session_id', 'is not', null)

export const findPurchases = (db: Db | Tx, userId: string, { skip, limit }: Page) =>
  listed(db, userId).selectAll().orderBy('created_at', 'desc').orderBy('id').offset(skip).limit(limit).execute()

export const countPurchases = (db: Db, userId: string) =>
  listed(db, userId).select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()

const ofPurchases = (purchaseIds: string[]) => sql<boolean>`purchase_id = any(${purchaseIds}::uuid[])`

export const findRefunds = (db: Db | Tx, purchaseIds: string[]) =>
  db
    .selectFrom('purchase_refund')
    .selectAll()
    .where(ofPurchases(purchaseIds))
    .orderBy('requested_at')
    .orderBy('attempt')
    .orderBy('round')
    .orderBy('id')
    .execute()

export const findDisputes = (db: Db | Tx, purchaseIds: string[]) =>
  db
    .selectFrom('purchase_dispute')
    .selectAll()
    .where(ofPurchases(purchaseIds))
    .orderBy('opened_at')
    .orderBy('round')
    .orderBy('id')
    .execute()

/** Refunds and disputes as text: they only advance or are added to, so equal texts mean that nothing changed. */
export async function describeKnown(db: Db | Tx, purchaseId: string): Promise<string> {
  const rows = [...(await findRefunds(db, [purchaseId])), ...(await findDisputes(db, [purchaseId]))]
  return rows.map(({ id, status }) => `${id} ${status}`).join()
}

export const findBilledNames = (db: Db | Tx, purchaseIds: string[]) =>
  db.selectFrom('purchase_billed_to').selectAll().where(ofPurchases(purchaseIds)).orderBy('number').execute()

export const insertBilledName = (tx: Tx, name: Insertable<BilledToRow>) =>
  tx.insertInto('purchase_billed_to').values(name).execute()

export const insertRefund = (tx: Tx, refund: Insertable<RefundRow>) =>
  tx.insertInto('purchase_refund').values(refund).returningAll().executeTakeFirstOrThrow()

export const updateRefund = (tx: Tx, id: string, changes: Updateable<RefundRow>) =>
  tx.updateTable('purchase_refund').set(changes).where('id', '=', id).execute()

export const insertDispute = (tx: Tx, dispute: Insertable<DisputeRow>) =>
  tx.insertInto('purchase_dispute').values(dispute).returningAll().executeTakeFirstOrThrow()

export const updateDispute = (tx: Tx, id: string, changes: Updateable<DisputeRow>) =>
  tx.updateTable('purchase_dispute').set(changes).where('id', '=', id).execute()

export const isEventKnown = (db: Db, id: string) =>
  db.selectFrom('payment_event').select('id').where('id', '=', id).executeTakeFirst()

/** False if the event is in the inbox already. */
export async function keepEvent(db: Db | Tx, event: Insertable<PaymentEventRow>): Promise<boolean> {
  const made = await db
    .insertInto('payment_event')
    .values(event)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

/** Payments, refunds and disputes to look up. Inquiries too, for as long as the card networks allow a dispute. */
export const findUndecidedSessions = (db: Db, { before, disputedSince }: { before: Date; disputedSince: Date }) =>
  db
    .selectFrom('purchase')
    .select('session_id')
    .$narrowType<{ session_id: string }>()
    .where('session_id', 'is not', null)
    .where('created_at', '<', before)
    .where((eb) =>
      eb.or([
        eb('status', 'in', ['open', 'pending', 'held']),
        eb('id', 'in', eb.selectFrom('purchase_refund').select('purchase_id').where('status', '=', 'requested')),
        eb('id', 'in', eb.selectFrom('purchase_dispute').select('purchase_id').where('status', '=', 'open')),
        eb('id', 'in', (dispute) =>
          dispute
            .selectFrom('purchase_dispute')
            .select('purchase_id')
            .where('status', '=', 'inquiry')
            .where('opened_at', '>', disputedSince),
        ),
      ]),
    )
    .orderBy('created_at')
    .execute()

/** Purchases that the provider never answered, so they cannot be paid. */
export const cancelUnanswered = (db: Db, openedBefore: Date) =>
  db
    .updateTable('purchase')
    .set({ status: 'cancelled' })
    .where('status', '=', 'open')
    .where('session_id', 'is', null)
    .where('created_at', '<', openedBefore)
    .execute()

/** Refunds of ours that the provider may not know of yet. */
export const findUndecidedRefunds = (db: Db, requestedBefore: Date) =>
  db
    .selectFrom('purchase_refund')
    .select('id')
    .where('status', '=', 'requested')
    .where('provider_id', 'is', null)
    .where('requested_at', '<', requestedBefore)
    .orderBy('requested_at')
    .execute()

export const findOpenSessions = (db: Db | Tx, userId: string) =>
  db
    .selectFrom('purchase')
    .select('session_id')
    .$narrowType<{ session_id: string }>()
    .where('user_id', '=', userId)
    .where('status', '=', 'open')
    .where('session_id', 'is not', null)
    .execute()

export const findUndecidedRefund = (db: Db, id: string) =>
  db
    .selectFrom('purchase_refund as refund')
    .innerJoin('purchase', 'purchase.id', 'refund.purchase_id')
    .select(['refund.id', 'refund.attempt', 'refund.purchase_id', 'refund.amount_cents'])
    .select(['purchase.payment_id', 'purchase.session_id', 'purchase.amount_cents as paid_cents'])
    .where('refund.id', '=', id)
    .where('refund.status', '=', 'requested')
    .executeTakeFirst()

export const findPurchasesSince = (db: Db, { since, isLive }: { since: Date; isLive: boolean }) =>
  db
    .selectFrom('purchase')
    .selectAll()
    .where('created_at', '>=', since)
    .where('is_live', '=', isLive)
    .orderBy('created_at')
    .execute()

/** Payments that are not as ordered, and events that name a purchase wrongly. */
export const findPurchasesToReview = (db: Db) =>
  db.selectFrom('purchase').select(['id', 'held_because']).where('status', '=', 'held').orderBy('created_at').execute()

export const findEventsToReview = (db: Db) =>
  db
    .selectFrom('payment_event')
    .select(['id', 'type'])
    .where('outcome', '=', 'needs_review')
    .where('purchase_id', 'is', null)
    .orderBy('received_at')
    .execute()
