import type Stripe from 'stripe'
import { afterAll, describe, expect, it } from 'vitest'
import en from './locales/en.json' with { type: 'json' }
import zh from './locales/zh.json' with { type: 'json' }
import { startTestSandbox, twoPacks } from './testing/client.ts'

const test = await startTestSandbox()
const { stripe } = test
afterAll(() => test.close())

const open = (changes: Stripe.Checkout.SessionCreateParams = {}) => stripe.checkout.sessions.create(twoPacks(changes))
const retrieve = (id: string) => stripe.checkout.sessions.retrieve(id)
async function call(path: string, init: RequestInit = {}) {
  const answer = await fetch(`${test.apiBase}${path}`, { redirect: 'manual', ...init })
  const body = await answer.text()
  return { statusCode: answer.status, headers: Object.fromEntries<string | undefined>(answer.headers), body }
}
const get = (path: string) => call(path)
const send = (path: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
  call(path, { method: 'POST', headers, body: new URLSearchParams(form) })
const complete = (id: string, form: Record<string, string>, headers = {}) =>
  send(`/sandbox/checkout/${id}/complete`, form, headers)
const page = async (id: string) => get(`/sandbox/checkout/${id}`)
const wayBack = (id: string) => `http://localhost:3000/checkout?session=${id}`

describe('the hosted page of the sandbox', () => {
  it.each([
    ['en', en, 'Pay A shop'],
    ['zh', zh, '付款给 A shop'],
  ] as const)(
    'the page of a session says in its language (%s) that no money moves, and the price',
    async (locale, texts, title) => {
      const { id } = await open({ locale })
      const { statusCode, headers, body: escaped } = await page(id)
      const body = escaped.replaceAll('&#x2F;', '/').replaceAll('&#x3D;', '=').replaceAll('&#39;', "'")
      expect(statusCode).toBe(200)
      expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
      for (const text of [
        texts.banner,
        title,
        'S$18.00',
        '2 × S$9.00',
        '3 credits',
        ...Object.values(texts.buttons).slice(0, 8),
      ])
        expect(body).toContain(text)
      expect(body).toContain(`<html lang="${locale === 'zh' ? 'zh-Hans' : 'en'}">`)
      expect(body).toContain('href="http://localhost:3000/checkout?cancelled=1"')
    },
  )

  it('the payment page runs no script and loads its style sheet only', async () => {
    const { id } = await open()
    const { headers, body } = await page(id)
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'self'; img-src data:; form-action 'self' http://localhost:3000; base-uri 'none'; frame-ancestors 'none'",
    )
    expect(body).not.toMatch(/<script|<style| style=| on[a-z]+=/)
    expect((await get('/sandbox/sandbox.css')).headers['content-type']).toBe('text/css; charset=utf-8')
  })

  it('what the seller wrote is shown as text and is no part of the page', async () => {
    const name = '<script>alert(1)</script>{{texts}}'
    const item = { quantity: 1, price_data: { currency: 'sgd', unit_amount: 900, product_data: { name } } }
    const { id } = await open({ line_items: [item], cancel_url: 'http://localhost:3000/"><script>' })
    const { body } = await page(id)
    expect(body).not.toContain('<script')
    expect(body).toContain('&lt;script&gt;alert(1)')
  })

  it.each([
    ['card', 'card'],
    ['paynow', 'paynow'],
  ])('paying by %s leads back to the shop with the id of the session', async (method, type) => {
    const { id } = await open()
    const { statusCode, headers } = await complete(id, { outcome: 'paid', method })
    expect([statusCode, headers.location]).toEqual([303, wayBack(id)])
    const { payment_intent } = await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] })
    expect(payment_intent).toMatchObject({ latest_charge: { payment_method_details: { type } } })
  })

  it('a declined card leaves the session open, and the page says so', async () => {
    const { id } = await open()
    const { statusCode, headers } = await complete(id, { outcome: 'declined' })
    expect([statusCode, headers.location]).toEqual([303, `/sandbox/checkout/${id}?declined`])
    const declined = await get(String(headers.location))
    expect(declined.body).toContain(en.declined.title)
    expect(declined.body).toContain(en.buttons.card)
    expect(await retrieve(id)).toMatchObject({ status: 'open', payment_status: 'unpaid' })
    await complete(id, { outcome: 'paid' })
    expect((await get(String(headers.location))).body).not.toContain(en.declined.title)
  })

  it.each([
    ['async_paid', 'paid', en.paid.title],
    ['async_failed', 'unpaid', en.refused.title],
  ])('who pays later chooses what the bank answers: %s', async (outcome, status, title) => {
    const { id } = await open()
    const promised = await complete(id, { outcome: 'pending' })
    expect([promised.statusCode, promised.headers.location]).toEqual([303, `/sandbox/checkout/${id}`])
    const opened = await page(id)
    expect(opened.body).toContain(en.promised.title)
    expect(opened.body).not.toContain(en.buttons.card)
    expect((await complete(id, { outcome })).headers.location).toBe(wayBack(id))
    expect(await retrieve(id)).toMatchObject({ status: 'complete', payment_status: status })
    expect((await page(id)).body).toContain(title)
  })

  it.each(['async_paid', 'async_failed'])('a script completes an open session with %s in one call', async (outcome) => {
    const { id } = await open()
    expect((await complete(id, { outcome })).headers.location).toBe(wayBack(id))
    expect((await retrieve(id)).status).toBe('complete')
  })

  it('a session that is over shows what became of it, and cannot be paid again: 409', async () => {
    const [one, other] = [await open({ locale: 'zh' }), await open()]
    await complete(one.id, { outcome: 'paid' })
    await complete(other.id, { outcome: 'expired' })
    for (const [id, title] of [
      [one.id, zh.paid.title],
      [other.id, en.expired.title],
    ] as const) {
      const again = await complete(id, { outcome: 'paid' })
      expect(again.statusCode).toBe(409)
      for (const { body } of [again, await page(id)]) {
        expect(body).toContain(title)
        expect(body).not.toContain('<button')
      }
    }
  })

  it('an address without a session is a page with 404', async () => {
    for (const id of ['cs_test_none', '..%2f', '%00', '%3Cscript%3E']) {
      const answers = [await page(id), await complete(id, { outcome: 'paid' })]
      for (const { statusCode, body } of answers) {
        expect(statusCode).toBe(404)
        expect(body).toContain(en.unknown.title)
      }
    }
    const inChinese = await call('/sandbox/checkout/none', { headers: { 'accept-language': 'zh' } })
    expect(inChinese.body).toContain(zh.unknown.title)
  })

  it('a form that another site sent is refused with 403, and nothing is paid', async () => {
    const { id } = await open()
    for (const origin of [
      'https://evil.example',
      'null',
      'http://localhost:3001',
      'http://localhost:3000.evil.example',
    ]) {
      const { statusCode, body } = await complete(id, { outcome: 'paid' }, { origin })
      expect(statusCode).toBe(403)
      expect(body).toContain(en.foreign.title)
    }
    expect((await retrieve(id)).status).toBe('open')
    for (const headers of [
      { origin: 'http://localhost:3000' },
      { origin: 'http://127.0.0.1:3000', 'x-forwarded-host': '127.0.0.1:3000' },
    ]) {
      const fresh = await open()
      expect((await complete(fresh.id, { outcome: 'paid' }, headers)).statusCode).toBe(303)
    }
  })

  it('both languages have the same texts', () => {
    const shape = (texts: object): unknown =>
      Object.entries(texts).map(([key, value]) => [
        key,
        typeof value === 'string' ? [...value.matchAll(/\{\{\w+\}\}/g)].map(String) : shape(value),
      ])
    expect(shape(zh)).toEqual(shape(en))
  })
})

describe("the sandbox's page for developers", () => {
  const act = (form: Record<string, string>, headers = {}) => send('/sandbox/act', form, headers)
  async function paidCharge() {
    const { id } = await open()
    await complete(id, { outcome: 'paid' })
    const payment = String((await retrieve(id)).payment_intent)
    const charge = String((await stripe.paymentIntents.retrieve(payment)).latest_charge)
    return { payment, charge }
  }

  it('the page lists payments and events, and refunds a part', async () => {
    const { payment, charge } = await paidCharge()
    const { statusCode, headers } = await act({ do: 'refund', id: payment, amount: '300' })
    expect([statusCode, headers.location]).toEqual([303, '/sandbox/'])
    expect(await stripe.charges.retrieve(charge)).toMatchObject({ amount_refunded: 300 })
    const { body } = await get('/sandbox/')
    for (const text of ['Test mode', 'S$3.00 refunded', 'refund.created', 'checkout.session.completed'])
      expect(body).toContain(text)
  })

  it('a dispute is opened, answered and closed, and a refund fails', async () => {
    const { payment, charge } = await paidCharge()
    await act({ do: 'refund', id: payment, amount: '300' })
    const [refund] = (await stripe.refunds.list({ payment_intent: payment })).data
    expect((await act({ do: 'refund_failed', id: refund?.id ?? '' })).statusCode).toBe(303)
    await act({ do: 'dispute', id: charge })
    const [dispute] = (await stripe.disputes.list({ payment_intent: payment })).data
    const steps = ['under_review', 'won']
    for (const step of steps) expect((await act({ do: step, id: dispute?.id ?? '' })).statusCode).toBe(303)
    expect(await stripe.disputes.retrieve(dispute?.id ?? '')).toMatchObject({ status: 'won' })
    expect(await stripe.refunds.retrieve(refund?.id ?? '')).toMatchObject({ status: 'failed' })
  })

  it('impossible actions are 409, what is not understood 400, from another site 403', async () => {
    const { payment, charge } = await paidCharge()
    const tooMuch = await act({ do: 'refund', id: payment, amount: '999999' })
    expect([tooMuch.statusCode, tooMuch.body.includes('greater than unrefunded amount')]).toEqual([409, true])
    expect((await act({ do: 'won', id: 'du_none' })).statusCode).toBe(409)
    const senseless: Record<string, string>[] = [
      {},
      { do: 'pay' },
      { do: 'refund', id: payment },
      { do: 'refund', id: payment, amount: '1.5' },
    ]
    for (const form of senseless) expect((await act(form)).statusCode).toBe(400)
    expect((await act({ do: 'dispute', id: charge }, { origin: 'https://evil.example' })).statusCode).toBe(403)
    expect((await stripe.disputes.list({ payment_intent: payment })).data).toEqual([])
  })
})

it('in production the page for developers is not there', async () => {
  const live = await startTestSandbox({ hasOperatorPage: false })
  const { id } = await live.stripe.checkout.sessions.create(twoPacks())
  const statuses = []
  for (const path of [`/sandbox/checkout/${id}`, '/sandbox/'])
    statuses.push((await fetch(`${live.apiBase}${path}`)).status)
  const answer = await fetch(`${live.apiBase}/sandbox/act`, {
    method: 'POST',
    body: new URLSearchParams({ do: 'hold' }),
  })
  expect([...statuses, answer.status]).toEqual([200, 404, 404])
  await live.close()
})
