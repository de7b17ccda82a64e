import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { beforeTests } from '../testing/before-tests.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { describeTestPurchases, refuseTestPurchases } from './test-purchases.ts'

const database = beforeTests(openTestDatabase)

const order = (is_live: boolean) =>
  database.db
    .insertInto('purchase')
    .values({
      ...{ user_id: randomUUID(), product: 'pack_1', quantity: 1, unit: 'credit', units: 3, amount_cents: 900 },
      ...{ currency: 'SGD', is_live, language: 'en', created_at: new Date() },
    })
    .execute()

it('a live key takes a database with real purchases, and refuses it from the first test purchase on', async () => {
  await order(true)
  expect(await describeTestPurchases(database.db)).toBeNull()
  await refuseTestPurchases(database.db)
  await order(false)
  await expect(refuseTestPurchases(database.db)).rejects.toMatchObject({
    name: 'TestPurchasesError',
    message: expect.stringContaining('Name an empty database'),
  })
})
