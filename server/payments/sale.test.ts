import { priceOrder, productNames, products, quantities } from '@settlesg/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { namedSeller, sellerWithGst } from '../testing/seller.ts'
import { startTestApp } from '../testing/test-app.ts'
import { statementSuffixes } from './checkout.ts'
import { settle } from './settle.ts'
import { openShop, type Shop } from './testing/shop.ts'

describe('a sale', () => {
  it('a receipt keeps seller and GST as they were when it was paid', async () => {
    const first = await startTestApp(sellerWithGst)
    const shared = first.database
    const { token, email } = await first.newUser()
    const buyOn = async (test: typeof first) => {
      const opened = await test.request('POST', '/payment/create-checkout-session_1', { token, body: { quantity: 1 } })
      const { session_id, purchase_id } = opened.json()
      await test.sandbox.complete(session_id, 'paid')
      await test.request('POST', '/credit/create-creditrecord', { body: { checkout_session_id: session_id } })
      await test.deliver()
      return { id: String(purchase_id), mailed: test.mailbox.to(email)[0]?.text ?? '' }
    }
    const taxed = await buyOn(first)
    const second = await startTestApp({}, { shared })
    const untaxed = await buyOn(second)
    const third = await startTestApp({ ...sellerWithGst, SELLER_NAME: 'Another Pte. Ltd.' }, { shared })

    for (const test of [first, second, third]) {
      const exported = (await test.request('GET', '/users/me/export', { token })).json().purchases
      for (const [{ id }, expected] of [
        [taxed, { seller: namedSeller, gst: { percent: 9, cents: 74, number: 'M90312345A' } }],
        [untaxed, { seller: null, gst: { percent: 0, cents: 0, number: null } }],
      ] as const) {
        const shown = (await test.request('GET', `/payment/purchases/${id}`, { token })).json()
        expect(shown).toMatchObject({ ...expected, card_statement: 'SANDBOX* ESTIMATES' })
        expect(exported.find((purchase: { id: string }) => purchase.id === id)).toEqual(shown)
      }
    }
    expect(taxed.mailed.match(/^- .*/gm)?.slice(4)).toEqual([
      '- Price payable includes GST: 9 %, S$0.74',
      '- Seller: Settle Singapore Pte. Ltd.',
      '- UEN: 202612345A',
      '- Address: 1 Raffles Place, #01-01, Singapore 048616',
      '- GST registration number: M90312345A',
      '- On your card statement as: SANDBOX* ESTIMATES',
    ])
    expect(untaxed.mailed).toContain('- No GST charged')
    for (const test of [third, second, first]) await test.close()
  })

  it('a later receipt or credit note has no earlier date, also by a clock set back', async () => {
    const shop = await openShop(sellerWithGst)
    const { token } = await shop.newUser()
    const first = await shop.buy(token)
    shop.clock.pass(60)
    await shop.refund(token, first.purchaseId)
    const last = await shop.pay(token)
    shop.clock.pass(-2 * 86_400)
    await shop.tell('checkout.session.completed', last.sessionId)
    shop.refundThere(last.sessionId, 900)
    await shop.tell('refund.created', last.sessionId)
    const rising = async (number: string, at: string, table: string) => {
      const { rows } = await sql<{ at: Date }>`
        select ${sql.ref(at)} as at from ${sql.table(table)} where ${sql.ref(number)} is not null
        order by ${sql.ref(number)}`.execute(shop.db)
      const times = rows.map((row) => row.at.getTime())
      expect(times.length).toBeGreaterThan(1)
      expect(times).toEqual(times.toSorted((one, other) => one - other))
    }
    await rising('receipt_number', 'paid_at', 'purchase')
    await rising('credit_note_number', 'credited_at', 'purchase_refund')
    expect(await shop.broken()).toEqual([])
    await shop.close()
  })

  it('a purchase that was paid before sales were written down says nothing of seller and GST', async () => {
    const shop = await openShop(sellerWithGst)
    const { token } = await shop.newUser()
    const { purchaseId } = await shop.buy(token)
    await sql`alter table purchase disable trigger sale_stays`.execute(shop.db)
    const none = { seller_name: null, seller_uen: null, seller_address: null }
    await shop.db
      .updateTable('purchase')
      .set({ ...none, gst_percent: null, gst_number: null, gst_cents: null, card_statement: null })
      .execute()
    expect(await shop.loadPurchase(token, purchaseId)).toMatchObject({ seller: null, gst: null, card_statement: null })
    await shop.refund(token, purchaseId)
    const { credit_notes } = await shop.loadPurchase(token, purchaseId)
    expect(credit_notes).toMatchObject([{ amount_cents: 900, gst_cents: null }])
    await shop.close()
  })

  it('no order is above the S$1,000 up to which a simplified tax invoice will do', () => {
    for (const name of productNames) expect(priceOrder(name, quantities.max).amountCents).toBeLessThanOrEqual(100_000)
  })

  it('the addition to a card statement keeps to the rules of card statements', () => {
    expect(Object.keys(statementSuffixes)).toEqual(Object.keys(products))
    for (const suffix of Object.values(statementSuffixes)) expect(suffix).toMatch(/^[A-Z]{1,10}$/)
  })

  it('the mails about a purchase are in the language in which it was bought', async () => {
    const shop = await openShop()
    const { token, email } = await shop.newUser()
    const body = { quantity: 2, language: 'zh' }
    const opened = await shop.request('POST', '/payment/create-checkout-session_2', { token, body })
    const { session_id, purchase_id } = opened.json()
    shop.finish(session_id)
    await shop.credit(session_id)
    await shop.refund(token, purchase_id)
    await shop.deliver()
    const [refunded, receipt] = shop.mailbox.to(email)
    expect(receipt?.text).toContain('- 共计：2 份分析和报告')
    expect(refunded?.text).toContain('您的退款')
    await shop.close()
  })
})

describe('numbers and credit notes', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(sellerWithGst)
  })
  afterAll(() => shop.close())

  const listNotes = async (token: string, id: string) => (await shop.loadPurchase(token, id)).credit_notes

  it('live and test receipts are numbered apart, without gaps from failed transactions', async () => {
    const { token } = await shop.newUser()
    const numbers: string[] = []
    for (const isLive of [true, false, true, true, false]) {
      shop.provider.isLive = isLive
      const { sessionId, purchaseId } = await shop.pay(token)
      shop.sandbox.store.edit(sessionId, { livemode: isLive })
      const checkout = await shop.provider.checkout(sessionId)
      const failing = shop.transaction(async (tx) => {
        await settle(tx, shop, checkout)
        throw new Error('planned')
      })
      await expect(failing).rejects.toThrow('planned')
      await shop.credit(sessionId)
      numbers.push((await shop.loadPurchase(token, purchaseId)).receipt_number)
    }
    expect(numbers).toEqual(['R-2026-000001', 'TEST-2026-000001', 'R-2026-000002', 'R-2026-000003', 'TEST-2026-000002'])
  })

  it('payments that are booked at the same moment are numbered one after another', async () => {
    const buyers = await Promise.all(Array.from({ length: 6 }, () => shop.newBuyer()))
    const sessions = []
    for (const buyer of buyers)
      for (const quantity of [1, 2]) {
        const { session_id } = await shop.openFor(buyer, 'pack_1', quantity)
        shop.finish(session_id)
        sessions.push(session_id)
      }
    const checkouts = await Promise.all(sessions.map((session) => shop.provider.checkout(session)))
    const booked = await Promise.all(checkouts.map((checkout) => shop.transaction((tx) => settle(tx, shop, checkout))))
    const counts = booked
      .map((settled) => (settled && settled !== 'mismatched' ? Number(settled.purchase.receipt_number?.slice(-6)) : 0))
      .sort((one, other) => one - other)
    expect(counts).toEqual(counts.map((_, index) => (counts[0] ?? 0) + index))
  })

  it('each paid refund gets a numbered credit note, and together they give back the tax', async () => {
    const { token, email } = await shop.newUser()
    const { sessionId, purchaseId } = await shop.buy(token, 'pack_2')
    for (const amountCents of [1000, 1000, 900]) {
      shop.refundThere(sessionId, amountCents)
      await shop.tell('refund.created', sessionId)
    }
    const notes = await listNotes(token, purchaseId)
    expect(notes.map((note: { gst_cents: number }) => note.gst_cents)).toEqual([82, 83, 74])
    const counts = notes.map((note: { number: string }) => Number(/^TEST-CN-2026-(\d{6})$/.exec(note.number)?.[1]))
    expect(counts).toEqual([counts[0], counts[0] + 1, counts[0] + 2])
    await shop.deliver()
    const [mailed] = shop.mailbox.to(email)
    expect(mailed?.text).toContain(`- Credit note: ${notes[2].number}, for receipt TEST-2026-`)
    expect(mailed?.text).toContain('- Includes 9 % GST: S$0.74')
    expect(await shop.broken()).toEqual([])
  })

  it('a requested refund has no credit note, and one that fails after payment a void one', async () => {
    const { token } = await shop.newUser()
    const { sessionId, purchaseId } = await shop.buy(token)
    const refund = shop.refundThere(sessionId, 900, 'pending')
    await shop.tell('refund.created', sessionId)
    expect(await listNotes(token, purchaseId)).toEqual([])
    for (const [status, isVoid] of [
      ['succeeded', false],
      ['failed', true],
    ] as const) {
      shop.sandbox.settleRefund(refund, status)
      await shop.tell('refund.updated', sessionId)
      const expected = { amount_cents: 900, gst_cents: 74, is_void: isVoid }
      expect(await listNotes(token, purchaseId)).toMatchObject([expected])
    }
  })

  it('what a receipt or a credit note says cannot be changed, not even by a statement of ours', async () => {
    const changes = [
      shop.db.updateTable('purchase').set({ gst_cents: 1 }).where('paid_at', 'is not', null),
      shop.db.updateTable('purchase').set({ seller_name: 'X' }).where('paid_at', 'is not', null),
      shop.db.updateTable('purchase_refund').set({ gst_cents: 1 }).where('credited_at', 'is not', null),
    ]
    for (const change of changes) await expect(change.execute()).rejects.toThrow('never changed')
  })
})
