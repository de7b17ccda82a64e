import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../testing/test-database.ts'
import { brokenInvariants, violations } from './invariants.ts'
import { move } from './queries.ts'

describe('the queries of the invariants', () => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  beforeEach(async () => {
    database = await openTestDatabase()
  })
  afterEach(() => database.close())

  it('no question to the books has a subquery that runs again for each row', async () => {
    const repeated = []
    for (const [name, query] of Object.entries(violations)) {
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(database.db)
      // What the planner could not make a join of.
      if (rows.some((row) => row['QUERY PLAN'].includes('SubPlan'))) repeated.push(name)
    }
    expect(repeated).toEqual([])
  })

  /** A purchase of three credits for S$9 that was paid and granted; so many of its units were really moved. */
  async function purchase({ moved = 3, refundedCents = 0, unitsTaken = 0, movedBack = 0 }) {
    const [id, userId] = [randomUUID(), randomUUID()]
    await database.db
      .insertInto('purchase')
      .values({
        ...{ id, user_id: userId, product: 'pack_1', quantity: 1, unit: 'credit', units: 3, amount_cents: 900 },
        ...{ pack_units: 3, pack_cents: 900 },
        ...{ currency: 'SGD', is_live: false, language: 'en', created_at: new Date(), session_id: `cs_${id}` },
        ...{ status: 'paid', paid_at: new Date(), granted_at: new Date(), receipt_number: id, units_taken: unitsTaken },
      })
      .execute()
    await database.transaction((tx) =>
      move(tx, { userId, unit: 'credit', contraAccount: 'sales', delta: moved, reason: 'purchase', subjectId: id }),
    )
    if (refundedCents === 0 && movedBack === 0) return
    const refundId = randomUUID()
    await database.db
      .insertInto('purchase_refund')
      .values({
        ...{ id: refundId, purchase_id: id, asked_by: 'buyer', amount_cents: refundedCents || 1 },
        ...{ status: refundedCents ? 'succeeded' : 'failed', requested_at: new Date() },
      })
      .execute()
    if (movedBack)
      await sql`select take_units(${userId}, 'credit', 'refund', ${movedBack}, 'refund', ${refundId})`.execute(
        database.db,
      )
  }

  it('books with many right purchases and refunds are found right', async () => {
    for (let count = 0; count < 3; count += 1) await purchase({})
    await purchase({ refundedCents: 300, unitsTaken: 1, movedBack: 1 })
    await purchase({ refundedCents: 900, unitsTaken: 3, movedBack: 3 })
    expect(await brokenInvariants(database.db)).toEqual([])
  })

  it.each([
    ['I-08', { moved: 2 }],
    ['I-09', { unitsTaken: 1, refundedCents: 300 }],
    ['I-09', { movedBack: 1 }],
    ['I-10', { refundedCents: 900 }],
    ['I-10', { unitsTaken: 1, movedBack: 1 }],
  ])('%s alone is broken by one purchase among right ones that is not as it says: %j', async (name, wrong) => {
    await purchase({})
    await purchase(wrong)
    await purchase({ refundedCents: 900, unitsTaken: 3, movedBack: 3 })
    const broken = await brokenInvariants(database.db)
    expect(broken.map((line) => line.slice(0, 4))).toEqual([name])
  })

  it('I-12 alone is broken by a purchase that says it opened what no unit was taken for', async () => {
    await purchase({})
    // What a purchase is for never changes, but for who writes past the types.
    await sql`update purchase set open_assessment_id = gen_random_uuid(), opening = 'opened'`.execute(database.db)
    expect((await brokenInvariants(database.db)).map((line) => line.slice(0, 4))).toEqual(['I-12'])
  })

  it('I-03 alone is broken by a balance that is not the sum of its entries', async () => {
    await purchase({})
    await sql`update ledger_account set balance = balance + 1 where kind = 'wallet'`.execute(database.db)
    expect((await brokenInvariants(database.db)).map((line) => line.slice(0, 4))).toEqual(['I-03'])
  })
})
