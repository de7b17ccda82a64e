import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keepRightMonths } from '../commands/check-books.ts'
import { brokenRows } from '../payments/money-invariants.ts'
import { sellerWithGst } from '../testing/seller.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { keepMonths, monthViolations } from './kept-months.ts'
import { lastEnded } from './month.ts'
import { liveThrough } from './testing/history.ts'

const first = '2026-11'
const inFirst = sql`at < '2026-11-30T16:00:00Z'`
const sold = sql`(select id from purchase where paid_at < '2026-11-30T16:00:00Z' order by receipt_number limit 1)`

/**
 * Each row: what somebody did past the product to a month that was closed, by which SQL, and what is said of which month.
 */
const faults: [string, RawBuilder<unknown>, string][] = [
  [
    'a sale of another buyer',
    sql`update purchase set user_id = gen_random_uuid() where id = ${sold}`,
    `${first} sales`,
  ],
  [
    'the provider’s payment of another sale',
    sql`update purchase set payment_id = 'pi_other' where id = ${sold}`,
    `${first} sales`,
  ],
  [
    'a credit note of another refund',
    sql`update purchase_refund set provider_id = 're_other' where id = (
      select id from purchase_refund order by credit_note_number limit 1)`,
    ' credit notes',
  ],
  ['a void that came a minute later', sql`update credit_note_void set at = at + interval '1 minute'`, ' voids'],
  ['a dispute of another purchase', sql`update purchase_dispute set purchase_id = ${sold}`, ' dispute steps'],
  ['a deletion that is gone', sql`delete from former_buyer`, ' former buyers'],
  [
    'a use that was moved to another minute',
    sql`update ledger_transaction set at = at - interval '1 minute' where reason = 'estimate' and ${inFirst}`,
    `${first} unit movements`,
  ],
  [
    'a movement of units before the first month',
    sql`update ledger_transaction set at = '2020-01-05T00:00:00Z' where reason = 'estimate' and ${inFirst}`,
    '2020-01 unit movements (0 rows, 0 in all; now',
  ],
]

describe('what a closed month said', () => {
  let test: TestApp
  const broken = (db: Parameters<typeof brokenRows>[0] = test.db) => brokenRows(db, monthViolations)
  beforeAll(async () => {
    test = await startTestApp(sellerWithGst)
    await liveThrough(test, { seed: 7, moves: 160, atMonth: async () => {} })
    await keepMonths(test.db, lastEnded(test.clock.now()), test.clock.now())
  })
  afterAll(() => test.close())

  /** Does something to the books that is undone afterwards, with no trigger to refuse it. */
  async function afterFault(fault: RawBuilder<unknown>): Promise<string[]> {
    const undo = new Error('undone')
    let found: string[] = []
    const planted = test.transaction(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx)
      const { numAffectedRows } = await fault.execute(tx)
      expect(numAffectedRows).toBeGreaterThan(0n)
      found = await broken(tx)
      throw undo
    })
    await expect(planted).rejects.toBe(undo)
    return found
  }

  it('a closed month that nobody touched says the same, in another time zone too', async () => {
    const { rows } = await sql<{ kind: string }>`select distinct kind from kept_month where rows > 0`.execute(test.db)
    expect(rows.map(({ kind }) => kind).toSorted()).toEqual([
      ...['credit notes', 'dispute steps', 'former buyers', 'sales', 'unit movements', 'voids'],
    ])
    expect(await broken()).toEqual([])
    await test.transaction(async (tx) => {
      await sql`set local time zone 'America/New_York'`.execute(tx)
      await sql`set local datestyle = 'German'`.execute(tx)
      expect(await broken(tx)).toEqual([])
    })
  })

  it.each(faults)('%s in a closed month is named', async (_, fault, said) => {
    const [line, ...others] = await afterFault(fault)
    expect(others).toEqual([])
    expect(line).toContain(said)
  })

  it('what happens in a month that is not over changes nothing of those that are', async () => {
    await test.newUser()
    expect(await broken()).toEqual([])
  })

  it('what an earlier version kept of the provider’s books is not compared', async () => {
    const fault = sql`
      insert into kept_month (month, kind, rows, total, sha256, kept_at)
      values (${first}, 'provider movements', 1, 850, 'of other rows', now())`
    expect(await afterFault(fault)).toEqual([])
  })

  it('a month that is kept stays as it was kept, however often it is closed', async () => {
    const kept = () => test.db.selectFrom('kept_month').selectAll().orderBy('kind').orderBy('month').execute()
    const before = await kept()
    await keepMonths(test.db, first, test.clock.now())
    expect(await kept()).toEqual(before)
    for (const statement of ['update kept_month set rows = 0', 'delete from kept_month'])
      await expect(sql.raw(statement).execute(test.db)).rejects.toThrow('never changed')
  })

  it('no question to closed months has a subquery that runs again for each row', async () => {
    for (const query of Object.values(monthViolations)) {
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(test.db)
      expect(rows.filter((row) => row['QUERY PLAN'].includes('SubPlan'))).toEqual([])
    }
  })
})

it('a month whose books are not right, or that one before it spoils, is not kept', async () => {
  const test = await startTestApp()
  const created_at = new Date('2026-09-20T04:00:00Z')
  await test.db
    .insertInto('purchase')
    .values({
      ...{ user_id: '00000000-0000-4000-8000-000000000000', product: 'pack_1', quantity: 1, unit: 'credit', units: 3 },
      ...{ amount_cents: 900, currency: 'USD', is_live: false, language: 'en', created_at },
    })
    .execute()
  await keepRightMonths(test.db, '2026-10', test.clock.now())
  expect(await test.db.selectFrom('kept_month').selectAll().execute()).toEqual([])
  await keepRightMonths(test.db, '2026-08', test.clock.now())
  expect(await test.db.selectFrom('kept_month').select('month').distinct().execute()).toEqual([{ month: '2026-08' }])
  await test.close()
})
