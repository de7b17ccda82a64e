import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { beforeTests } from '../testing/before-tests.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { refuseMixedPurchases } from './mixed-purchases.ts'

const database = beforeTests(openTestDatabase)

const order = (is_live: boolean) =>
  database.db
    .insertInto('purchase')
    .values({
      ...{ user_id: randomUUID(), product: 'pack_1', quantity: 1, unit: 'credit', units: 3, amount_cents: 900 },
      ...{ pack_units: 3, pack_cents: 900 },
      ...{ currency: 'SGD', is_live, language: 'en', created_at: new Date() },
    })
    .execute()

it.each([
  ['live', true, 'test purchases'],
  ['test', false, 'real purchases'],
] as const)(
  'payments in %s mode take a database with their own purchases, and refuse one with others',
  async (mode, isLive, others) => {
    await database.db.deleteFrom('purchase').execute()
    await order(isLive)
    await refuseMixedPurchases(database.db, mode)
    await order(!isLive)
    await expect(refuseMixedPurchases(database.db, mode)).rejects.toThrow(`The database has ${others}`)
    await refuseMixedPurchases(database.db, 'off')
  },
)
