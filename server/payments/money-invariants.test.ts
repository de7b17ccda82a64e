import { exampleProfile } from '@settlesg/model/testing'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { liveThrough } from '../sales/testing/history.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { brokenMoney, moneyViolations } from './money-invariants.ts'

const seller = {
  SELLER_NAME: 'Settle Pte. Ltd.',
  SELLER_UEN: '202612345K',
  SELLER_ADDRESS: '1 Harbour Road, Singapore 098765',
  GST_NUMBER: '202612345K',
}

/** Some receipt between others, none of whose money went back; its neighbours are like it. */
const plain = sql`
  from purchase where receipt_number is not null
    and id not in (select purchase_id from purchase_refund union all select purchase_id from purchase_dispute)`
const middle = sql`(select id ${plain} order by paid_at, receipt_number offset 3 limit 1)`
/** Some refund that went back, with a credit note. */
const succeeded = sql`(select r.id from purchase_refund r where status = 'succeeded' order by credit_note_number limit 1)`

/** Each row: what somebody did to the books past the product, by which SQL, and which invariants say so. */
const faults: [string, RawBuilder<unknown>, string[]][] = [
  [
    'a refund above the price',
    sql`update purchase_refund set amount_cents = amount_cents + 100000 where id = ${succeeded}`,
    ['I-28'],
  ],
  ['a sale in another currency', sql`update purchase set currency = 'USD' where id = ${middle}`, ['I-28']],
]

describe('the invariants of the money', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp(seller)
    const person = await test.newUser()
    const paid = await test.request('POST', '/credit/user-consume-credits', {
      token: person.token,
      body: { profile: exampleProfile },
    })
    expect(paid.json()).toMatchObject({ charged: true })
    await liveThrough(test, { seed: 7, moves: 160, atMonth: async () => {} })
  })
  afterAll(() => test.close())

  it('months of purchases, refunds, disputes and deletions break no invariant of the money', async () => {
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
      const { numAffectedRows } = await fault.execute(tx)
      expect(Number(numAffectedRows)).toBeGreaterThan(0)
      broken = await brokenMoney(tx)
      throw undo
    })
    await expect(planted).rejects.toBe(undo)
    expect([...new Set(broken.map((line) => line.slice(0, 4)))]).toEqual(names)
  })
})
