import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { long } from '../../testing/long.ts'
import { brokenInvariants } from '../credits/invariants.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { findDiscrepancies } from './reconcile.ts'

/* Buying over HTTP, with the SDK and the sandbox in between: nothing of the path is faked. */

describe('buying credits', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())

  const buy = async (token: string, body: object = { quantity: 1 }, pack = 1) =>
    (await test.request('POST', `/payment/create-checkout-session_${pack}`, { token, body })).json()
  const credit = (sessionId: string) =>
    test.request('POST', '/credit/create-creditrecord', { body: { checkout_session_id: sessionId } })
  const me = async (token: string) => (await test.request('GET', '/users/me', { token })).json()
  const loadPurchase = async (token: string, id: string) =>
    (await test.request('GET', `/payment/purchases/${id}`, { token })).json()

  it('a paid pack is in the wallet once, whether webhook or browser comes first', async () => {
    const { token, email } = await test.newUser()
    for (const [index, webhookFirst] of [true, false].entries()) {
      const { session_id, purchase_id } = await buy(token, { quantity: 2 })
      expect((await credit(session_id)).json()).toEqual({ status: 'pending' })
      await test.sandbox.complete(session_id, 'paid')
      if (webhookFirst) await test.sandbox.deliver()
      expect((await credit(session_id)).json()).toEqual({ status: webhookFirst ? 'already_credited' : 'credited' })
      await test.sandbox.deliver()
      expect((await credit(session_id)).json()).toEqual({ status: 'already_credited' })
      expect(await me(token)).toMatchObject({ credits: 1 + 6 * (index + 1), is_premium: false })
      expect(await loadPurchase(token, purchase_id)).toMatchObject({
        status: 'paid',
        units: 6,
        amount_cents: 1800,
        method: 'card',
        refundable: 'yes',
        test_mode: true,
        url: null,
      })
    }
    await test.deliver()
    expect(test.mailbox.to(email).filter(({ subject }) => subject.includes('receipt'))).toHaveLength(2)
    expect(await brokenInvariants(test.db)).toEqual([])
  })

  it('a refund by the button reaches the provider, and mails confirm its steps', async () => {
    const { token, email } = await test.newUser()
    const { session_id, purchase_id } = await buy(token)
    await test.sandbox.complete(session_id, 'paid', 'paynow')
    await test.sandbox.deliver()
    const answer = await test.request('POST', `/payment/purchases/${purchase_id}/refund`, { token })
    expect(answer.statusCode).toBe(200)
    await test.sandbox.deliver()
    // PayNow pays back within days, by the banks.
    expect(await loadPurchase(token, purchase_id)).toMatchObject({ refund: { status: 'requested' }, refunded_cents: 0 })
    const row = await test.db
      .selectFrom('purchase_refund')
      .select('provider_id')
      .where('purchase_id', '=', purchase_id)
      .executeTakeFirstOrThrow()
    await test.sandbox.settleRefund(row.provider_id ?? '', 'succeeded')
    await test.sandbox.deliver()
    expect(await loadPurchase(token, purchase_id)).toMatchObject({
      method: 'paynow',
      refund: { status: 'succeeded' },
      refunded_cents: 900,
      refundable: 'already_refunded',
    })
    expect(await me(token)).toMatchObject({ credits: 1 })
    await test.deliver()
    const [refunded, receipt] = test.mailbox.to(email)
    expect(receipt?.text).toContain(`/receipt/${purchase_id}\n`)
    expect(receipt?.text.replace(/\d{6}$/m, '…').match(/^- .*/gm)).toEqual([
      '- Receipt number: TEST-2026-…',
      '- Paid on: 21 Nov 2026, 12:00, Singapore time',
      '- Item: 3 estimates for S$9.00, quantity 1',
      '- Total: S$9.00, by PayNow',
      '- No GST charged',
    ])
    expect(refunded?.text).toContain('We paid back S$9.00')
    expect(refunded?.text).toMatch(/^- Credit note: TEST-CN-2026-\d{6}, for receipt TEST-2026-\d{6}$/m)
    expect(await brokenInvariants(test.db)).toEqual([])
  })

  it('a payment that takes days, one that fails and an abandoned page are reported as they are', async () => {
    const { token } = await test.newUser()
    const outcomes = [
      ['pending', 'pending'],
      ['async_failed', 'declined'],
      ['expired', 'expired'],
    ] as const
    for (const [index, [outcome, status]] of outcomes.entries()) {
      const { session_id, purchase_id, url } = await buy(token, { quantity: index + 1 })
      expect(await loadPurchase(token, purchase_id)).toMatchObject({ status: 'open', url })
      await test.sandbox.complete(session_id, outcome)
      expect((await credit(session_id)).json()).toEqual({ status: 'pending' })
      await test.sandbox.deliver()
      expect(await loadPurchase(token, purchase_id)).toMatchObject({ status, paid_at: null, refundable: 'not_paid' })
    }
    expect(await me(token)).toMatchObject({ credits: 1 })
  })

  it('a purchase is 422 for a quantity that is not sold, and the price is never the client’s', async () => {
    const { token } = await test.newUser()
    for (const body of [
      {},
      { quantity: 0 },
      { quantity: 11 },
      { quantity: 1, amount_cents: 1 },
      { quantity: 1, language: 'fr' },
    ])
      expect((await test.request('POST', '/payment/create-checkout-session_1', { token, body })).statusCode).toBe(422)
    const { purchase_id } = await buy(token, { quantity: 10, language: 'zh' }, 2)
    expect(await loadPurchase(token, purchase_id)).toMatchObject({
      amount_cents: 29_000,
      currency: 'SGD',
      units: 10,
      unit: 'supercredit',
    })
  })

  it('a payment page opened again in another language replaces the first one', async () => {
    const { token } = await test.newUser()
    const opened = []
    for (const language of ['en', 'zh', 'zh', 'en']) {
      const { session_id, url, purchase_id } = await buy(token, { quantity: 1, language })
      const page = (await test.app.inject(new URL(url).pathname)).body
      expect(page).toContain(`lang="${language === 'zh' ? 'zh-Hans' : 'en'}"`)
      opened.push({ session_id, purchase_id })
    }
    const [english, chinese, again, englishAgain] = opened
    expect(again).toEqual(chinese)
    expect(englishAgain).not.toEqual(english)
    await test.sandbox.deliver()
    for (const { purchase_id } of [english, chinese].filter((each) => each !== undefined))
      expect(await loadPurchase(token, purchase_id)).toMatchObject({ status: 'expired', url: null })
    expect(await loadPurchase(token, englishAgain?.purchase_id)).toMatchObject({ status: 'open' })
  })

  it('a checkout that we did not open answers 404, without a question to the provider', async () => {
    const answer = await credit('cs_test_somebody_elses')
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { detail: 'Checkout session not found', code: 'checkout_not_found' },
    ])
  })

  // The last one takes as long as the SDK waits, three times.
  const faults = ['error_before', 'reset_after', 'stall_before'] as const
  it.each(faults.slice(0, long(2, 3)))(
    'a provider that is away (%s) answers 503, and the next try opens the one page (F-13)',
    async (as) => {
      const { token } = await test.newUser()
      const everyTry = 3
      test.sandbox.faults.plan({ call: 'POST /v1/checkout/sessions', as, times: everyTry })
      const answer = await test.request('POST', '/payment/create-checkout-session_1', { token, body: { quantity: 1 } })
      expect([answer.statusCode, answer.json().code]).toEqual([503, 'unavailable'])
      expect((await buy(token)).url).toContain('/sandbox/checkout/')
      const { count } = (await test.request('GET', '/payment/purchases', { token })).json()
      expect(count).toBe(1)
    },
  )

  it('the provider and the books agree after all of this', async () => {
    const found = []
    const { payments } = test
    if (!payments) throw new Error('There is a provider')
    for await (const difference of findDiscrepancies({ ...test, payments }, 1)) found.push(difference)
    expect(found).toEqual([])
  })
})

describe('where nothing is sold', () => {
  it('every call about buying answers 503 payments_off, and the pages know it', async () => {
    const test = await startTestApp({ SANDBOX_PAYMENTS: 'off' })
    const { token } = await test.newUser()
    const calls = [
      ['/payment/create-checkout-session_1', { quantity: 1 }],
      ['/payment/webhook', {}],
    ] as const
    for (const [path, body] of calls) {
      const answer = await test.request('POST', path, { token, body })
      expect([answer.statusCode, answer.json().code]).toEqual([503, 'payments_off'])
    }
    expect((await test.request('GET', '/payment/purchases', { token })).json()).toEqual({ data: [], count: 0 })
    await test.close()
  })
})
