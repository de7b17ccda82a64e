import Stripe from 'stripe'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeSdk, startTestSandbox, twoPacks } from './testing/client.ts'

const { StripeInvalidRequestError, StripeAuthenticationError, StripeIdempotencyError } = Stripe.errors

const test = await startTestSandbox()
const { stripe } = test
afterAll(() => test.close())
beforeEach(() => test.pass(60))

const nowSeconds = () => Math.floor(test.now().getTime() / 1000)
const open = (changes: Stripe.Checkout.SessionCreateParams = {}) => stripe.checkout.sessions.create(twoPacks(changes))
const listEvents = async (id: string) =>
  (await stripe.events.list({ limit: 100 })).data
    .filter((event) => Reflect.get(event.data.object, 'id') === id)
    .map(({ type }) => type)
    .toReversed()
/** A session that was paid, its payment and its charge. */
async function paid(method: 'card' | 'paynow' = 'card') {
  const { id } = await open()
  test.complete(id, 'paid', method)
  return found(id)
}
/** A session with its payment and its charge, as they are now. */
async function found(id: string) {
  const session = await stripe.checkout.sessions.retrieve(id)
  const payment = await stripe.paymentIntents.retrieve(String(session.payment_intent))
  return { session, payment, charge: await stripe.charges.retrieve(String(payment.latest_charge)) }
}
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => expect.fail('It was not refused'),
    (error: unknown) => error,
  )

describe('checkout sessions of the sandbox', () => {
  it('a session opened through the SDK has its amount, address and end, and is found again', async () => {
    const metadata = { purchase: '17' }
    const created = await open({ metadata, locale: 'zh' })
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
      expires_at: nowSeconds() + 86_400,
      url: `http://localhost:3000/sandbox/checkout/${created.id}`,
    })
    expect(created.id).toMatch(/^cs_test_[A-Za-z0-9]{58}$/)
    expect(created.lastResponse.requestId).toMatch(/^req_/)
    expect(created.lastResponse.apiVersion).toBe(Stripe.API_VERSION)
    expect(await stripe.checkout.sessions.retrieve(created.id)).toEqual(created)
  })

  it('a session with a parameter that does not exist is refused with 400, and none is opened', async () => {
    const before = (await stripe.checkout.sessions.list({ limit: 1 })).data[0]?.id
    const error = await refusal(open(Object({ colour: 'red' })))
    expect(error).toBeInstanceOf(StripeInvalidRequestError)
    expect(error).toMatchObject({ statusCode: 400, code: 'parameter_unknown', param: 'colour' })
    expect((await stripe.checkout.sessions.list({ limit: 1 })).data[0]?.id).toBe(before)
  })

  it('an open session can be expired once, and one that is paid never', async () => {
    const session = await open()
    const expired = await stripe.checkout.sessions.expire(session.id)
    expect(expired).toMatchObject({ status: 'expired', url: null, payment_status: 'unpaid' })
    expect(await listEvents(session.id)).toEqual(['checkout.session.expired'])
    expect(await refusal(stripe.checkout.sessions.expire(session.id))).toMatchObject({ statusCode: 400 })
    const { session: done } = await paid()
    await expect(stripe.checkout.sessions.expire(done.id)).rejects.toThrow('status of complete')
  })

  it('a session that nobody pays expires by itself after a day, and cannot be paid from then on', async () => {
    const [session, unread] = [await open(), await open()]
    test.pass(86_399)
    expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('open')
    test.pass(1)
    expect(test.complete(unread.id, 'paid')).toBeNull()
    expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('expired')
    expect(await listEvents(session.id)).toEqual(['checkout.session.expired'])
    expect(test.complete(session.id, 'paid')).toBeNull()
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
    const whole = await stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent.latest_charge'] })
    expect(whole).toMatchObject({ payment_intent: { id: payment.id, latest_charge: { id: charge.id } } })
  })

  it.each([
    ['async_paid', 'paid', 'succeeded', 'checkout.session.async_payment_succeeded'],
    ['async_failed', 'unpaid', 'requires_payment_method', 'checkout.session.async_payment_failed'],
  ] as const)(
    'a promised payment that ends as %s is first completed unpaid',
    async (outcome, status, payment, event) => {
      const { id } = await open()
      expect(test.complete(id, 'pending')).toMatchObject({ status: 'complete', payment_status: 'unpaid' })
      expect((await found(id)).payment).toMatchObject({ status: 'processing', amount_received: 0 })
      test.complete(id, outcome)
      expect(await found(id)).toMatchObject({ session: { payment_status: status }, payment: { status: payment } })
      expect(await listEvents(id)).toEqual(['checkout.session.completed', event])
      expect(test.complete(id, outcome)).toBeNull()
    },
  )

  it('a charge shows its card statement’s addition, and what banks cannot print is refused', async () => {
    const { id } = await open({ payment_intent_data: { statement_descriptor_suffix: 'CREDITS' } })
    test.complete(id, 'paid')
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
})

describe('lists of the sandbox', () => {
  it('a list is walked page by page, newest first, from a point in time', async () => {
    test.pass(60)
    const from = nowSeconds()
    const ids = []
    for (let n = 0; n < 5; n += 1) ids.unshift((await open()).id)
    const first = await stripe.checkout.sessions.list({ limit: 2, created: { gte: from } })
    expect(first).toMatchObject({ object: 'list', url: '/v1/checkout/sessions', has_more: true })
    const walked = await stripe.checkout.sessions
      .list({ limit: 2, created: { gte: from } })
      .autoPagingToArray({ limit: 100 })
    expect(walked.map(({ id }) => id)).toEqual(ids)
    const later = await stripe.checkout.sessions.list({ limit: 100, created: { gte: from + 1 } })
    expect(later.data).toEqual([])
  })

  it('each object of a list is expanded, and what is not there yet stays null', async () => {
    test.pass(60)
    const from = nowSeconds()
    await paid()
    await open()
    const { data } = await stripe.checkout.sessions.list({
      created: { gte: from },
      expand: ['data.payment_intent.latest_charge'],
    })
    expect(data).toMatchObject([{ payment_intent: null }, { payment_intent: { latest_charge: { paid: true } } }])
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
    expect(await refusal(stripe.refunds.create({ payment_intent: payment.id, amount: 1101 }))).toMatchObject({
      statusCode: 400,
      param: 'amount',
    })
    expect(await stripe.refunds.create({ payment_intent: payment.id, reason: 'requested_by_customer' })).toMatchObject({
      amount: 1100,
    })
    expect(await refusal(stripe.refunds.create({ payment_intent: payment.id }))).toMatchObject({
      statusCode: 400,
      code: 'charge_already_refunded',
    })
    expect(await stripe.charges.retrieve(charge.id)).toMatchObject({
      amount_refunded: 1800,
      refunded: true,
    })
    expect((await stripe.refunds.list({ payment_intent: payment.id })).data).toHaveLength(2)
    expect(await listEvents(part.id)).toEqual(['refund.created'])
  })

  it('a refund not to a card is pending until settled, and a failed one restores the charge', async () => {
    const { payment, charge } = await paid('paynow')
    const [one, other] = [
      await stripe.refunds.create({ payment_intent: payment.id, amount: 100 }),
      await stripe.refunds.create({ payment_intent: payment.id, amount: 200 }),
    ]
    expect(one).toMatchObject({ status: 'pending', pending_reason: 'processing' })
    expect(test.settleRefund(one.id, 'succeeded')).toMatchObject({ status: 'succeeded' })
    test.settleRefund(other.id, 'failed')
    expect(await stripe.refunds.retrieve(other.id)).toMatchObject({ status: 'failed', failure_reason: 'declined' })
    expect(await stripe.charges.retrieve(charge.id)).toMatchObject({ amount_refunded: 100 })
    expect(await listEvents(one.id)).toEqual(['refund.created', 'refund.updated'])
    expect(await listEvents(other.id)).toEqual(['refund.created', 'refund.updated', 'refund.failed'])
    expect(test.settleRefund(other.id, 'succeeded')).toBeNull()
  })
})

describe('disputes of the sandbox', () => {
  it.each([
    ['won', ['charge.dispute.funds_reinstated', 'charge.dispute.closed']],
    ['lost', ['charge.dispute.closed']],
  ] as const)('a dispute that is %s sends each of its events once', async (status, last) => {
    const { charge, payment } = await paid()
    await stripe.refunds.create({ payment_intent: payment.id, amount: 300 })
    const dispute = test.openDispute(charge.id)
    if (!dispute) throw new Error('No dispute was opened')
    expect(test.openDispute(charge.id)).toBeNull()
    expect(dispute).toMatchObject({ amount: 1500, status: 'needs_response', payment_intent: payment.id })
    expect(await refusal(stripe.refunds.create({ payment_intent: payment.id }))).toMatchObject({
      code: 'charge_disputed',
    })
    test.moveDispute(dispute.id, 'under_review')
    test.moveDispute(dispute.id, status)
    expect(test.moveDispute(dispute.id, 'won')).toBeNull()
    expect(await stripe.disputes.retrieve(dispute.id)).toMatchObject({ status })
    expect((await stripe.disputes.list({ payment_intent: payment.id })).data).toHaveLength(1)
    expect(await listEvents(dispute.id)).toEqual([
      'charge.dispute.created',
      'charge.dispute.funds_withdrawn',
      'charge.dispute.updated',
      ...last,
    ])
  })

  it('an inquiry moves no money and allows a refund, until it becomes a chargeback', async () => {
    const { payment, charge } = await paid()
    const inquiry = test.openDispute(charge.id, 'inquiry')
    if (!inquiry) throw new Error('No inquiry was opened')
    expect(inquiry).toMatchObject({ amount: 1800, status: 'warning_needs_response', is_charge_refundable: true })
    expect(test.openDispute(charge.id)).toBeNull()
    expect(test.moveDispute(inquiry.id, 'won')).toBeNull()
    await stripe.refunds.create({ payment_intent: payment.id, amount: 300 })
    test.moveDispute(inquiry.id, 'warning_under_review')
    test.moveDispute(inquiry.id, 'needs_response')
    expect(await stripe.disputes.retrieve(inquiry.id)).toMatchObject({
      amount: 1500,
      status: 'needs_response',
      is_charge_refundable: false,
    })
    expect(await refusal(stripe.refunds.create({ payment_intent: payment.id }))).toMatchObject({
      code: 'charge_disputed',
    })
    expect(await listEvents(inquiry.id)).toEqual([
      'charge.dispute.created',
      'charge.dispute.updated',
      'charge.dispute.updated',
      'charge.dispute.funds_withdrawn',
    ])
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
})

describe('the door of the sandbox', () => {
  it('a call with another key or none is refused with 401', async () => {
    const other = makeSdk({ ...test, secretKey: 'sk_test_other' })
    expect(await refusal(other.checkout.sessions.list())).toBeInstanceOf(StripeAuthenticationError)
    expect((await fetch(`${test.apiBase}/v1/events`)).status).toBe(401)
  })

  it('an object that does not exist is answered with 404 and its parameter', async () => {
    const error = await refusal(stripe.checkout.sessions.retrieve('cs_test_none'))
    expect(error).toMatchObject({ statusCode: 404, code: 'resource_missing', param: 'session' })
  })
})

describe('faults on demand', () => {
  const call = 'POST /v1/checkout/sessions'
  /** Opened within this test, which moved the clock. */
  const sessions = async () =>
    (await stripe.checkout.sessions.list({ limit: 100, created: { gte: nowSeconds() } })).data.length
  const create = (key: string, patience: Stripe.RequestOptions = {}) =>
    stripe.checkout.sessions.create(twoPacks(), { idempotencyKey: key, ...patience })

  it.each([
    ['error_before', 'StripeAPIError', false],
    ['error_after', 'StripeAPIError', true],
    ['reset_before', 'StripeConnectionError', false],
    ['reset_after', 'StripeConnectionError', true],
    ['stall_before', 'StripeConnectionError', false],
    ['stall_after', 'StripeConnectionError', true],
  ] as const)('after the fault "%s" a second try with the same key leads to one session', async (as, type, isDone) => {
    // The SDK tries once more by itself when a connection is cut.
    test.faults.plan({ call, as, times: as.startsWith('reset') ? 2 : 1 })
    // One that stalls is never answered, however long one waits.
    const patience = as.startsWith('stall') ? { timeout: 300 } : {}
    expect(await refusal(create(`fault-${as}`, patience))).toMatchObject({ type })
    await vi.waitFor(async () => expect(await sessions()).toBe(isDone ? 1 : 0), { timeout: 60_000 })
    expect((await create(`fault-${as}`)).status).toBe('open')
    expect(await sessions()).toBe(1)
  })
})
