import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { long } from '../../testing/long.ts'
import { beforeStatement } from '../testing/before-statement.ts'
import type { ProviderCheckout, ProviderDispute, ProviderRefund } from './provider.ts'
import { refreshUndecided } from './reconcile.ts'
import { settle } from './settle.ts'
import { openShop, type Shop } from './testing/shop.ts'

describe('what the provider tells of a payment', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop()
  })
  afterAll(() => shop.close())

  const completed = 'checkout.session.completed'
  const succeeded = 'checkout.session.async_payment_succeeded'
  const many = <T>(count: number, make: (index: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, index) => make(index)))

  it('one event that arrives many times at once and again later grants once (F-06)', async () => {
    const { id, token } = await shop.newUser()
    const { sessionId } = await shop.pay(token)
    const event = shop.findEvent(completed, sessionId)
    const answers = await many(long(20, 100), () => shop.send(event))
    for (let again = 0; again < long(5, 100); again += 1) answers.push(await shop.send(event))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(await shop.balance(id)).toEqual({ credits: 4, supercredits: 0, owed: 0 })
    expect(await shop.broken()).toEqual([])
  })

  it('two kinds of event of one payment at once, and the browser too, grant once (F-07)', async () => {
    const buyer = await shop.newBuyer()
    for (let round = 1; round <= long(5, 100); round += 1) {
      const { session_id } = await shop.openFor(buyer)
      shop.finish(session_id)
      await Promise.all([shop.tell(completed, session_id), shop.tell(succeeded, session_id), shop.credit(session_id)])
      expect(await shop.balance(buyer.id)).toMatchObject({ credits: 3 * round })
    }
    expect(await shop.broken()).toEqual([])
  })

  const refundThird = (checkout: ProviderCheckout) => {
    const providerId = `re_${randomUUID().replaceAll('-', '')}`
    checkout.refunds.push({ providerId, refundId: null, amountCents: 300, status: 'succeeded' })
  }
  const paying = {
    promise: (checkout: ProviderCheckout) => Object.assign(checkout, { status: 'pending', url: null }),
    arrive: (checkout: ProviderCheckout) => Object.assign(checkout, { status: 'paid', url: null }),
  }
  const rank = { inquiry: 0, open: 1, lost: 2, won: 3 } as const
  /** A dispute has one id from the inquiry on, and its status only moves on. */
  const disputeBecomes =
    (status: keyof typeof rank, amountCents = 900) =>
    ({ sessionId, disputes }: ProviderCheckout) => {
      const [known] = disputes
      if (!known) disputes.push({ providerId: `du_${sessionId}`, status, amountCents })
      else if (rank[status] >= rank[known.status]) Object.assign(known, { status, amountCents })
    }

  it.each([
    [
      'a dispute that is won',
      { third: refundThird, twoThirds: refundThird, open: disputeBecomes('open'), win: disputeBecomes('won') },
    ],
    [
      'an inquiry that becomes a dispute, which is lost',
      {
        third: refundThird,
        ask: disputeBecomes('inquiry'),
        open: disputeBecomes('open', 300),
        lose: disputeBecomes('lost', 300),
      },
    ],
  ] as const)(
    'every order of payment events with %s ends in the same books, also repeated (F-08)',
    async (_what, after) => {
      const steps = Object.entries<(checkout: ProviderCheckout) => unknown>({ ...paying, ...after })
      const orders = permutations(steps)
      expect(orders).toHaveLength(720)
      const every = long(30, 1)
      for (const [index, order] of orders.entries()) {
        if (index % every !== 0) continue
        const buyer = await shop.newBuyer()
        const { session_id: sessionId } = await shop.openFor(buyer)
        // What the provider says at each reading grows in this order too: each event is read at its own time, and once more
        // when all have happened, as a late webhook is.
        const checkout = {
          ...(await shop.provider.checkout(sessionId)),
          paymentId: `pi_${sessionId}`,
          method: 'card' as const,
        }
        const states = []
        let isPaid = false
        for (const [name, happen] of order) {
          happen(checkout)
          // A payment that has arrived does not go back to being promised.
          if (name === 'arrive') isPaid = true
          if (isPaid) checkout.status = 'paid'
          states.push(structuredClone(checkout))
        }
        const [last] = states.slice(-1)
        // Read early, settled late: what is old comes after what is new.
        const ordered = index % 2 === 0 ? states : [...states.toReversed(), ...states, ...states]
        for (const state of ordered) await shop.transaction((tx) => settle(tx, shop, state))
        if (last) await shop.transaction((tx) => settle(tx, shop, last))
        const names = order.map(([name]) => name)
        expect([names, await shop.balance(buyer.id)]).toEqual([names, { credits: 1, supercredits: 0, owed: 0 }])
        expect(await shop.readRows(buyer.id)).toMatchObject([{ status: 'paid', units_taken: 2 }])
      }
      expect(await shop.broken()).toEqual([])
    },
  )

  it.each([
    ['pending', 'declined'],
    ['open', 'expired'],
    ['pending', 'paid'],
    ['expired', 'paid'],
  ] as const)(
    'a state of a payment that is %s, read before it was %s and settled after, changes nothing',
    async (old, now) => {
      const buyer = await shop.newBuyer()
      const { session_id } = await shop.openFor(buyer)
      shop.finish(session_id)
      const checkout = await shop.provider.checkout(session_id)
      for (const status of [now, old] as const)
        await shop.transaction((tx) => settle(tx, shop, { ...checkout, status }))
      expect(await shop.readRows(buyer.id)).toMatchObject([{ status: now }])
      expect(await shop.balance(buyer.id)).toMatchObject({ credits: now === 'paid' ? 3 : 0 })
    },
  )

  it('an older state of refunds and disputes than the known one changes nothing', async () => {
    const buyer = await shop.newBuyer()
    const { session_id } = await shop.openFor(buyer)
    shop.finish(session_id)
    const checkout = await shop.provider.checkout(session_id)
    const refund = { providerId: 're_old', refundId: null, amountCents: 300 }
    const dispute = { providerId: 'du_old', amountCents: 900 }
    const readState = (refunded: ProviderRefund['status'], disputed: ProviderDispute['status']): ProviderCheckout => ({
      ...checkout,
      refunds: [{ ...refund, status: refunded }],
      disputes: [{ ...dispute, status: disputed }],
    })
    const states = [readState('requested', 'open'), readState('succeeded', 'lost'), readState('failed', 'won')]
    for (const state of [...states, ...states.toReversed(), checkout])
      await shop.transaction((tx) => settle(tx, shop, state))
    expect(await shop.balance(buyer.id)).toEqual({ credits: 3, supercredits: 0, owed: 0 })
    const [row] = await shop.readRows(buyer.id)
    const known = await shop.db
      .selectFrom('purchase_refund')
      .select('status')
      .where('purchase_id', '=', row?.id ?? '')
      .execute()
    expect(known).toEqual([{ status: 'failed' }])
    expect(await shop.broken()).toEqual([])
  })

  it('an event that arrives before we know the page finds its purchase', async () => {
    const buyer = await shop.newBuyer()
    const { session_id, purchase_id } = await shop.openFor(buyer)
    // The process died between the provider's answer and our row.
    await shop.db
      .updateTable('purchase')
      .set({ session_id: null, session_url: null })
      .where('id', '=', purchase_id)
      .execute()
    shop.finish(session_id)
    await shop.tell(completed, session_id)
    expect(await shop.balance(buyer.id)).toMatchObject({ credits: 3 })
  })

  it('a payment that takes days grants when it arrives, and one that fails or expires never', async () => {
    const { id, token } = await shop.newUser()
    const { session_id, purchase_id } = (await shop.open(token)).json()
    shop.finish(session_id, 'pending')
    await shop.tell(completed, session_id)
    expect(await shop.loadPurchase(token, purchase_id)).toMatchObject({
      status: 'pending',
      url: null,
      receipt_number: null,
    })
    shop.finish(session_id)
    await shop.tell(succeeded, session_id)
    expect(await shop.balance(id)).toMatchObject({ credits: 4 })

    for (const [status, type] of [
      ['declined', 'checkout.session.async_payment_failed'],
      ['expired', 'checkout.session.expired'],
    ] as const) {
      const next = (await shop.open(token, 'pack_1', 2)).json()
      shop.sandbox.complete(next.session_id, status === 'declined' ? 'async_failed' : status)
      await shop.tell(type, next.session_id)
      expect(await shop.loadPurchase(token, next.purchase_id)).toMatchObject({ status, url: null })
      expect((await shop.credit(next.session_id)).json()).toEqual({ status: 'pending' })
    }
    expect(await shop.balance(id)).toMatchObject({ credits: 4 })
    expect(await shop.broken()).toEqual([])
  })

  it('a payment of which nobody tells is found by the job that asks', async () => {
    const buyer = await shop.newBuyer()
    const { session_id } = await shop.openFor(buyer)
    shop.finish(session_id)
    shop.clock.pass(180)
    await Promise.all([refreshUndecided(shop), refreshUndecided(shop)])
    expect(await shop.balance(buyer.id)).toMatchObject({ credits: 3 })
  })

  it('a page that the provider never answered about is given up after a day', async () => {
    const buyer = await shop.newBuyer()
    shop.provider.trouble = (place) => {
      if (place === 'before open') throw new Error('no line')
    }
    await expect(shop.openFor(buyer)).rejects.toThrow('no line')
    shop.provider.trouble = () => {}
    expect(await shop.readRows(buyer.id)).toMatchObject([{ status: 'open', session_id: null }])
    shop.clock.pass(26 * 3600)
    await refreshUndecided(shop)
    expect(await shop.readRows(buyer.id)).toMatchObject([{ status: 'cancelled' }])
  })

  it('a payment for an account that is gone is paid back and grants nothing', async () => {
    const { id, token } = await shop.newUser()
    const { sessionId, purchaseId } = await shop.pay(token)
    await shop.db.deleteFrom('app_user').where('id', '=', id).execute()
    await shop.tell(completed, sessionId)
    await shop.tell(succeeded, sessionId)
    expect((await shop.provider.checkout(sessionId)).refunds).toMatchObject([{ amountCents: 900, status: 'succeeded' }])
    expect(await shop.readRows(id)).toMatchObject([
      { id: purchaseId, status: 'paid', granted_at: null, units_taken: 0 },
    ])
    expect(await shop.broken()).toEqual([])
  })

  it('a double click, a second tab and racing calls open one page for ten minutes (F-13)', async () => {
    const buyer = await shop.newBuyer()
    const pages = await many(long(10, 50), () => shop.openFor(buyer, 'pack_1', 3))
    expect(new Set(pages.map(({ session_id }) => session_id)).size).toBe(1)
    expect(await shop.readRows(buyer.id)).toHaveLength(1)
    expect((await shop.openFor(buyer, 'pack_1', 4)).session_id).not.toBe(pages[0]?.session_id)
    expect((await shop.openFor(buyer, 'pack_2', 3)).session_id).not.toBe(pages[0]?.session_id)
    shop.clock.pass(599)
    expect((await shop.openFor(buyer, 'pack_1', 3)).session_id).toBe(pages[0]?.session_id)
    shop.clock.pass(1)
    expect((await shop.openFor(buyer, 'pack_1', 3)).session_id).not.toBe(pages[0]?.session_id)
  })

  it('buying again after an unreported payment first credits it and then opens a page', async () => {
    const buyer = await shop.newBuyer()
    const first = await shop.openFor(buyer)
    shop.finish(first.session_id)
    const second = await shop.openFor(buyer)
    expect(second.session_id).not.toBe(first.session_id)
    expect(await shop.balance(buyer.id)).toMatchObject({ credits: 3 })
  })

  it('a fault at any statement of the webhook grants once on the next try (F-10, F-12)', async () => {
    const buyer = await shop.newBuyer()
    let expected = 0
    let place = 0
    for (let isFault = true; isFault; place += 1) {
      const { session_id } = await shop.openFor(buyer)
      shop.finish(session_id)
      isFault = await failsAt(place, session_id)
      if (isFault) expect(await shop.balance(buyer.id)).toMatchObject({ credits: expected })
      await shop.tell(completed, session_id)
      expected += 3
      expect(await shop.balance(buyer.id)).toMatchObject({ credits: expected })
    }
    expect(place).toBeGreaterThan(8)
    expect(await shop.broken()).toEqual([])
  })

  /** Settles with a fault before the statement of this number; false when there were fewer. */
  async function failsAt(place: number, sessionId: string): Promise<boolean> {
    const checkout = await shop.provider.checkout(sessionId)
    const fault = new Error(`fault ${randomUUID()}`)
    const plugin = beforeStatement(place, () => {
      throw fault
    })
    const work = shop.db
      .withPlugin(plugin)
      .transaction()
      .execute((tx) => settle(tx, shop, checkout))
    return work.then(
      () => false,
      (error: unknown) => (error === fault ? true : Promise.reject(error)),
    )
  }
})

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]]
  return items.flatMap((item, index) =>
    permutations([...items.slice(0, index), ...items.slice(index + 1)]).map((rest) => [item, ...rest]),
  )
}
