import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { long } from '../../testing/long.ts'
import { openShop, type Shop } from './testing/shop.ts'

describe('made-up bodies (F-15)', () => {
  let shop: Shop
  let token: string
  let purchaseId: string
  beforeAll(async () => {
    shop = await openShop()
    token = (await shop.newUser()).token
    purchaseId = (await shop.buy(token)).purchaseId
  })
  afterAll(() => shop.close())

  const odd = [
    0,
    -1,
    11,
    1.5,
    '1',
    '1e309',
    2 ** 63,
    Number.MAX_SAFE_INTEGER,
    [],
    [1],
    {},
    null,
    true,
    '',
    '\u0000',
    'cs_test_',
  ]
  const value = fc.oneof(fc.constantFrom(...odd), fc.jsonValue({ maxDepth: 2 }))
  const field = fc.constantFrom(
    'quantity',
    'language',
    'checkout_session_id',
    'amount_cents',
    'units',
    'user_id',
    'is_live',
    '__proto__',
    'constructor',
  )
  const body = fc.oneof(
    { weight: 4, arbitrary: fc.array(fc.tuple(field, value), { maxLength: 4 }).map((pairs) => readText(pairs)) },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: fc.string({ maxLength: 200 }) },
    { weight: 1, arbitrary: fc.constantFrom('{"quantity":1e309}', '{"quantity":9223372036854775808}', '[', '{"a":') },
  )
  const readText = (pairs: [string, unknown][]) =>
    `{${pairs.map(([name, given]) => `${JSON.stringify(name)}:${JSON.stringify(given)}`).join(',')}}`
  const entries = async () =>
    Number((await shop.db.selectFrom('ledger_entry').select(shop.db.fn.countAll().as('n')).executeTakeFirstOrThrow()).n)
  const runs = long(100, 10_000)

  /** Whether a body asks for what is really sold. */
  const isOrder = (text: string) => {
    try {
      const { quantity } = JSON.parse(text)
      return Number.isInteger(quantity) && quantity >= 1 && quantity <= 10
    } catch {
      return false
    }
  }

  it.each(['/payment/create-checkout-session_1', '/payment/create-checkout-session_2', '/credit/create-creditrecord'])(
    '%s answers made-up bodies without a fault, and moves nothing',
    async (path) => {
      const before = await entries()
      await fc.assert(
        fc.asyncProperty(body, async (text) => {
          const { statusCode } = await shop.request('POST', path, { token, body: text })
          const allowed = path.startsWith('/credit') ? [422, 404] : isOrder(text) ? [422, 200] : [422]
          expect([text, allowed.includes(statusCode), statusCode]).toEqual([text, true, statusCode])
        }),
        { numRuns: runs },
      )
      expect(await entries()).toBe(before)
    },
  )

  it('the webhook answers made-up events without a fault, signed or not, and moves nothing', async () => {
    const before = await entries()
    const type = fc.constantFrom('checkout.session.completed', 'refund.created', 'charge.dispute.created', 'else', '')
    const event = fc.record({ id: value, type, data: fc.oneof(value, fc.record({ object: value })), object: value })
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          event.map((each) => JSON.stringify(each)),
          body,
        ),
        fc.boolean(),
        async (text, isSigned) => {
          const signature = isSigned ? shop.sign(text) : 't=1,v1=00'
          const { statusCode } = await shop.send(text, { 'stripe-signature': signature })
          expect([text, [200, 400].includes(statusCode)]).toEqual([text, true])
          if (!isSigned) expect(statusCode).toBe(400)
        },
      ),
      { numRuns: runs },
    )
    expect(await entries()).toBe(before)
  })

  it('the refund ignores every body, and ids that are none are refused', async () => {
    const before = await entries()
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 60 }), body, async (id, text) => {
        const path = `/payment/purchases/${encodeURIComponent(id)}x/refund`
        const { statusCode } = await shop.request('POST', path, { token, body: text })
        expect([422, 404]).toContain(statusCode)
      }),
      { numRuns: runs },
    )
    expect(await entries()).toBe(before)
    const { statusCode } = await shop.request('POST', `/payment/purchases/${purchaseId}/refund`, {
      token,
      body: '{"a":',
    })
    expect(statusCode).toBe(200)
  })
})
