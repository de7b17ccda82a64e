import { addMonths, dayInSingapore, daysLater, monthInSingapore } from '@settlesg/contract'
import type { Deps } from '../deps.ts'
import type { PaymentProvider, ProviderMovement, ProviderPayout } from '../payments/service.ts'
import {
  insertClosed,
  insertMovements,
  insertPayout,
  insertPayoutItems,
  isPayoutKept,
  lastClosed,
  lockBooks,
  newestMovement,
  newestPayout,
} from './queries.ts'
import type { Tx } from './tables.ts'

type BookDeps = Pick<Deps, 'db' | 'transaction' | 'clock'> & { payments: PaymentProvider }

/** Rows a transaction at most. */
const batch = 500
/** So far back is read again each time: the provider writes movements down in their order, but for moments. */
const movementDays = 3
/** A payout is read once the provider says what is in it, which may take days. */
const payoutDays = 30
const beginning = new Date(0)

/**
 * Keeps every movement of our balance at the provider, and every payout with what is in it, that is not kept yet. Harmless
 * to repeat, in several processes at once, and to stop anywhere: the oldest is written first, and the next run goes on from
 * there. Throws `ProviderUnavailableError`.
 */
export async function keepProviderBooks(deps: BookDeps): Promise<void> {
  const { db, payments } = deps
  const { isLive } = payments
  const since = (at: Date | null, days: number) => (at ? daysLater(at, -days) : beginning)

  const movements = await collect(payments.movementsSince(since((await newestMovement(db, isLive)).at, movementDays)))
  await keepMovements(deps, movements)
  const payouts = await collect(payments.payoutsSince(since((await newestPayout(db, isLive)).at, payoutDays)))
  for (const payout of payouts)
    if (payout.items !== 'to come' && !(await isPayoutKept(db, payout.id))) await keepPayout(deps, payout)
}

/** Oldest first: the provider lists the newest first. */
async function collect<T extends { createdAt: Date }>(list: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const each of list) all.push(each)
  return all.reverse()
}

async function keepMovements({ transaction, payments: { isLive } }: BookDeps, movements: ProviderMovement[]) {
  for (let start = 0; start < movements.length; start += batch)
    await transaction(async (tx) => writeMovements(tx, isLive, movements.slice(start, start + batch)))
}

async function writeMovements(tx: Tx, isLive: boolean, movements: ProviderMovement[]): Promise<void> {
  await lockBooks(tx)
  const closed = await lastClosed(tx, isLive)
  await insertMovements(
    tx,
    movements.map(({ id, category, amountCents, feeCents, currency, createdAt, sourceId, paymentId }) => ({
      ...{ id, is_live: isLive, month: openMonth(createdAt, closed), category, currency, created_at: createdAt },
      ...{ amount_cents: amountCents, fee_cents: feeCents, source_id: sourceId, payment_id: paymentId },
    })),
  )
}

async function keepPayout({ transaction, payments }: BookDeps, payout: ProviderPayout): Promise<void> {
  const { id, amountCents, currency, createdAt, arrival, items } = payout
  const { isLive } = payments
  const movements = items === 'listed' ? await collect(payments.movementsOfPayout(id)) : []
  await transaction(async (tx) => {
    await writeMovements(tx, isLive, movements)
    const month = openMonth(createdAt, await lastClosed(tx, isLive))
    const kept = { id, is_live: isLive, month, currency, created_at: createdAt, arrival: dayInSingapore(arrival) }
    await insertPayout(tx, { ...kept, amount_cents: amountCents, has_items: items === 'listed' })
    await insertPayoutItems(
      tx,
      id,
      movements.map((movement) => movement.id),
    )
  })
}

/** The month of a moment in Singapore, or the first that is open: what comes late counts when it is booked. */
function openMonth(at: Date, closed: string | null): string {
  const month = monthInSingapore(at)
  return closed !== null && month <= closed ? addMonths(closed, 1) : month
}

/** Closes a month that has ended and that the provider's books have been read up to. Harmless to repeat. */
export async function closeMonth({ transaction, clock, payments: { isLive } }: BookDeps, month: string): Promise<void> {
  await transaction(async (tx) => {
    await lockBooks(tx)
    await insertClosed(tx, { month, is_live: isLive, closed_at: clock.now() })
  })
}
