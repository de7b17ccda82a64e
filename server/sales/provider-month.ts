import type { Deps } from '../deps.ts'
import type { Booking } from '../payments/service.ts'
import { findReceiptsAbout } from '../payments/service.ts'
import { periodOf } from './month.ts'
import { findBalancesBefore, findMovements, findMovementsAbout, findPayouts } from './queries.ts'
import type { Db } from './tables.ts'

type Movement = Awaited<ReturnType<typeof findMovements>>[number]

/** What the provider took for a booking, and when it paid it out. */
export interface ProviderPart {
  /** Null where it is not known. */
  feeCents: number | null
  /** Null for what was not paid out by the end of the month, or is not known. */
  payout: { id: string; arrival: string } | null
}

/** A payout beside what it paid out. */
interface PayoutMatch {
  id: string
  arrival: string
  currency: string
  amountCents: number
  /** The sum of its movements; null where the provider does not say which they are. */
  itemsCents: number | null
}

/** What the provider's books say of a month; the same each time once the month is closed. */
export interface ProviderMonth {
  movements: Movement[]
  /** Which receipt a payment, refund or dispute of the provider is about. */
  receipts: Map<string, string>
  payouts: PayoutMatch[]
  /** What was there at the beginning and at the end, in cents of the catalogue's currency. */
  openingCents: number
  closingCents: number
  /** What it took in the month, in cents of the catalogue's currency; what it gave back is counted off. */
  feeCents: number
  /** Movements in other currencies: they are in no sum. */
  otherCurrencies: number
  partOf: (booking: Booking) => ProviderPart
}

/** The only currency of which sums are made: all else would need a rate. */
const ours = 'SGD'

/** Which movement a booking made there. What was lost for good had left before, by its withdrawal. */
const categories: Record<Booking['kind'], string> = {
  sale: 'charge',
  refund: 'refund',
  refund_void: 'refund_failure',
  dispute_withdrawn: 'dispute',
  dispute_won: 'dispute_reversal',
  dispute_lost: 'dispute',
}

/** Reads a month of the provider's books as they were kept. */
export async function loadProviderMonth(
  db: Deps['db'] & Db,
  { month, isLive, bookings }: { month: string; isLive: boolean; bookings: readonly Booking[] },
): Promise<ProviderMonth> {
  const which = { month, isLive }
  const movements = await findMovements(db, which)
  const sources = movements.flatMap(({ payment_id, source_id }) => payment_id ?? source_id ?? [])
  const ids = [...new Set(bookings.flatMap(({ providerId }) => providerId ?? []))]
  const byBooking = new Map(
    (await findMovementsAbout(db, which, ids)).map((row) => [
      `${row.category} ${row.payment_id ?? row.source_id}`,
      row,
    ]),
  )
  const ofOurs = movements.filter(({ currency }) => currency === ours)
  const balances = await findBalancesBefore(db, which)
  const openingCents = balances.find(({ currency }) => currency === ours)?.cents ?? 0
  const sum = (cents: (movement: Movement) => number) => ofOurs.reduce((total, each) => total + cents(each), 0)
  return {
    movements,
    receipts: await findReceiptsAbout(db, sources, periodOf(month).to),
    payouts: (await findPayouts(db, which)).map(({ has_items, items_cents, ...payout }) => ({
      ...{ id: payout.id, arrival: payout.arrival, currency: payout.currency, amountCents: payout.amount_cents },
      itemsCents: has_items ? items_cents : null,
    })),
    openingCents,
    closingCents: openingCents + sum(({ amount_cents, fee_cents }) => amount_cents - fee_cents),
    feeCents: sum(({ fee_cents }) => fee_cents),
    otherCurrencies: movements.length - ofOurs.length,
    partOf: (booking) => partOf(booking, byBooking),
  }
}

function partOf({ kind, providerId, disputeCents }: Booking, byBooking: Map<string, Movement>): ProviderPart {
  if (kind === 'dispute_lost' && disputeCents === 0) return { feeCents: 0, payout: null }
  const found = byBooking.get(`${categories[kind]} ${providerId}`)
  if (!found) return { feeCents: null, payout: null }
  const { payout_id: id, arrival, currency, fee_cents } = found
  return {
    feeCents: currency === ours ? fee_cents : null,
    payout: id !== null && arrival !== null ? { id, arrival } : null,
  }
}
