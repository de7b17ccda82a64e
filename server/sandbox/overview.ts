import type { Db } from '../tables.ts'
import type { OperatorView, Purchase, SentEvent } from './operator-page.ts'
import { deliveryCounts, findObject, objectsOfPayment, selectObjects, withheldOf } from './queries.ts'
import type { ObjectOf } from './tables.ts'

/** How many are shown; the API's lists have them all. */
const newest = 30

/** The newest sessions, each with all that came of it, and the newest events. */
export async function overviewOf(db: Db): Promise<Omit<OperatorView, 'isHeld'>> {
  const page = { limit: newest, created: {}, equal: {} }
  const purchases = []
  for (const session of (await selectObjects(db, { ...page, kind: 'checkout.session' })).data)
    purchases.push(await purchaseOf(db, session))
  const counts = await deliveryCounts(db)
  const events: SentEvent[] = (await selectObjects(db, { ...page, kind: 'event' })).data.map((event) => {
    const { status = 'delivered', attempts = 0 } = counts.find(({ event_id }) => event_id === event.id) ?? {}
    return { event, status, attempts }
  })
  return { purchases, events, waiting: counts.filter(({ status }) => status === 'waiting').length }
}

async function purchaseOf(db: Db, session: ObjectOf<'checkout.session'>): Promise<Purchase> {
  const items = (await withheldOf(db, session.id))?.line_items ?? []
  const paymentId = session.payment_intent
  if (typeof paymentId !== 'string') return { session, items, charge: null, refunds: [], disputes: [] }
  const payment = await findObject(db, 'payment_intent', paymentId)
  const chargeId = payment?.latest_charge
  return {
    session,
    items,
    charge: typeof chargeId === 'string' ? await findObject(db, 'charge', chargeId) : null,
    refunds: await objectsOfPayment(db, 'refund', paymentId),
    disputes: await objectsOfPayment(db, 'dispute', paymentId),
  }
}
