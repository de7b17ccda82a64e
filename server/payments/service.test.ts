import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeCheckouts, describePaymentsToReview, findOpenCheckouts, loadPurchases } from './service.ts'
import { openShop, type Shop } from './testing/shop.ts'

describe('what the rest of the server asks of purchases', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop()
  })
  afterAll(() => shop.close())

  it("a copy of one's data has every purchase, newest first, and nobody else's", async () => {
    const [buyer, other] = [await shop.newUser(), await shop.newUser()]
    await shop.buy(other.token)
    const first = await shop.buy(buyer.token)
    shop.clock.pass(60)
    const second = await shop.buy(buyer.token, 'pack_2')
    const purchases = await loadPurchases(shop, buyer.id)
    expect(purchases.map(({ id }) => id)).toEqual([second.purchaseId, first.purchaseId])
    expect(purchases[0]).toEqual(await shop.loadPurchase(buyer.token, second.purchaseId))
  })

  it('payment pages of a deleted account are closed, and a late payment is paid back', async () => {
    const { id, token } = await shop.newUser()
    const open = (await shop.open(token)).json()
    const paid = await shop.pay(token, 'pack_1', 2)
    const sessions = await shop.transaction(async (tx) => {
      const found = await findOpenCheckouts(tx, id)
      await tx.deleteFrom('app_user').where('id', '=', id).execute()
      return found
    })
    await closeCheckouts(shop, sessions)
    expect((await shop.provider.checkout(open.session_id)).status).toBe('expired')
    expect((await shop.credit(paid.sessionId)).json()).toEqual({ status: 'pending' })
    expect((await shop.provider.checkout(paid.sessionId)).refunds).toMatchObject([{ amountCents: 1800 }])
    expect(await shop.broken()).toEqual([])
  })

  it('payments that somebody must look at are listed', async () => {
    expect(await describePaymentsToReview(shop.db)).toEqual([])
    const { token } = await shop.newUser()
    const { sessionId, purchaseId } = await shop.pay(token)
    shop.sandbox.store.edit(sessionId, { amount_total: 1 })
    await shop.tell('checkout.session.completed', sessionId)
    expect(await describePaymentsToReview(shop.db)).toEqual([
      `look at: purchase ${purchaseId} was paid otherwise than ordered (amount)`,
    ])
  })
})
