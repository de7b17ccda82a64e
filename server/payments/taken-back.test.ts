import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findDiscrepancies } from './reconcile.ts'
import { settle } from './settle.ts'
import { openShop, type Shop } from './testing/shop.ts'

describe('what the provider takes back', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop()
  })
  afterAll(() => shop.close())

  const discrepancies = () => Array.fromAsync(findDiscrepancies({ ...shop, payments: shop.provider }, 1))

  /** Every way in which the event of each state arrives at once, or only when all has happened. */
  const arrivals = (states: readonly string[]) =>
    Array.from({ length: 2 ** states.length }, (_, mask) => states.map((_state, index) => (mask >> index) % 2 === 1))

  /** Brings about one state after the other; then every event arrives again, newest first. */
  async function happen(
    { sessionId, type }: { sessionId: string; type: string },
    states: readonly string[],
    { arrives, become }: { arrives: boolean[]; become: (state: string) => void },
  ) {
    const events: string[] = []
    for (const [index, state] of states.entries()) {
      become(state)
      const event = shop.findEvent(type, sessionId)
      events.push(event)
      if (arrives[index]) expect((await shop.send(event)).statusCode).toBe(200)
    }
    for (const event of [...events.toReversed(), ...events]) expect((await shop.send(event)).statusCode).toBe(200)
  }

  it.each([
    [['won', 'lost'], 0],
    [['lost', 'won', 'lost'], 0],
    [['won', 'lost', 'won'], 3],
    [['won', 'needs_response', 'won', 'lost'], 0],
    [['won', 'needs_response', 'lost', 'won'], 3],
  ] as const)('a dispute that is %s leaves %i credits, however its events arrive', async (states, left) => {
    for (const arrives of arrivals(states)) {
      const buyer = await shop.newBuyer()
      const { session_id: sessionId } = await shop.openFor(buyer)
      shop.finish(sessionId)
      await shop.tell('checkout.session.completed', sessionId)
      const dispute = shop.dispute(sessionId)
      const about = { sessionId, type: 'charge.dispute.updated' }
      const become = (status: string) => shop.sandbox.store.edit(dispute, { status })
      await happen(about, states, { arrives, become })
      expect([arrives, await shop.balance(buyer.id)]).toEqual([arrives, { credits: left, supercredits: 0, owed: 0 }])
    }
    expect(await discrepancies()).toEqual([])
    expect(await shop.broken()).toEqual([])
  })

  it.each([
    [['failed', 'succeeded'], 0],
    [['succeeded', 'failed', 'succeeded'], 0],
    [['failed', 'pending', 'succeeded', 'failed'], 3],
  ] as const)('a refund that has %s leaves %i credits, however its events arrive', async (states, left) => {
    for (const arrives of arrivals(states)) {
      const buyer = await shop.newBuyer()
      const { session_id: sessionId } = await shop.openFor(buyer)
      shop.finish(sessionId)
      await shop.tell('checkout.session.completed', sessionId)
      const refund = shop.refundThere(sessionId, 900, 'pending')
      const about = { sessionId, type: 'refund.updated' }
      const become = (status: string) => shop.sandbox.store.edit(refund, { status })
      await happen(about, states, { arrives, become })
      expect([arrives, await shop.balance(buyer.id)]).toEqual([arrives, { credits: left, supercredits: 0, owed: 0 }])
    }
    expect(await discrepancies()).toEqual([])
    expect(await shop.broken()).toEqual([])
  })

  it('a refund that succeeds after it failed has a credit note of its own; the first stays void', async () => {
    const { id, token } = await shop.newUser()
    const { sessionId, purchaseId } = await shop.buy(token)
    const { refund_offer } = await shop.loadPurchase(token, purchaseId)
    expect(refund_offer).toMatchObject({ units: 3 })
    await shop.refund(token, purchaseId)
    const [refund] = (await shop.provider.checkout(sessionId)).refunds
    for (const status of ['failed', 'succeeded']) {
      shop.sandbox.store.edit(refund?.providerId ?? '', { status })
      await shop.tell('refund.updated', sessionId)
    }
    const purchase = await shop.loadPurchase(token, purchaseId)
    expect(purchase).toMatchObject({
      refunded_cents: 900,
      refund: { status: 'succeeded', amount_cents: 900 },
      refundable: 'already_refunded',
      credit_notes: [
        { amount_cents: 900, is_void: true },
        { amount_cents: 900, is_void: false },
      ],
    })
    expect(purchase.credit_notes[1].number > purchase.credit_notes[0].number).toBe(true)
    expect(await shop.balance(id)).toEqual({ credits: 1, supercredits: 0, owed: 0 })
    expect(await discrepancies()).toEqual([])
    expect(await shop.broken()).toEqual([])
  })

  it('a buyer who used the credits of a won dispute owes them once it is lost after all', async () => {
    const buyer = await shop.newBuyer()
    const { session_id: sessionId } = await shop.openFor(buyer)
    shop.finish(sessionId)
    const dispute = shop.dispute(sessionId)
    shop.sandbox.store.edit(dispute, { status: 'won' })
    await shop.tell('charge.dispute.closed', sessionId)
    await shop.burn(buyer.id, 2)
    shop.sandbox.store.edit(dispute, { status: 'lost' })
    await shop.tell('charge.dispute.updated', sessionId)
    expect(await shop.balance(buyer.id)).toEqual({ credits: 0, supercredits: 0, owed: 2 })
    expect(await shop.broken()).toEqual([])
  })

  it('a reading that began before a dispute was written as won is made again', async () => {
    const buyer = await shop.newBuyer()
    const { session_id: sessionId } = await shop.openFor(buyer)
    shop.finish(sessionId)
    const dispute = shop.dispute(sessionId)
    shop.sandbox.store.edit(dispute, { status: 'lost' })
    let readings = 0
    shop.provider.trouble = async (place) => {
      if (place !== 'after read') return
      readings += 1
      if (readings > 1) return
      shop.sandbox.store.edit(dispute, { status: 'won' })
      await shop.tell('charge.dispute.closed', sessionId)
    }
    await shop.tell('charge.dispute.updated', sessionId)
    shop.provider.trouble = () => {}
    // The late one, the one in between, and the late one again.
    expect(readings).toBe(3)
    expect(await shop.balance(buyer.id)).toMatchObject({ credits: 3 })
    const [row] = await shop.readRows(buyer.id)
    const known = shop.db
      .selectFrom('purchase_dispute')
      .select(['status', 'round'])
      .where('purchase_id', '=', row?.id ?? '')
    expect(await known.execute()).toEqual([{ status: 'won', round: 1 }])
    expect(await shop.broken()).toEqual([])
  })

  it('a payment that succeeds after it failed is granted once', async () => {
    const buyer = await shop.newBuyer()
    const { session_id } = await shop.openFor(buyer)
    shop.finish(session_id)
    const checkout = await shop.provider.checkout(session_id)
    for (const status of ['declined', 'paid', 'declined', 'paid'] as const)
      await shop.transaction((tx) => settle(tx, shop, { ...checkout, status }))
    expect(await shop.readRows(buyer.id)).toMatchObject([{ status: 'paid', receipt_number: expect.any(String) }])
    expect(await shop.balance(buyer.id)).toMatchObject({ credits: 3 })
    expect(await shop.broken()).toEqual([])
  })
})
