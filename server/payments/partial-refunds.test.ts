import { exampleProfile } from '@settlesg/model/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { long } from '../../testing/long.ts'
import { ProviderRefusedError, ProviderUnavailableError } from './provider.ts'
import { refreshUndecided } from './reconcile.ts'
import { openShop, type Shop } from './testing/shop.ts'

describe('a refund of the unused packs of a purchase', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop()
  })
  afterAll(() => shop.close())

  /** Ten packs of three, of which one credit is used besides the trial. */
  async function tenPacksOneUsed() {
    const user = await shop.newUser()
    const bought = await shop.buy(user.token, 'pack_1', 10)
    await shop.burn(user.id, 2)
    const now = () => shop.loadPurchase(user.token, bought.purchaseId)
    const refund = (quantity?: number) => shop.refund(user.token, bought.purchaseId, quantity)
    const refundsThere = async () => (await shop.provider.checkout(bought.sessionId)).refunds
    return { ...user, ...bought, now, refund, refundsThere }
  }
  const offer = { quantity: 9, units: 27, amount_cents: 8100, units_kept: 2 }
  const refunded = { quantity: 9, units: 27, amount_cents: 8100 }

  it('a refund of 30 credits with one used gives back nine packs, and the rest stays', async () => {
    const { id, token, email, now, refund, refundsThere } = await tenPacksOneUsed()
    expect(await now()).toMatchObject({ refundable: 'yes', refund_offer: offer, refund: null })
    const answer = await refund()
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      {
        refundable: 'already_refunded',
        refund_offer: null,
        refund: { status: 'succeeded', amount_cents: refunded.amount_cents },
        refunded_cents: refunded.amount_cents,
      },
    ])
    expect(await refundsThere()).toMatchObject([{ amountCents: 8100, status: 'succeeded' }])
    expect(await shop.balance(id)).toEqual({ credits: 2, supercredits: 0, owed: 0 })
    expect((await refund()).json().code).toBe('already_refunded')
    const { data } = (await shop.request('GET', '/credit/user-credit-records', { token })).json()
    expect(data[0]).toMatchObject({ reason: 'refund', delta: -27, balance_after: 2 })
    await shop.deliver()
    expect(shop.mailbox.to(email).some(({ text }) => text.includes('S$81.00'))).toBe(true)
    await shop.burn(id, 2)
    expect(await shop.balance(id)).toEqual({ credits: 0, supercredits: 0, owed: 0 })
    expect(await shop.broken()).toEqual([])
  })

  it('a refund gives back as many packs as requested, and nothing where fewer are unused', async () => {
    const { id, refund, refundsThere } = await tenPacksOneUsed()
    expect([(await refund(10)).statusCode, (await refund(10)).json().code]).toEqual([409, 'units_spent'])
    expect((await refund(11)).statusCode).toBe(422)
    expect(await refundsThere()).toEqual([])
    expect(await shop.balance(id)).toMatchObject({ credits: 29 })
    expect((await refund(4)).json()).toMatchObject({ refunded_cents: 3600, refundable: 'already_refunded' })
    expect(await shop.balance(id)).toMatchObject({ credits: 17 })
    expect(await shop.broken()).toEqual([])
  })

  it('a refund leaves a pack of which one credit is used, and is 409 where there is no other', async () => {
    const { id, token } = await shop.newUser()
    const { purchaseId } = await shop.buy(token)
    await shop.burn(id, 2)
    expect(await shop.loadPurchase(token, purchaseId)).toMatchObject({ refundable: 'units_spent', refund_offer: null })
    expect((await shop.refund(token, purchaseId)).json().code).toBe('units_spent')
  })

  it('a refund ends the premium badge only with the last pack 2 that is not paid back', async () => {
    const { token } = await shop.newUser()
    const me = async () => (await shop.request('GET', '/users/me', { token })).json()
    const [used, unused] = [await shop.buy(token, 'pack_2', 3), await shop.buy(token, 'pack_2', 2)]
    const body = { profile: exampleProfile }
    await shop.request('POST', '/credit/user-consume-supercredits', { token, body })
    expect((await shop.refund(token, unused.purchaseId)).json()).toMatchObject({ refunded_cents: 5800 })
    expect((await shop.refund(token, used.purchaseId)).json()).toMatchObject({ refunded_cents: 5800 })
    expect(await me()).toMatchObject({ is_premium: true, supercredits: 0 })

    const { token: other } = await shop.newUser()
    const both = await shop.buy(other, 'pack_2', 2)
    await shop.refund(other, both.purchaseId)
    expect((await shop.request('GET', '/users/me', { token: other })).json()).toMatchObject({ is_premium: false })
    expect(await shop.broken()).toEqual([])
  })

  it('a refund counts off a part that was paid back at the provider', async () => {
    const { id, sessionId, now, refund, refundsThere } = await tenPacksOneUsed()
    shop.refundThere(sessionId, 1000)
    await shop.tell('refund.created', sessionId)
    // A little more than a pack went back, so that the money of eight packs is left.
    expect(await now()).toMatchObject({ refund_offer: { quantity: 8, amount_cents: 7200 } })
    expect((await refund()).json()).toMatchObject({ refunded_cents: 8200 })
    expect((await refundsThere()).map(({ amountCents }) => amountCents)).toEqual([7200, 1000])
    expect(await shop.balance(id)).toMatchObject({ credits: 2, owed: 0 })
    expect(await shop.broken()).toEqual([])
  })

  it('a refund is not made where less is left at the provider than known, and then can be', async () => {
    const { id, sessionId, refund, now } = await tenPacksOneUsed()
    shop.refundThere(sessionId, 1800)
    expect((await refund()).json()).toMatchObject({
      refund: { status: 'failed', amount_cents: 8100 },
      refunded_cents: 1800,
      refund_offer: { quantity: 7, units: 21 },
    })
    expect(await shop.balance(id)).toMatchObject({ credits: 23, owed: 0 })
    expect((await refund()).json()).toMatchObject({ refund: { status: 'succeeded' }, refunded_cents: 8100 })
    expect(await shop.balance(id)).toMatchObject({ credits: 2, owed: 0 })
    expect(await now()).toMatchObject({ refundable: 'already_refunded' })
    expect(await shop.broken()).toEqual([])
  })

  it('a refund that the provider refuses restores exactly its units, and can be repeated', async () => {
    const { id, refund } = await tenPacksOneUsed()
    shop.provider.trouble = (at) => {
      if (at === 'before refund') throw new ProviderRefusedError('insufficient_funds')
    }
    expect((await refund()).json()).toMatchObject({ refund: { status: 'failed' }, refund_offer: offer })
    shop.provider.trouble = () => {}
    expect(await shop.balance(id)).toMatchObject({ credits: 29 })
    expect((await refund()).json()).toMatchObject({ refund: { status: 'succeeded' }, refunded_cents: 8100 })
    expect(await shop.broken()).toEqual([])
  })

  it.each(['before refund', 'after refund', 'before read'] as const)(
    'whose process ends %s is requested again by the job, and paid back once',
    async (place) => {
      const { id, refund, now, refundsThere } = await tenPacksOneUsed()
      shop.provider.trouble = (at) => {
        if (at === place) throw new ProviderUnavailableError('away')
      }
      expect((await refund()).json()).toMatchObject({ refund: { status: 'requested', amount_cents: 8100 } })
      expect(await shop.balance(id)).toMatchObject({ credits: 2 })
      shop.provider.trouble = () => {}
      shop.clock.pass(600)
      await refreshUndecided(shop)
      expect(await refundsThere()).toMatchObject([{ amountCents: 8100 }])
      expect(await now()).toMatchObject({ refund: { status: 'succeeded' }, refunded_cents: 8100 })
      expect(await shop.broken()).toEqual([])
    },
  )

  it('a refund and a spending at once share the credits exactly, whichever comes first', async () => {
    for (let round = 0; round < long(4, 40); round += 1) {
      const { id, token } = await shop.newUser()
      const { purchaseId, sessionId } = await shop.buy(token, 'pack_1', 3)
      const spend = () =>
        shop.burn(id, 1).then(
          () => 1,
          () => 0,
        )
      const [answer, ...spent] = await Promise.all([
        shop.refund(token, purchaseId),
        ...Array.from({ length: 6 }, spend),
      ])
      const burnt = spent.reduce((sum: number, each) => sum + each, 0)
      const units = answer.statusCode === 200 ? answer.json().refunded_cents / 300 : 0
      expect(units % 3).toBe(0)
      expect(await shop.balance(id)).toEqual({ credits: 10 - units - burnt, supercredits: 0, owed: 0 })
      const { refunds } = await shop.provider.checkout(sessionId)
      const there = refunds.reduce((sum, { amountCents }) => sum + amountCents, 0)
      expect(there).toBe(units * 300)
    }
    expect(await shop.broken()).toEqual([])
  })

  it('a refund pressed in many tabs at once, for different numbers of packs, is made once', async () => {
    for (let round = 0; round < long(3, 30); round += 1) {
      const { id, refund, refundsThere } = await tenPacksOneUsed()
      const answers = await Promise.all([9, 4, 1, 9, 2].map((quantity) => refund(quantity)))
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409])
      const [made] = await refundsThere()
      expect(await refundsThere()).toHaveLength(1)
      expect(await shop.balance(id)).toMatchObject({ credits: 29 - (made?.amountCents ?? 0) / 300, owed: 0 })
    }
    expect(await shop.broken()).toEqual([])
  })

  it('a refund and a dispute at once take each unit once, and what was spent is owed', async () => {
    for (let round = 0; round < long(4, 40); round += 1) {
      const { id, sessionId, refund } = await tenPacksOneUsed()
      const dispute = () => {
        shop.dispute(sessionId)
        return shop.tell('charge.dispute.created', sessionId)
      }
      const [answer] = await Promise.all([refund(), dispute(), shop.tell('refund.created', sessionId)])
      expect([200, 409]).toContain(answer.statusCode)
      expect(await shop.balance(id)).toEqual({ credits: 0, supercredits: 0, owed: 1 })
      expect(await shop.readRows(id)).toMatchObject([{ units_taken: 30 }])
    }
    expect(await shop.broken()).toEqual([])
  })
})
