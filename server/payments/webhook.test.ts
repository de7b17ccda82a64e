import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { long } from '../../testing/long.ts'
import { startTestApp } from '../testing/test-app.ts'
import { findDiscrepancies } from './reconcile.ts'
import { openShop, type Shop } from './testing/shop.ts'

describe('the webhook', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop()
  })
  afterAll(() => shop.close())

  const rows = async () =>
    Number(
      (await shop.db.selectFrom('payment_event').select(shop.db.fn.countAll().as('n')).executeTakeFirstOrThrow()).n,
    )
  const later = (seconds: number) => new Date(shop.clock.now().getTime() + seconds * 1000)
  const paid = async () => (await shop.pay((await shop.newUser()).token)).sessionId

  describe('the signature (F-09)', () => {
    it('the webhook takes what was signed up to 300 seconds ago, and one of several signatures', async () => {
      const { id } = await shop.newBuyer()
      expect(id).toBeTruthy()
      const checkout = await paid()
      for (const at of [later(0), later(-299), later(299)]) {
        const payload = shop.findEvent('checkout.session.completed', checkout)
        const answer = await shop.send(payload, { 'stripe-signature': shop.sign(payload, at) })
        expect([answer.statusCode, answer.json()]).toEqual([200, { received: true }])
      }
      const payload = shop.findEvent('checkout.session.completed', checkout)
      const signed = shop.sign(payload)
      for (const header of [
        `${signed},v1=${'0'.repeat(64)}`,
        signed.replace(',', `,v1=${'0'.repeat(64)},`),
        `${signed},v0=aa`,
      ])
        expect((await shop.send(payload, { 'stripe-signature': header })).statusCode).toBe(200)
    })

    it('what the provider signed and is no event with its object is not called a forgery', async () => {
      const thin = { id: 'evt_thin', object: 'v2.core.event', type: 'v1.billing.meter.error_report_triggered' }
      for (const payload of [JSON.stringify(thin), '{"id":"evt_none"}', 'not JSON']) {
        const answer = await shop.send(payload, { 'stripe-signature': shop.sign(payload) })
        expect([payload, answer.statusCode, answer.json().code]).toEqual([payload, 400, 'unknown_event'])
      }
    })

    it('the webhook refuses every other signature with 400 and writes nothing', async () => {
      const checkout = await paid()
      const payload = shop.findEvent('checkout.session.completed', checkout)
      const signed = shop.sign(payload)
      const before = await rows()
      const headers: Record<string, string> = {
        'too old': shop.sign(payload, later(-301)),
        'ahead of its time': shop.sign(payload, later(301)),
        'in a year': shop.sign(payload, later(31_536_000)),
        'another secret': shop.sign(payload, later(0), 'whsec_another'),
        'no v1': signed.replace(/,v1=.*/, ''),
        'v0 only': signed.replace('v1=', 'v0='),
        'no date': signed.replace(/t=\d+,/, ''),
        'two dates': `${signed},t=${Math.floor(later(0).getTime() / 1000)}`,
        'a date that is none': signed.replace(/t=\d+/, 't=now'),
        'a date with a tail': signed.replace(/t=(\d+)/, 't=$1x'),
        'a signature with a tail': `${signed}00`,
        empty: '',
      }
      for (const [what, header] of Object.entries(headers)) {
        const answer = await shop.send(payload, { 'stripe-signature': header })
        expect([what, answer.statusCode, answer.json().code]).toEqual([what, 400, 'invalid_signature'])
      }
      const written = JSON.stringify(JSON.parse(payload))
      expect((await shop.send(written, { 'stripe-signature': signed })).statusCode).toBe(400)
      const unsigned = await shop.app.inject({ method: 'POST', url: '/api/v1/payment/webhook', payload })
      expect(unsigned.statusCode).toBe(400)
      expect(await rows()).toBe(before)
    })

    it('the webhook refuses a body of which a single byte was changed', async () => {
      const payload = Buffer.from(shop.findEvent('checkout.session.completed', await paid()))
      const signed = shop.sign(payload.toString())
      const before = await rows()
      const step = Math.max(1, Math.floor(payload.length / long(60, 100_000)))
      for (let place = 0; place < payload.length; place += step) {
        const changed = Buffer.from(payload)
        changed.writeUInt8((changed[place] ?? 0) ^ (1 << (place % 8)), place)
        const answer = await shop.app.inject({
          method: 'POST',
          url: '/api/v1/payment/webhook',
          headers: { 'stripe-signature': signed, 'content-type': 'application/json' },
          payload: changed,
        })
        expect(answer.statusCode).toBe(400)
      }
      expect(await rows()).toBe(before)
    })

    it('the webhook answers 413 to a body of more than 256 KB, and takes one that is just as long', async () => {
      const padded = (bytes: number) => {
        const event = {
          id: `evt_${randomUUID().replaceAll('-', '')}`,
          object: 'event',
          type: 'other',
          data: { object: {} },
          pad: '',
        }
        return JSON.stringify({ ...event, pad: 'x'.repeat(bytes - JSON.stringify(event).length) })
      }
      expect((await shop.send(padded(256 * 1024))).statusCode).toBe(200)
      expect((await shop.send(padded(256 * 1024 + 1))).statusCode).toBe(413)
    })

    it('the webhook answers 400 to signed bytes that are no event', async () => {
      for (const payload of ['', 'null', '[]', 'no JSON', '{"object":"v2.core.event"}'])
        expect([payload, (await shop.send(payload)).statusCode]).toEqual([payload, 400])
    })
  })

  it('the webhook is not limited by address: the provider sends everything from a few', async () => {
    const limited = await startTestApp({ RATE_LIMITS: 'on' })
    const call = (url: string) => limited.app.inject({ method: 'POST', url: `/api/v1${url}`, payload: '{}' })
    const answers = await Promise.all(Array.from({ length: 320 }, () => call('/payment/webhook')))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([400]))
    const others = []
    for (let count = 0; count < 11; count += 1) others.push((await call('/credit/create-creditrecord')).statusCode)
    expect(others.filter((status) => status === 429)).toHaveLength(1)
    await limited.close()
  })

  it('the webhook ignores events that are about nothing of ours, with 200, and remembers them', async () => {
    const before = await rows()
    for (const payload of [
      JSON.stringify({ id: 'evt_a', type: 'customer.created', data: { object: { id: 'cus_1' } } }),
      JSON.stringify({ id: 'evt_b', type: 'checkout.session.completed', data: { object: { id: 'cs_test_other' } } }),
      JSON.stringify({
        id: 'evt_c',
        type: 'refund.created',
        data: { object: { id: 're', payment_intent: 'pi_other' } },
      }),
      JSON.stringify({ id: 'evt_d', type: 'refund.created', data: { object: { id: 're', payment_intent: null } } }),
    ])
      expect((await shop.send(payload)).json()).toEqual({ received: true })
    expect(await rows()).toBe(before + 4)
  })

  it('the webhook is 503 while the provider is away, and the event counts later (F-12)', async () => {
    const { id, token } = await shop.newUser()
    const { sessionId } = await shop.pay(token)
    const event = shop.findEvent('checkout.session.completed', sessionId)
    const { ProviderUnavailableError } = await import('./provider.ts')
    shop.provider.trouble = (place) => {
      if (place === 'before read') throw new ProviderUnavailableError('away')
    }
    const answer = await shop.send(event)
    shop.provider.trouble = () => {}
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
    expect(await shop.balance(id)).toMatchObject({ credits: 1 })
    expect((await shop.send(event)).statusCode).toBe(200)
    expect(await shop.balance(id)).toMatchObject({ credits: 4 })
  })

  it.each<[string, object, string]>([
    ['price', { amount_total: 1 }, 'amount'],
    ['currency', { currency: 'idr' }, 'currency'],
    ['live mode', { livemode: true }, 'live mode'],
    ['quantity', { metadata: { quantity: '10' } }, 'quantity'],
    ['product', { metadata: { product: 'pack_2' } }, 'product'],
    ['purchase', { client_reference_id: randomUUID() }, 'purchase'],
  ])(
    'a payment with another %s than ordered grants nothing and is held for review with an alarm (F-14)',
    async (_, changes, because) => {
      const { id, token } = await shop.newUser()
      const { sessionId, purchaseId } = await shop.pay(token)
      shop.sandbox.store.edit(sessionId, changes)
      expect((await shop.tell('checkout.session.completed', sessionId)).statusCode).toBe(200)
      expect((await shop.credit(sessionId)).json()).toEqual({ status: 'pending' })
      expect(await shop.balance(id)).toMatchObject({ credits: 1 })
      expect(await shop.readRows(id)).toMatchObject([{ id: purchaseId, status: 'held', held_because: because }])
      expect(await shop.loadPurchase(token, purchaseId)).toMatchObject({ status: 'held', refundable: 'not_paid' })
      expect(shop.logLines.some((line) => line.includes('"outcome":"needs_review"') && line.includes(purchaseId))).toBe(
        true,
      )
      expect(await shop.broken()).toEqual([])
    },
  )

  it('a held payment that went back whole is held no more, and its buyer gets a mail', async () => {
    const { id, email, token } = await shop.newUser()
    const { sessionId, purchaseId } = await shop.pay(token)
    shop.sandbox.store.edit(sessionId, { amount_total: 1_000 })
    await shop.tell('checkout.session.completed', sessionId)
    const discrepancies = async () => {
      const lines = []
      for await (const line of findDiscrepancies({ ...shop, payments: shop.provider }, 1))
        if (line.includes(purchaseId)) lines.push(line)
      return lines
    }
    shop.refundThere(sessionId, 400)
    await shop.tell('refund.created', sessionId)
    expect(await discrepancies()).toEqual([`purchase ${purchaseId}: held, since these differ: amount`])
    const rest = shop.refundThere(sessionId, 500)
    shop.sandbox.store.edit(rest, { amount: 600 })
    for (const _ of [1, 2]) await shop.tell('refund.updated', sessionId)
    expect(await shop.readRows(id)).toMatchObject([{ status: 'cancelled', held_because: null, receipt_number: null }])
    expect(await shop.loadPurchase(token, purchaseId)).toMatchObject({ status: 'cancelled', refunded_cents: 1_000 })
    expect(await discrepancies()).toEqual([])
    expect(await shop.broken()).toEqual([])
    await shop.deliver()
    const mails = shop.mailbox.to(email).filter(({ subject }) => subject.includes('paid back'))
    expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('3 estimates, quantity 1')])

    shop.sandbox.store.edit(rest, { status: 'failed' })
    await shop.tell('refund.failed', sessionId)
    expect(await shop.readRows(id)).toMatchObject([{ status: 'held', held_because: 'amount' }])
  })

  it("a page that names another one's purchase grants nothing and is held for review (F-14)", async () => {
    const [victim, thief] = [await shop.newUser(), await shop.newUser()]
    const theirs = await shop.pay(victim.token)
    const own = await shop.pay(thief.token)
    await shop.db.updateTable('purchase').set({ session_id: null }).where('id', '=', own.purchaseId).execute()
    shop.sandbox.store.edit(own.sessionId, { client_reference_id: theirs.purchaseId })
    await shop.tell('checkout.session.completed', own.sessionId, 'evt_review')
    for (const { id } of [victim, thief]) expect(await shop.balance(id)).toMatchObject({ credits: 1 })
    const event = await shop.db
      .selectFrom('payment_event')
      .selectAll()
      .where('id', '=', 'evt_review')
      .executeTakeFirst()
    expect(event).toMatchObject({ outcome: 'needs_review', purchase_id: null })
  })
})
