import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { long } from '../../testing/long.ts'
import { seed } from '../../testing/seed.ts'
import { type Booking, loadBookings } from '../payments/service.ts'
import { sellerWithGst } from '../testing/seller.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { salesCsv } from './csv.ts'
import { periodOf } from './month.ts'
import { liveThrough } from './testing/history.ts'

describe('a month of random purchases, uses, refunds, disputes and deletions', () => {
  let test: TestApp
  const months: { month: string; bookings: Booking[] }[] = []
  const load = async (month: string) => ({
    month,
    bookings: await loadBookings(test.db, { ...periodOf(month), isLive: true }),
  })
  beforeAll(
    async () => {
      test = await startTestApp(sellerWithGst)
      const moves = long(80, 4_000)
      await liveThrough(test, { seed, moves, atMonth: async (month) => void months.push(await load(month)) })
    },
    long(120_000, 1_800_000),
  )
  afterAll(() => test.close())

  it('a month that has ended says the same however much later it is read', async () => {
    expect(months.length).toBeGreaterThan(1)
    for (const then of months) expect(await load(then.month)).toEqual(then)
    expect(salesCsv(months.flatMap(({ bookings }) => bookings)).length).toBeGreaterThan(1_000)
  })

  it('a month of real payments has no play money in it, and the other way round', async () => {
    for (const { month, bookings } of months) {
      expect(bookings.filter(({ receipt }) => !receipt.startsWith('R-'))).toEqual([])
      expect(await loadBookings(test.db, { ...periodOf(month), isLive: false })).toEqual([])
    }
  })

  it('the bookings of all months add up to what purchases, refunds and disputes say in the end', async () => {
    const last = months.at(-1)
    if (!last) throw new Error('No month was over')
    const { to } = periodOf(last.month)
    const { rows } = await sql<{ sold: number; refunded: number }>`
      select sum(p.amount_cents)::int as sold,
        (select coalesce(sum(amount_cents), 0)::int from purchase_refund r where r.credited_at < ${to}
          and not exists (select from credit_note_void v where v.refund_id = r.id and v.at < ${to})) as refunded
      from purchase p where p.paid_at < ${to}`.execute(test.db)
    const all = months.flatMap(({ bookings }) => bookings)
    const sum = (cents: (booking: (typeof all)[number]) => number) => all.reduce((total, row) => total + cents(row), 0)
    expect(sum(({ grossCents }) => grossCents)).toBe((rows[0]?.sold ?? 0) - (rows[0]?.refunded ?? 0))
    const { rows: disputes } = await sql<{ held: number }>`
      select coalesce(sum(amount_cents), 0)::int as held from (
        select distinct on (dispute_id) status, amount_cents from purchase_dispute_step where at < ${to}
        order by dispute_id, array_position(array['inquiry', 'open', 'lost', 'won'], status) desc) newest
      where status in ('open', 'lost')`.execute(test.db)
    expect(sum(({ disputeCents }) => disputeCents)).toBe(0 - (disputes[0]?.held ?? 0))
  })
})
