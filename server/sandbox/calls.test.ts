import Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { callRaw, sdkOf, twoPacks } from './testing/client.ts'

const { StripeInvalidRequestError, StripeAuthenticationError, StripeIdempotencyError } = Stripe.errors

let test: TestApp
let stripe: Stripe
beforeAll(async () => {
  test = await startTestApp()
  stripe = sdkOf(test.sandbox)
})
afterAll(() => test.close())
beforeEach(() => test.clock.pass(60))

const nowSeconds = () => Math.floor(test.clock.now().getTime() / 1000)
const open = (changes: Stripe.Checkout.SessionCreateParams = {}) => stripe.checkout.sessions.create(twoPacks(changes))
const eventsOf = async (id: string) =>
  (await stripe.events.list({ limit: 100 })).data
    .filter((event) => Reflect.get(event.data.object, 'id') === id)
    .map(({ type }) => type)
    .toReversed()
/** A session that was paid, its payment and its charge. */
async function paid(method: 'card' | 'paynow' = 'card') {
  const { id } = await open()
  await test.sandbox.complete(id, 'paid', method)
  const session = await stripe.checkout.sessions.retrieve(id)
  const payment = await stripe.paymentIntents.retrieve(String(session.payment_intent), { expand: ['latest_charge'] })
  const charge = payment.latest_charge
  if (typeof charge !== 'object' || charge === null) throw new Error('The charge was not expanded')
  return { session, payment, charge }
}
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => expect.fail('It was not refused'),
    (error: unknown) => error,
  )

describe('checkout sessions of the sandbox', () => {
  it('a session that is opened through the SDK has its amount, address and end, and is found again', async () => {
    const metadata = { purchase: '17' }
    const created = await open({ metadata, locale: 'zh', expires_at: nowSeconds() + 3600 })
    expect(created).toMatchObject({
      object: 'checkout.session',
      amount_total: 1800,
      currency: 'sgd',
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      livemode: false,
      locale: 'zh',
      metadata,
      expires_at: nowSeconds() + 3600,
      url: `http://localhost:3000/sandbox/checkout/${created.id}`,
    })
    expect(created.id).toMatch(/^cs_test_[A-Za-z0-9]{58}$/)
    expect(created.lastResponse.requestId).toMatch(/^req_/)
    expect(created.lastResponse.apiVersion).toBe(Stripe.API_VERSION)
    expect(await stripe.checkout.sessions.retrieve(created.id)).toEqual(created)
    const items = await stripe.checkout.sessions.listLineItems(created.id)
    expect(items.data).toMatchObject([{ description: '3 credits', quantity: 2, amount_total: 1800 }])
  })

  it.each<[string, Record<string, unknown>, { code?: string; param?: string }]>([
    ['an unknown parameter', { colour: 'red' }, { code: 'parameter_unknown', param: 'colour' }],
    ['no line items', { line_items: undefined }, { code: 'parameter_missing', param: 'line_items' }],
    ['no success address', { success_url: undefined }, { code: 'parameter_missing', param: 'success_url' }],
    ['an address that is none', { success_url: 'javascript:alert(1)' }, { param: 'success_url' }],
    ['an empty text', { cancel_url: '' }, { code: 'parameter_invalid_empty', param: 'cancel_url' }],
    ['another mode', { mode: 'subscription' }, { param: 'mode' }],
    ['an end too soon', { expires_at: 1 }, { param: 'expires_at' }],
    [
      '51 pairs of metadata',
      { metadata: Object.fromEntries([...Array(51).keys()].map((n) => [n, 'x'])) },
      { param: 'metadata' },
    ],
  ])('a session with %s is refused with 400, and none is opened', async (_what, changes, expected) => {
    const before = (await stripe.checkout.sessions.list({ limit: 1 })).data[0]?.id
    const error = await refusal(open(changes))
    expect(error).toBeInstanceOf(StripeInvalidRequestError)
    expect(error).toMatchObject({ statusCode: 400, type: 'StripeInvalidRequestError', ...expected })
    expect((await stripe.checkout.sessions.list({ limit: 1 })).data[0]?.id).toBe(before)
  })

  it.each<[string, number | string, string, { code?: string; param?: string }]>([
    [
      'a fraction of a cent',
      '9.5',
      'sgd',
      { code: 'parameter_invalid_integer', param: 'line_items[0][price_data][unit_amount]' },
    ],
    ['less than the currency allows', 24, 'sgd', { code: 'amount_too_small' }],
    ['an amount below zero', -900, 'sgd', { code: 'parameter_invalid_integer' }],
    ['a currency that it does not know', 900, 'xyz', { param: 'line_items[0][price_data][currency]' }],
  ])('a session with %s is refused', async (_what, unitAmount, currency, expected) => {
    const item = `line_items[0][price_data]`
    const body = `mode=payment&success_url=http://a.b/&line_items[0][quantity]=2&${item}[currency]=${currency}&${item}[unit_amount]=${unitAmount}&${item}[product_data][name]=x`
    const answer = await callRaw(test.sandbox, '/v1/checkout/sessions', { body })
    expect(answer).toMatchObject({ status: 400, body: { error: { type: 'invalid_request_error', ...expected } } })
  })

  it('a session ends at the earliest after 30 minutes and at the latest after 24 hours', async () => {
    for (const seconds of [30 * 60 - 1, 86_401])
      await expect(open({ expires_at: nowSeconds() + seconds })).rejects.toThrow('expires_at')
    for (const seconds of [30 * 60, 86_400])
      expect((await open({ expires_at: nowSeconds() + seconds })).expires_at).toBe(nowSeconds() + seconds)
  })

  it('an open session can be expired once, and one that is paid never', async () => {
    const session = await open()
    const expired = await stripe.checkout.sessions.expire(session.id)
    expect(expired).toMatchObject({ status: 'expired', url: null, payment_status: 'unpaid' })
    expect(await eventsOf(session.id)).toEqual(['checkout.session.expired'])
    expect(await refusal(stripe.checkout.sessions.expire(session.id))).toMatchObject({ statusCode: 400 })
    const { session: done } = await paid()
    await expect(stripe.checkout.sessions.expire(done.id)).rejects.toThrow('status of complete')
  })

  it('a session that nobody pays expires by itself when its time is over', async () => {
    const session = await open({ expires_at: nowSeconds() + 1800 })
    test.clock.pass(1799)
    expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('open')
    test.clock.pass(1)
    expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('expired')
    expect(await eventsOf(session.id)).toEqual(['checkout.session.expired'])
    expect(await test.sandbox.complete(session.id, 'paid')).toBeNull()
  })

  it('a session whose time is over cannot be paid, even before anybody has looked at it', async () => {
    const { id } = await open({ expires_at: nowSeconds() + 1800 })
    test.clock.pass(1800)
    expect(await test.sandbox.complete(id, 'paid')).toBeNull()
  })

  it('a paid session leads to its payment and its charge', async () => {
    const { session, payment, charge } = await paid('paynow')
    expect(session).toMatchObject({ status: 'complete', payment_status: 'paid', url: null })
    expect(payment).toMatchObject({ status: 'succeeded', amount: 1800, amount_received: 1800 })
    expect(charge).toMatchObject({ paid: true, status: 'succeeded', payment_method_details: { type: 'paynow' } })
    expect(await stripe.charges.retrieve(charge.id)).toMatchObject({ payment_intent: payment.id })
    expect((await stripe.checkout.sessions.list({ payment_intent: payment.id })).data).toEqual([
      expect.objectContaining({ id: session.id }),
    ])
    const whole = await stripe.checkout.sessions.retrieve(session.id, {
      expand: ['payment_intent.latest_charge', 'line_items'],
    })
    expect(whole).toMatchObject({
      payment_intent: { latest_charge: { id: charge.id } },
      line_items: { data: [{ quantity: 2 }] },
    })
    await expect(stripe.checkout.sessions.retrieve(session.id, { expand: ['metadata'] })).rejects.toThrow(
      'cannot be expanded',
    )
  })

  it('what the payment shall carry is kept from the session and comes with the payment', async () => {
    const { id } = await open({ payment_intent_data: { metadata: { purchase: '9' }, description: 'Credits' } })
    await test.sandbox.complete(id, 'paid')
    const { payment_intent } = await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] })
    expect(payment_intent).toMatchObject({ metadata: { purchase: '9' }, description: 'Credits' })
  })

  it.each([
    ['async_paid', 'paid', 'succeeded', 'checkout.session.async_payment_succeeded'],
    ['async_failed', 'unpaid', 'requires_payment_method', 'checkout.session.async_payment_failed'],
  ] as const)(
    'a promised payment that ends as %s is first completed unpaid',
    async (outcome, status, payment, event) => {
      const { id } = await open()
      expect(await test.sandbox.complete(id, 'pending')).toMatchObject({ status: 'complete', payment_status: 'unpaid' })
      const promised = await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] })
      expect(promised.payment_intent).toMatchObject({ status: 'processing', amount_received: 0 })
      await test.sandbox.complete(id, outcome)
      const settled = await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] })
      expect(settled).toMatchObject({ payment_status: status, payment_intent: { status: payment } })
      expect(await eventsOf(id)).toEqual(['checkout.session.completed', event])
      expect(await test.sandbox.complete(id, outcome)).toBeNull()
    },
  )

  it('what a card statement adds to the name of the account is shown by the charge, and what banks would not print is refused', async () => {
    const { id } = await open({ payment_intent_data: { statement_descriptor_suffix: 'CREDITS' } })
    await test.sandbox.complete(id, 'paid')
    const session = await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] })
    expect(session.payment_intent).toMatchObject({
      statement_descriptor_suffix: 'CREDITS',
      latest_charge: { statement_descriptor_suffix: 'CREDITS', calculated_statement_descriptor: 'SANDBOX* CREDITS' },
    })
    for (const suffix of ['A*B', 'A<B', "A'B", 'A"B', 'A\\B', '1234', '点数', 'LONGER THAN 13'])
      await expect(open({ payment_intent_data: { statement_descriptor_suffix: suffix } })).rejects.toThrow(
        StripeInvalidRequestError,
      )
  })

  it('of ten that pay one session at once, one does', async () => {
    const { id } = await open()
    const all = await Promise.all(Array.from({ length: 10 }, () => test.sandbox.complete(id, 'paid')))
    expect(all.filter(Boolean)).toHaveLength(1)
    expect(await eventsOf(id)).toEqual(['checkout.session.completed'])
  })
})

describe('lists of the sandbox', () => {
  it('a list is walked page by page, newest first, in both directions, and within limits of time', async () => {
    test.clock.pass(60)
    const from = nowSeconds()
    const ids = []
    for (let n = 0; n < 5; n += 1) ids.unshift((await open()).id)
    const first = await stripe.checkout.sessions.list({ limit: 2, created: { gte: from } })
    expect(first).toMatchObject({ object: 'list', url: '/v1/checkout/sessions', has_more: true })
    const walked = await stripe.checkout.sessions
      .list({ limit: 2, created: { gte: from } })
      .autoPagingToArray({ limit: 100 })
    expect(walked.map(({ id }) => id)).toEqual(ids)
    const back = await stripe.checkout.sessions.list({ limit: 2, ending_before: ids[3] ?? '' })
    expect(back.data.map(({ id }) => id)).toEqual(ids.slice(1, 3))
    for (const created of [{ gt: from }, { lt: from }])
      expect((await stripe.checkout.sessions.list({ limit: 100, created })).data.map(({ id }) => id)).not.toContain(
        ids[0],
      )
    expect((await stripe.checkout.sessions.list({ created: from, status: 'open' })).data).toHaveLength(5)
    expect((await stripe.checkout.sessions.list({ created: from, status: 'complete' })).data).toEqual([])
  })

  it('each object of a list is expanded, and what is not there yet stays null', async () => {
    test.clock.pass(60)
    const from = nowSeconds()
    await paid()
    await open()
    const { data } = await stripe.checkout.sessions.list({
      created: { gte: from },
      expand: ['data.payment_intent.latest_charge'],
    })
    expect(data).toMatchObject([{ payment_intent: null }, { payment_intent: { latest_charge: { paid: true } } }])
  })

  it('a list that starts after what does not exist is refused with 404, and a limit over 100 with 400', async () => {
    expect(await refusal(stripe.refunds.list({ starting_after: 're_none' }))).toMatchObject({
      statusCode: 404,
      param: 'starting_after',
    })
    expect(await refusal(stripe.refunds.list({ limit: 101 }))).toMatchObject({ statusCode: 400, param: 'limit' })
  })
})

describe('refunds of the sandbox', () => {
  it('a card payment is refunded in parts until nothing is left', async () => {
    const { payment, charge } = await paid()
    const part = await stripe.refunds.create({ payment_intent: payment.id, amount: 700, metadata: { purchase: '1' } })
    expect(part).toMatchObject({
      object: 'refund',
      amount: 700,
      status: 'succeeded',
      charge: charge.id,
      payment_intent: payment.id,
    })
    expect(await refusal(stripe.refunds.create({ charge: charge.id, amount: 1101 }))).toMatchObject({
      statusCode: 400,
      param: 'amount',
    })
    expect(await stripe.refunds.create({ charge: charge.id, reason: 'requested_by_customer' })).toMatchObject({
      amount: 1100,
    })
    expect(await refusal(stripe.refunds.create({ charge: charge.id }))).toMatchObject({
      statusCode: 400,
      code: 'charge_already_refunded',
    })
    expect(await stripe.charges.retrieve(charge.id, { expand: ['refunds'] })).toMatchObject({
      amount_refunded: 1800,
      refunded: true,
      refunds: { data: [{ amount: 1100 }, { amount: 700 }] },
    })
    expect((await stripe.refunds.list({ payment_intent: payment.id })).data).toHaveLength(2)
    expect(await eventsOf(part.id)).toEqual(['refund.created'])
  })

  it('a refund that is not of a card is pending until it is settled, and one that fails gives the amount back to the charge', async () => {
    const { charge } = await paid('paynow')
    const [one, other] = [
      await stripe.refunds.create({ charge: charge.id, amount: 100 }),
      await stripe.refunds.create({ charge: charge.id, amount: 200 }),
    ]
    expect(one).toMatchObject({ status: 'pending', pending_reason: 'processing' })
    expect(await test.sandbox.settleRefund(one.id, 'succeeded')).toMatchObject({ status: 'succeeded' })
    await test.sandbox.settleRefund(other.id, 'failed')
    expect(await stripe.refunds.retrieve(other.id)).toMatchObject({ status: 'failed', failure_reason: 'declined' })
    expect(await stripe.charges.retrieve(charge.id)).toMatchObject({ amount_refunded: 100 })
    expect(await eventsOf(one.id)).toEqual(['refund.created', 'refund.updated'])
    expect(await eventsOf(other.id)).toEqual(['refund.created', 'refund.updated', 'refund.failed'])
    expect(await test.sandbox.settleRefund(other.id, 'succeeded')).toBeNull()
  })

  it('a refund whose answer cannot be put together is refused as a whole', async () => {
    const { charge } = await paid()
    await expect(stripe.refunds.create({ charge: charge.id, expand: ['nonsense'] })).rejects.toThrow(
      'cannot be expanded',
    )
    expect((await stripe.refunds.list({ charge: charge.id })).data).toEqual([])
    expect(await stripe.charges.retrieve(charge.id)).toMatchObject({ amount_refunded: 0 })
  })

  it('a payment that does not exist or has not arrived cannot be refunded', async () => {
    expect(await refusal(stripe.refunds.create({ payment_intent: 'pi_none' }))).toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    })
    expect(await refusal(stripe.refunds.create({}))).toMatchObject({ statusCode: 400 })
    const { id } = await open()
    const promised = await test.sandbox.complete(id, 'pending')
    expect(await refusal(stripe.refunds.create({ payment_intent: String(promised?.payment_intent) }))).toMatchObject({
      statusCode: 400,
    })
  })
})

describe('disputes of the sandbox', () => {
  it.each([
    ['won', ['charge.dispute.funds_reinstated', 'charge.dispute.closed']],
    ['lost', ['charge.dispute.closed']],
  ] as const)('a dispute that is %s sends each of its events once', async (status, last) => {
    const { charge, payment } = await paid()
    await stripe.refunds.create({ charge: charge.id, amount: 300 })
    const dispute = await test.sandbox.openDispute(charge.id)
    if (!dispute) throw new Error('No dispute was opened')
    expect(await test.sandbox.openDispute(charge.id)).toBeNull()
    expect(dispute).toMatchObject({ amount: 1500, status: 'needs_response', payment_intent: payment.id })
    expect(await refusal(stripe.refunds.create({ charge: charge.id }))).toMatchObject({ code: 'charge_disputed' })
    await test.sandbox.moveDispute(dispute.id, 'under_review')
    await test.sandbox.moveDispute(dispute.id, status)
    expect(await test.sandbox.moveDispute(dispute.id, 'won')).toBeNull()
    expect(await stripe.disputes.retrieve(dispute.id)).toMatchObject({ status })
    expect((await stripe.disputes.list({ payment_intent: payment.id })).data).toHaveLength(1)
    expect(await eventsOf(dispute.id)).toEqual([
      'charge.dispute.created',
      'charge.dispute.funds_withdrawn',
      'charge.dispute.updated',
      ...last,
    ])
  })

  it('an inquiry moves no money and lets its charge be refunded, until it becomes a chargeback of what is left', async () => {
    const { charge } = await paid()
    const inquiry = await test.sandbox.openDispute(charge.id, 'inquiry')
    if (!inquiry) throw new Error('No inquiry was opened')
    expect(inquiry).toMatchObject({ amount: 1800, status: 'warning_needs_response', is_charge_refundable: true })
    expect(await test.sandbox.openDispute(charge.id)).toBeNull()
    expect(await test.sandbox.moveDispute(inquiry.id, 'won')).toBeNull()
    await stripe.refunds.create({ charge: charge.id, amount: 300 })
    await test.sandbox.moveDispute(inquiry.id, 'warning_under_review')
    await test.sandbox.moveDispute(inquiry.id, 'needs_response')
    expect(await stripe.disputes.retrieve(inquiry.id)).toMatchObject({
      amount: 1500,
      status: 'needs_response',
      is_charge_refundable: false,
    })
    expect(await refusal(stripe.refunds.create({ charge: charge.id }))).toMatchObject({ code: 'charge_disputed' })
    expect(await eventsOf(inquiry.id)).toEqual([
      'charge.dispute.created',
      'charge.dispute.updated',
      'charge.dispute.updated',
      'charge.dispute.funds_withdrawn',
    ])
  })

  it.each(['refund', 'answer'])('an inquiry is closed by a full refund or by the bank: %s', async (by) => {
    const { charge } = await paid()
    const inquiry = await test.sandbox.openDispute(charge.id, 'inquiry')
    const id = inquiry?.id ?? ''
    if (by === 'refund') await stripe.refunds.create({ charge: charge.id })
    else await test.sandbox.moveDispute(id, 'warning_closed')
    expect(await stripe.disputes.retrieve(id)).toMatchObject({ status: 'warning_closed' })
    expect(await test.sandbox.moveDispute(id, 'needs_response')).toBeNull()
    expect(await eventsOf(id)).toEqual(['charge.dispute.created', 'charge.dispute.closed'])
  })
})

describe('idempotency keys of the sandbox', () => {
  it('the same key with the same parameters gives the same answer, marked as a repetition', async () => {
    const [first, again] = [
      await stripe.checkout.sessions.create(twoPacks(), { idempotencyKey: 'again' }),
      await stripe.checkout.sessions.create(twoPacks(), { idempotencyKey: 'again' }),
    ]
    expect(again).toEqual(first)
    expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined()
    expect(again.lastResponse.headers).toMatchObject({
      'idempotent-replayed': 'true',
      'original-request': first.lastResponse.requestId,
    })
  })

  it('ten calls at once with one key open one session', async () => {
    const all = await Promise.all(
      Array.from({ length: 10 }, () => stripe.checkout.sessions.create(twoPacks(), { idempotencyKey: 'at-once' })),
    )
    expect(new Set(all.map(({ id }) => id)).size).toBe(1)
  })

  it('the same key with other parameters is refused with 400 as an idempotency error', async () => {
    await stripe.checkout.sessions.create(twoPacks(), { idempotencyKey: 'other' })
    const error = await refusal(
      stripe.checkout.sessions.create(twoPacks({ locale: 'zh' }), { idempotencyKey: 'other' }),
    )
    expect(error).toBeInstanceOf(StripeIdempotencyError)
    expect(error).toMatchObject({ statusCode: 400 })
  })

  it('a call that is refused for its parameters does not use up its key, one that is refused by the work does', async () => {
    await expect(
      stripe.checkout.sessions.create(twoPacks({ success_url: 'no' }), { idempotencyKey: 'mended' }),
    ).rejects.toThrow()
    expect((await stripe.checkout.sessions.create(twoPacks(), { idempotencyKey: 'mended' })).status).toBe('open')
    const { session } = await paid()
    const expire = () => stripe.checkout.sessions.expire(session.id, {}, { idempotencyKey: 'too-late' })
    const [one, two] = [await refusal(expire()), await refusal(expire())]
    expect(two).toMatchObject({
      message: Reflect.get(Object(one), 'message'),
      headers: { 'idempotent-replayed': 'true' },
    })
  })
})

describe('the door of the sandbox', () => {
  it('a call with another key or none is refused with 401', async () => {
    const other = sdkOf({ ...test.sandbox, secretKey: 'sk_test_other' })
    expect(await refusal(other.checkout.sessions.list())).toBeInstanceOf(StripeAuthenticationError)
    expect((await fetch(`${test.sandbox.apiBase}/v1/events`)).status).toBe(401)
  })

  it('an object that does not exist is answered with 404 and its parameter', async () => {
    expect(await refusal(stripe.checkout.sessions.retrieve('cs_test_none'))).toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      param: 'session',
    })
    // An id of another kind is no such object either.
    const { payment } = await paid()
    for (const odd of ['%00', '%2F..', '%F0%9F%98%80', 'x'.repeat(300)])
      expect((await callRaw(test.sandbox, `/v1/charges/${odd}`)).status).toBe(404)
    expect(await callRaw(test.sandbox, `/v1/charges/${payment.id}`)).toMatchObject({
      status: 404,
      body: { error: { message: `No such charge: '${payment.id}'` } },
    })
  })

  it('a call that the sandbox does not have, or in another version, is refused', async () => {
    expect((await callRaw(test.sandbox, '/v1/customers')).status).toBe(404)
    expect(await callRaw(test.sandbox, '/v1/events', { headers: { 'stripe-version': '2020-08-27' } })).toMatchObject({
      status: 400,
    })
  })

  it.each([
    'a[b',
    'a]=1',
    '[a]=1',
    'a=1&a[b]=2',
    'a[b]=1&a=2',
    'a=1&a=2',
    `a${'[b]'.repeat(20)}=1`,
    '__proto__[x]=1',
    'a%00=1',
    'charge=%00',
  ])('parameters that cannot be read are refused with 400: %s', async (body) => {
    expect((await callRaw(test.sandbox, '/v1/refunds', { body })).status).toBe(400)
  })
})

describe('faults on demand', () => {
  const call = 'POST /v1/checkout/sessions'
  /** Opened within this test, which moved the clock. */
  const sessions = async () => (await stripe.checkout.sessions.list({ limit: 100, created: nowSeconds() })).data.length
  const create = (key: string, patience: Stripe.RequestOptions = {}) =>
    stripe.checkout.sessions.create(twoPacks(), { idempotencyKey: key, ...patience })

  it.each([
    ['error_before', 'StripeAPIError', false],
    ['error_after', 'StripeAPIError', true],
    ['reset_before', 'StripeConnectionError', false],
    ['reset_after', 'StripeConnectionError', true],
    ['stall_before', 'StripeConnectionError', false],
    ['stall_after', 'StripeConnectionError', true],
  ] as const)(
    '%s: the caller is told nothing good, and a second try with the same key leads to one session',
    async (as, type, isDone) => {
      // The SDK tries once more by itself when a connection is cut.
      test.sandbox.faults.plan({ call, as, times: as.startsWith('reset') ? 2 : 1 })
      // One that stalls is never answered, however long one waits.
      const patience = as.startsWith('stall') ? { timeout: 300 } : {}
      expect(await refusal(create(`fault-${as}`, patience))).toMatchObject({ type })
      await vi.waitFor(async () => expect(await sessions()).toBe(isDone ? 1 : 0), { timeout: 60_000 })
      expect((await create(`fault-${as}`)).status).toBe('open')
      expect(await sessions()).toBe(1)
    },
  )
})
