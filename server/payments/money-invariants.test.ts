import { exampleProfile } from '@settlesg/model/testing'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sellerWithGst } from '../testing/seller.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { brokenMoney, moneyViolations } from './money-invariants.ts'
import { makeLiveSales } from './testing/live-sales.ts'

/** Some receipt between others, none of whose money went back; its neighbours are like it. */
const plain = sql`
  from purchase where receipt_number is not null
    and id not in (select purchase_id from purchase_refund union all select purchase_id from purchase_dispute)`
const middle = sql`(select id ${plain} order by paid_at, receipt_number offset 3 limit 1)`
const later = sql`(select id ${plain} order by paid_at desc, receipt_number desc limit 1)`
/** The credit note of the one refund that did not fail. */
const note = sql`(select id from purchase_refund where status = 'succeeded')`
const dispute = (status: string) => sql`(select id from purchase_dispute where status = ${status})`

/** A movement of so many credits between a contra account and some wallet, as the ledger's own function writes it. */
const moved = (contra: string, units: number, reason: string, subject = sql`gen_random_uuid()`) => sql`
  with moved as (
    select move_units(owner_id, unit, ${contra}, ${units}, ${reason}, ${subject}) from ledger_account
    where kind = 'wallet' and unit = 'credit' and balance > 0 order by owner_id limit 1)
  select * from moved`

/** Each row: what somebody did to the books past the product, by which SQL, and which invariants say so. */
const faults: [string, RawBuilder<unknown> | RawBuilder<unknown>[], string[]][] = [
  ['a movement for a reason that there is not', moved('promo', 5, 'goodwill'), ['I-24']],
  ['fifty credits as a gift', moved('promo', 50, 'trial'), ['I-24', 'I-25']],
  ['a dispute won that nobody had', moved('dispute', 3, 'dispute_won'), ['I-24']],
  ['an estimate that gave a unit', moved('usage', 1, 'estimate'), ['I-24']],
  ['a refund that took from sales', moved('sales', -1, 'refund', sql`${note}`), ['I-24']],
  [
    'a trial of thirty',
    sql`update ledger_entry set amount = 30 * sign(amount) where transaction_id = (
      select id from ledger_transaction where reason = 'trial' limit 1)`,
    ['I-25'],
  ],
  [
    'a charged estimate without its movement',
    sql`update ledger_transaction set subject_id = gen_random_uuid() where subject_id in (select id from assessment)`,
    ['I-26'],
  ],
  ['an estimate that nobody paid for', sql`update assessment set charged_at = null`, ['I-26']],
  [
    'an estimate that another paid for',
    sql`update assessment set user_id = (select id from app_user u where u.id <> user_id limit 1)`,
    ['I-26'],
  ],
  [
    'a refund above the price',
    sql`update purchase_refund set amount_cents = amount_cents + 100000 where id = ${note}`,
    ['I-28', 'I-30'],
  ],
  [
    'a price ten times as high',
    sql`update purchase set amount_cents = amount_cents * 10, gst_cents = round(amount_cents * 90 / 109.0) where id = ${middle}`,
    ['I-27'],
  ],
  ['one pack more', sql`update purchase set quantity = quantity + 1 where id = ${middle}`, ['I-27']],
  ['units that were doubled', sql`update purchase set units = units * 2 where id = ${middle}`, ['I-27']],
  ['a sale in another currency', sql`update purchase set currency = 'USD' where id = ${middle}`, ['I-28']],
  ['a tax of ten cents more', sql`update purchase set gst_cents = gst_cents + 10 where id = ${middle}`, ['I-29']],
  [
    'a rate of another day',
    sql`update purchase set gst_percent = 7, gst_cents = amount_cents * 7 / 107 where id = ${middle}`,
    ['I-29'],
  ],
  ['another GST number', sql`update purchase set gst_number = '199912345K' where id = ${middle}`, ['I-29']],
  [
    'a credit note with ten cents more of tax',
    sql`update purchase_refund set gst_cents = gst_cents + 10 where id = ${note}`,
    ['I-30'],
  ],
  [
    'a refund that went back without a credit note',
    sql`update purchase_refund set credit_note_number = null, credited_at = null, gst_cents = null where id = ${note}`,
    ['I-31'],
  ],
  [
    'a credit note that is void and went back',
    sql`insert into credit_note_void (refund_id, at) select id, credited_at from purchase_refund where id = ${note}`,
    ['I-31'],
  ],
  ['a void that is gone', sql`delete from credit_note_void`, ['I-31']],
  [
    'a gap between receipts',
    sql`update purchase set receipt_number = left(receipt_number, 7) || '999' || right(receipt_number, 3) where id = ${middle}`,
    ['I-32'],
  ],
  ['a sale that was deleted whole', sql`delete from purchase where id = ${middle}`, ['I-24', 'I-32']],
  ['a real sale that is called a test', sql`update purchase set is_live = false where id = ${middle}`, ['I-32']],
  [
    'two receipts that changed their numbers',
    [
      sql`create temporary table swapped on commit drop as
        select id, receipt_number from purchase where id in (${middle}, ${later})`,
      sql`update purchase set receipt_number = id where id in (select id from swapped)`,
      sql`update purchase p set receipt_number = other.receipt_number from swapped other
        where p.id in (select id from swapped) and other.id <> p.id`,
    ],
    ['I-32'],
  ],
  [
    'a credit note of the series of tests',
    sql`update purchase_refund set credit_note_number = 'TEST-' || credit_note_number where id = ${note}`,
    ['I-32'],
  ],
  [
    'a sale that was moved a month back',
    sql`update purchase set paid_at = paid_at - interval '40 days' where id = ${middle}`,
    ['I-32'],
  ],
  [
    'a receipt without its seller',
    sql`update purchase set seller_name = null, seller_uen = null, seller_address = null where id = ${middle}`,
    ['I-33'],
  ],
  [
    'a step of a dispute that is gone',
    sql`delete from purchase_dispute_step where status = 'lost' and dispute_id = ${dispute('lost')}`,
    ['I-34'],
  ],
  [
    'a dispute of another amount',
    sql`update purchase_dispute set amount_cents = amount_cents - 1 where id = ${dispute('open')}`,
    ['I-34'],
  ],
  [
    'a dispute that goes on and was never won',
    sql`update purchase_dispute set round = 2 where id = ${dispute('lost')}`,
    ['I-34'],
  ],
  ['a deletion that was forgotten', sql`delete from former_buyer`, ['I-35']],
]

describe('the invariants of the money', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp(sellerWithGst)
    const person = await test.newUser()
    const paid = await test.request('POST', '/credit/user-consume-credits', {
      token: person.token,
      body: { profile: exampleProfile },
    })
    expect(paid.json()).toMatchObject({ charged: true })
    await makeLiveSales(test)
  })
  afterAll(() => test.close())

  it('purchases, refunds, disputes and a deletion break no invariant of the money', async () => {
    expect(await brokenMoney(test.db)).toEqual([])
  })

  it('no question to the money has a subquery that runs again for each row', async () => {
    const repeated = []
    for (const [name, query] of Object.entries(moneyViolations)) {
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(test.db)
      if (rows.some((row) => row['QUERY PLAN'].includes('SubPlan'))) repeated.push(name)
    }
    expect(repeated).toEqual([])
  })

  it.each(faults)('%s is named by the invariants, and by no others', async (_, fault, names) => {
    const undo = new Error('undone')
    let broken: string[] = []
    const planted = test.transaction(async (tx) => {
      // No trigger refuses, as nobody would ask one who writes into the database's files.
      await sql`set local session_replication_role = replica`.execute(tx)
      let changed = 0
      for (const statement of [fault].flat()) {
        const { numAffectedRows, rows } = await statement.execute(tx)
        changed = Number(numAffectedRows) || rows.length
      }
      expect(changed).toBeGreaterThan(0)
      broken = await brokenMoney(tx)
      throw undo
    })
    await expect(planted).rejects.toBe(undo)
    expect([...new Set(broken.map((line) => line.slice(0, 4)))]).toEqual(names)
  })
})
