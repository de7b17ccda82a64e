import { exampleProfile } from '@settlesg/model/testing'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { long } from '../../testing/long.ts'
import { describeTestMoney, refuseTestMoney, removeAllTestMoney } from './test-money.ts'
import { openShop, type Shop } from './testing/shop.ts'

describe('play money', () => {
  let shop: Shop
  beforeEach(async () => {
    shop = await openShop()
  })
  afterEach(() => shop.close())

  /** As if the purchase had been made with a live key. The books refuse that for anybody but a test. */
  const makeLive = async (purchaseId: string) => {
    await sql`alter table purchase disable trigger order_stays`.execute(shop.db)
    await sql`update purchase set is_live = true where id = ${purchaseId}`.execute(shop.db)
    await sql`alter table purchase enable trigger order_stays`.execute(shop.db)
  }
  const found = (text: string) => ({ name: 'TestMoneyLeftError', message: expect.stringContaining(text) })

  it('in a wallet keeps a server with a live key from starting, and the error names the command', async () => {
    await expect(refuseTestMoney(shop.db)).resolves.toBeUndefined()
    const { token } = await shop.newUser()
    await shop.buy(token, 'pack_1', 2)
    await shop.buy(token, 'pack_2')
    await expect(refuseTestMoney(shop.db)).rejects.toMatchObject(found('6 credits and 1 supercredits, accounts: 1'))
    await expect(refuseTestMoney(shop.db)).rejects.toMatchObject(found('npm run --silent test-money -- remove'))
  })

  it('play money that is used, refunded or of a deleted account keeps no server from starting', async () => {
    const [spender, refunded, gone, payer] = [
      await shop.newUser(),
      await shop.newUser(),
      await shop.newUser(),
      await shop.newUser(),
    ]
    await shop.buy(spender.token)
    await shop.burn(spender.id, 4)
    const { purchaseId } = await shop.buy(refunded.token)
    await shop.refund(refunded.token, purchaseId)
    await shop.buy(gone.token)
    await shop.db.deleteFrom('app_user').where('id', '=', gone.id).execute()
    await makeLive((await shop.buy(payer.token)).purchaseId)
    expect(await describeTestMoney(shop.db)).toBeNull()
  })

  it('play money is removed by ledger entries once, and paid and trial credits stay', async () => {
    const { id, token } = await shop.newUser()
    const bought = [
      await shop.buy(token, 'pack_1', 2),
      await shop.buy(token, 'pack_1'),
      await shop.buy(token, 'pack_2'),
    ]
    await makeLive(bought[1]?.purchaseId ?? '')
    await shop.burn(id, 3)
    expect(await shop.balance(id)).toMatchObject({ credits: 7, supercredits: 1 })
    await removeAllTestMoney(shop)
    await removeAllTestMoney(shop)
    // Of ten credits the trial and two that were bought in test mode are used: four of those are left, and three are paid
    // for.
    expect(await shop.balance(id)).toEqual({ credits: 3, supercredits: 0, owed: 0 })
    expect(await describeTestMoney(shop.db)).toBeNull()
    await expect(refuseTestMoney(shop.db)).resolves.toBeUndefined()
    const { data } = (await shop.request('GET', '/credit/user-credit-records', { token })).json()
    const removed = data.filter(({ reason }: { reason: string }) => reason === 'test_money_removed')
    expect(
      removed.map(({ delta, purchase_id }: { delta: number; purchase_id: string }) => [delta, purchase_id]),
    ).toEqual(
      expect.arrayContaining([
        [-4, bought[0]?.purchaseId],
        [-1, bought[2]?.purchaseId],
      ]),
    )
    // A receipt that a test makes real money's keeps its number, and names no seller.
    const ofReceipt = /^I-3[23] /
    expect((await shop.broken()).filter((line) => !ofReceipt.test(line))).toEqual([])
    const me = (await shop.request('GET', '/users/me', { token })).json()
    expect(me).toMatchObject({ is_premium: false, credits: 3 })
  })

  it('play money stays removed, whatever the test provider reports later', async () => {
    const { id, token } = await shop.newUser()
    const { sessionId, purchaseId } = await shop.buy(token, 'pack_1', 2)
    const dispute = shop.dispute(sessionId)
    shop.sandbox.store.edit(dispute, { amount: 300 })
    await shop.tell('charge.dispute.created', sessionId)
    expect(await shop.balance(id)).toMatchObject({ credits: 6 })
    await removeAllTestMoney(shop)
    shop.sandbox.moveDispute(dispute, 'won')
    shop.sandbox.store.edit(dispute, { is_charge_refundable: true })
    await shop.tell('charge.dispute.closed', sessionId)
    shop.refundThere(sessionId, 1800)
    await shop.tell('refund.created', sessionId)
    expect(await shop.balance(id)).toEqual({ credits: 1, supercredits: 0, owed: 0 })
    expect((await shop.refund(token, purchaseId)).statusCode).toBe(409)
    expect(await describeTestMoney(shop.db)).toBeNull()
    expect(await shop.broken()).toEqual([])
  })

  it('play money is removed once by two commands at once, never more than is there', async () => {
    for (let round = 0; round < long(3, 30); round += 1) {
      const { id, token } = await shop.newUser()
      const { purchaseId } = await shop.buy(token, 'pack_1', 3)
      const spend = () =>
        shop.burn(id, 1).then(
          () => 1,
          () => 0,
        )
      const [, , refund] = await Promise.all([
        removeAllTestMoney(shop),
        removeAllTestMoney(shop),
        shop.refund(token, purchaseId, 1),
        spend(),
        spend(),
      ])
      expect([200, 409]).toContain(refund.statusCode)
      await removeAllTestMoney(shop)
      expect(await describeTestMoney(shop.db)).toBeNull()
      // Only a trial credit may be left.
      expect((await shop.balance(id)).credits).toBeLessThanOrEqual(1)
      expect((await shop.balance(id)).owed).toBe(0)
    }
    expect(await shop.broken()).toEqual([])
  })

  it('removed play money leaves an analysis that it unlocked', async () => {
    const { token } = await shop.newUser()
    await shop.buy(token, 'pack_2')
    const body = { profile: exampleProfile }
    const unlocked = (await shop.request('POST', '/credit/user-consume-supercredits', { token, body })).json()
    await removeAllTestMoney(shop)
    const answer = await shop.request('POST', '/model/analyze/', {
      token,
      body: { assessment_id: unlocked.assessment_id },
    })
    expect(answer.statusCode).toBe(200)
    expect(await shop.broken()).toEqual([])
  })
})
