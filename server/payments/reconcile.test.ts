import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findDiscrepancies } from './reconcile.ts'
import { openShop, type Shop } from './testing/shop.ts'

describe('reconciling with the provider', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop()
    const { token } = await shop.newUser()
    await shop.buy(token, 'pack_1', 2)
  })
  afterAll(() => shop.close())

  it.each([
    ['quantity', sql`update purchase set quantity = 3`, 'the quantity is 2 there, and 3 here'],
    ['product', sql`update purchase set product = 'pack_2'`, 'the product is pack_1 there, and pack_2 here'],
    ['payment', sql`update purchase set payment_id = 'pi_other'`, 'there, and pi_other here'],
  ])('a purchase with another %s than the provider has is listed', async (_, fault, line) => {
    const undo = new Error('undone')
    const found: string[] = []
    const planted = shop.transaction(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx)
      await fault.execute(tx)
      for await (const each of findDiscrepancies({ db: tx, clock: shop.clock, payments: shop.provider }, 1))
        found.push(each)
      throw undo
    })
    await expect(planted).rejects.toBe(undo)
    expect(found).toEqual([expect.stringContaining(line)])
  })
})
