import { products } from '@settlesg/contract'
import { type KyselyPlugin, type OperationNode, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { long } from '../../testing/long.ts'
import { seed } from '../../testing/seed.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { salesCsv } from './csv.ts'
import { loadSalesMonth, periodOf, type SalesMonth } from './month.ts'
import { liveThrough } from './testing/history.ts'
import { ledgerMonth } from './testing/ledger-month.ts'

const seller = {
  SELLER_NAME: 'Settle Pte. Ltd.',
  SELLER_UEN: '202612345K',
  SELLER_ADDRESS: '1 Harbour Road, Singapore 098765',
  GST_NUMBER: '202612345K',
}

/** Replaces a piece of every raw statement that has it: a mistake in the SQL. */
function mistaken(from: string, to: string): KyselyPlugin {
  const change = <Node extends OperationNode>(node: Node): Node => {
    const { sqlFragments, parameters } = Object(node)
    if (!sqlFragments) return node
    return {
      ...node,
      sqlFragments: sqlFragments.map((text: string) => text.replace(from, to)),
      parameters: parameters.map(change),
    }
  }
  return { transformQuery: ({ node }) => change(node), transformResult: async ({ result }) => result }
}

describe('a month of random purchases, uses, refunds, disputes and deletions', () => {
  let test: TestApp
  const months: SalesMonth[] = []
  const load = (month: string, db: TestApp['db'] = test.db) =>
    loadSalesMonth(db, { month, isLive: true, now: test.clock.now() })
  beforeAll(
    async () => {
      test = await startTestApp(seller)
      const moves = long(80, 4_000)
      await liveThrough(test, { seed, moves, atMonth: async (month) => void months.push(await load(month)) })
    },
    long(120_000, 1_800_000),
  )
  afterAll(() => test.close())

  /** Where a month's units differ from the wallets' entries, in words. */
  async function differences(db: TestApp['db']): Promise<string[]> {
    const found: string[] = []
    for (const { month } of months)
      for (const { product, openingCents: _o, closingCents: _c, closingUntold: _u, ...units } of (await load(month, db))
        .units) {
        const ledger = await ledgerMonth(test.db, products[product].unit, periodOf(month))
        if (JSON.stringify(units) !== JSON.stringify(ledger)) found.push(`${month} ${product}`)
        if (units.opening + units.sold - units.used - units.takenBack - units.lapsed !== units.closing)
          found.push(`${month} ${product} does not add up`)
      }
    return found
  }

  it('the units of each month are those that the entries of the wallets have', async () => {
    expect(months.length).toBeGreaterThan(1)
    expect(await differences(test.db)).toEqual([])
  })

  it.each([
    ['what is owed is not counted as used', 'unused + used_and_owed', 'unused'],
    ['a refund takes no units', 'p.units - coalesce(moved.taken, 0)', 'p.units'],
    ['the last moment of a month counts for the next', 'and t.at < ', "and t.at + interval '2 days' < "],
  ])('the wallets’ entries find a report with this mistake: %s', async (_mistake, from, to) => {
    expect(await differences(test.db.withPlugin(mistaken(from, to)))).not.toEqual([])
  })

  it('a month that has ended says the same however much later it is read', async () => {
    for (const then of months) expect(await load(then.month)).toEqual({ ...then, hasEnded: true })
    expect(
      salesCsv(
        months.flatMap(({ bookings }) => bookings),
        () => null,
      ).length,
    ).toBeGreaterThan(1_000)
  })

  it('one month opens with what the month before closed with, in units and cents', () => {
    for (const [index, { units }] of months.entries())
      for (const { product, opening, openingCents } of units) {
        const before = months[index - 1]?.units.find((row) => row.product === product)
        expect([opening, openingCents]).toEqual([before?.closing ?? 0, before?.closingCents ?? 0])
      }
  })

  it('the bookings of all months add up to what purchases, refunds and disputes say in the end', async () => {
    const last = months.at(-1)
    if (!last) throw new Error('No month was over')
    const { to } = periodOf(last.month)
    const { rows } = await sql<{ sold: number; refunded: number; tax: number }>`
      select sum(p.amount_cents)::int as sold, sum(p.gst_cents)::int as tax,
        (select coalesce(sum(amount_cents), 0)::int from purchase_refund r where r.credited_at < ${to}
          and not exists (select from credit_note_void v where v.refund_id = r.id and v.at < ${to})) as refunded
      from purchase p where p.paid_at < ${to}`.execute(test.db)
    const all = months.flatMap(({ bookings }) => bookings)
    const sum = (cents: (booking: (typeof all)[number]) => number) => all.reduce((total, row) => total + cents(row), 0)
    expect(sum(({ grossCents }) => grossCents)).toBe((rows[0]?.sold ?? 0) - (rows[0]?.refunded ?? 0))
    const boxes = months.flatMap(({ gst }) => gst.boxes ?? [])
    expect(boxes.reduce((total, { total: net, outputTax }) => total + net + outputTax, 0)).toBe(
      sum(({ grossCents }) => grossCents),
    )
    const { rows: disputes } = await sql<{ held: number }>`
      select coalesce(sum(amount_cents), 0)::int as held from (
        select distinct on (dispute_id) status, amount_cents from purchase_dispute_step where at < ${to}
        order by dispute_id, array_position(array['inquiry', 'open', 'lost', 'won'], status) desc) newest
      where status in ('open', 'lost')`.execute(test.db)
    expect(sum(({ disputeCents }) => disputeCents)).toBe(0 - (disputes[0]?.held ?? 0))
  })
})
