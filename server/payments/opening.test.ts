import { randomUUID } from 'node:crypto'
import { type Profile, resultPath } from '@settlesg/contract'
import { withPay } from '@settlesg/model/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { long } from '../../testing/long.ts'
import { brokenInvariants } from '../credits/invariants.ts'
import { give } from '../credits/testing/give.ts'
import { openShop, type Shop } from './testing/shop.ts'

/* Buying a supercredit to open one assessment: over HTTP, with the payment sandbox in between. */

describe('a supercredit that is bought to open one assessment', () => {
  let shop: Shop
  let pay = 4_000
  beforeAll(async () => {
    shop = await openShop()
  })
  afterAll(() => shop.close())

  const completed = 'checkout.session.completed'
  type Buyer = Awaited<ReturnType<Shop['newUser']>>
  const profileWith = (changes: Partial<Profile> = {}): Profile => {
    pay += 1
    return { ...withPay(pay), ...changes }
  }
  const assess = async ({ token }: Buyer, profile = profileWith()): Promise<string> =>
    (await shop.request('POST', '/credit/user-consume-credits', { token, body: { profile } })).json().assessment_id
  const newBuyer = async () => {
    const buyer = await shop.newUser()
    await give(shop, buyer.id, 9)
    return { ...buyer, caseId: await assess(buyer) }
  }
  const order = ({ token }: Buyer, open_assessment_id: unknown, body = {}) =>
    shop.request('POST', '/payment/create-checkout-session_2', {
      token,
      body: { quantity: 1, open_assessment_id, ...body },
    })
  const payFor = async (buyer: Buyer, caseId: string, body = {}) => {
    const { session_id, purchase_id } = (await order(buyer, caseId, body)).json()
    shop.finish(session_id)
    return { sessionId: String(session_id), purchaseId: String(purchase_id) }
  }
  const isOpen = async ({ token }: Buyer, assessment_id: string) =>
    (await shop.request('POST', '/model/analyze/', { token, body: { assessment_id } })).statusCode === 200
  const press = ({ token }: Buyer, assessment_id: string) =>
    shop.request('POST', '/credit/user-consume-supercredits', { token, body: { assessment_id } })
  /** Of one case: whether it is open, what the wallet holds, and what the purchase says of it. */
  const outcome = async (buyer: Buyer, caseId: string, purchaseId: string) => {
    const { opens, refundable } = await shop.loadPurchase(buyer.token, purchaseId)
    expect(opens.assessment_id).toBe(caseId)
    const { supercredits, owed } = await shop.balance(buyer.id)
    return { open: await isOpen(buyer, caseId), supercredits, owed, outcome: opens.outcome, refundable }
  }
  const opened = { open: true, supercredits: 0, owed: 0, outcome: 'opened', refundable: 'units_spent' }
  const stays = { open: false, supercredits: 1, owed: 0, refundable: 'yes' }

  it.each(['webhook', 'browser'])(
    'what is bought from a case opens it when the payment is reported by the %s',
    async (first) => {
      const buyer = await newBuyer()
      const { sessionId, purchaseId } = await payFor(buyer, buyer.caseId)
      expect(await outcome(buyer, buyer.caseId, purchaseId)).toMatchObject({ open: false, outcome: null })
      if (first === 'webhook') await shop.tell(completed, sessionId)
      else expect((await shop.credit(sessionId)).json()).toEqual({ status: 'credited' })
      expect(await outcome(buyer, buyer.caseId, purchaseId)).toEqual(opened)
      await shop.deliver()
      const [receipt] = shop.mailbox.to(buyer.email)
      expect(receipt?.text).toContain('We received your payment, and your analysis is open.')
      expect(receipt?.text).toContain(resultPath(buyer.caseId))
      expect(receipt?.text).not.toContain('can be refunded')
      expect(receipt?.text).not.toContain('what you bought is in your account')
      for (let again = 0; again < 3; again += 1) {
        await shop.tell(completed, sessionId)
        expect((await shop.credit(sessionId)).json()).toEqual({ status: 'already_credited' })
      }
      expect(await outcome(buyer, buyer.caseId, purchaseId)).toEqual(opened)
      expect(await brokenInvariants(shop.db)).toEqual([])
    },
  )

  it('webhooks and status checks at once open it once, and leave its other units', async () => {
    for (let round = 0; round < long(2, 30); round += 1) {
      const buyer = await newBuyer()
      const { sessionId, purchaseId } = await payFor(buyer, buyer.caseId, { quantity: 2 })
      const calls = Array.from({ length: long(6, 20) }, (_, index) =>
        index % 2 ? shop.tell(completed, sessionId) : shop.credit(sessionId),
      )
      expect(new Set((await Promise.all(calls)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
      expect(await outcome(buyer, buyer.caseId, purchaseId)).toMatchObject({
        ...opened,
        supercredits: 1,
        refundable: 'yes',
      })
    }
    expect(await brokenInvariants(shop.db)).toEqual([])
  })

  it('of two purchases for one case, paid at once, one opens it and the unit of the other stays', async () => {
    for (let round = 0; round < long(2, 30); round += 1) {
      const buyer = await newBuyer()
      const one = await payFor(buyer, buyer.caseId)
      const other = await payFor(buyer, buyer.caseId, { language: 'zh' })
      expect(other.purchaseId).not.toBe(one.purchaseId)
      await Promise.all([one, other, one, other].map(({ sessionId }) => shop.tell(completed, sessionId)))
      const found = [one, other].map(({ purchaseId }) => outcome(buyer, buyer.caseId, purchaseId))
      expect((await Promise.all(found)).map(({ outcome }) => outcome).sort()).toEqual(['already_open', 'opened'])
      expect(await shop.balance(buyer.id)).toMatchObject({ supercredits: 1, owed: 0 })
    }
    expect(await brokenInvariants(shop.db)).toEqual([])
  })

  it('the unit stays where the case is deleted, open already, or allows no estimate', async () => {
    const meanwhile: [string, (buyer: Buyer, caseId: string) => Promise<unknown>, object][] = [
      ['deleted', ({ token }, caseId) => shop.request('DELETE', `/assessments/${caseId}`, { token }), stays],
      [
        'already_open',
        async (buyer, caseId) => {
          await shop.buy(buyer.token, 'pack_2')
          return press(buyer, caseId)
        },
        { ...stays, open: true },
      ],
      [
        'no_estimate',
        ({ token }, caseId) =>
          shop.request('POST', `/assessments/${caseId}/answers`, {
            token,
            body: { profile: profileWith({ history: { conviction: 'yes' } }) },
          }),
        stays,
      ],
    ]
    for (const [because, change, wanted] of meanwhile) {
      const buyer = await newBuyer()
      const { sessionId, purchaseId } = await payFor(buyer, buyer.caseId)
      expect(await change(buyer, buyer.caseId)).toMatchObject({ statusCode: 200 })
      await shop.tell(completed, sessionId)
      expect(await outcome(buyer, buyer.caseId, purchaseId)).toEqual({ ...wanted, outcome: because })
    }
    expect(await brokenInvariants(shop.db)).toEqual([])
  })

  it('nothing is opened with money that went back, nor with a unit that pays what is owed', async () => {
    const refunded = await newBuyer()
    const gone = await payFor(refunded, refunded.caseId)
    shop.refundThere(gone.sessionId, 2900)
    await shop.tell(completed, gone.sessionId)
    const nothing = { open: false, supercredits: 0, owed: 0 }
    expect(await outcome(refunded, refunded.caseId, gone.purchaseId)).toMatchObject({
      ...nothing,
      outcome: 'taken_back',
    })

    const debtor = await newBuyer()
    const first = await payFor(debtor, debtor.caseId)
    await shop.tell(completed, first.sessionId)
    shop.refundThere(first.sessionId, 2900)
    await shop.tell('refund.created', first.sessionId)
    expect(await shop.balance(debtor.id)).toMatchObject({ supercredits: 0, owed: 1 })
    const another = await assess(debtor)
    const second = await payFor(debtor, another)
    await shop.tell(completed, second.sessionId)
    expect(await outcome(debtor, another, second.purchaseId)).toMatchObject({ ...nothing, outcome: 'owed' })
    expect(await brokenInvariants(shop.db)).toEqual([])
  })

  it('where the analysis cannot be made, the unit is granted and stays', async () => {
    const buyer = await newBuyer()
    const { sessionId, purchaseId } = await payFor(buyer, buyer.caseId)
    const store = (answers_encrypted: Uint8Array | null) =>
      shop.db.updateTable('assessment').set({ answers_encrypted }).where('id', '=', buyer.caseId).execute()
    const { answers_encrypted } = await shop.db
      .selectFrom('assessment')
      .select('answers_encrypted')
      .where('id', '=', buyer.caseId)
      .executeTakeFirstOrThrow()
    await store(Buffer.from('not to be read'))
    await shop.tell(completed, sessionId)
    await store(answers_encrypted)
    expect(await outcome(buyer, buyer.caseId, purchaseId)).toEqual({ ...stays, outcome: 'failed' })
    expect(await brokenInvariants(shop.db)).toEqual([])
  })

  it('pages for two cases are two purchases, and each opens its own, however they are ordered', async () => {
    const buyer = await newBuyer()
    const cases = [buyer.caseId, await assess(buyer)]
    const orders = Array.from({ length: long(6, 40) }, (_, index) => cases[index % 2] ?? '')
    const pages = await Promise.all(orders.map(async (caseId) => (await order(buyer, caseId)).json()))
    for (const [index, { purchase_id }] of pages.entries())
      expect((await shop.loadPurchase(buyer.token, purchase_id)).opens.assessment_id).toBe(orders[index])
    const again = [(await order(buyer, cases[1])).json(), (await order(buyer, cases[1])).json()]
    expect(again[0]).toEqual(again[1])
    const plain = (await shop.open(buyer.token, 'pack_2')).json()
    expect((await shop.loadPurchase(buyer.token, plain.purchase_id)).opens).toBeNull()
    shop.finish(plain.session_id)
    await shop.tell(completed, plain.session_id)
    expect(await shop.balance(buyer.id)).toMatchObject({ supercredits: 1 })
    expect(await isOpen(buyer, buyer.caseId)).toBe(false)
  })

  it('only an own case with an estimate that is not open can be bought for', async () => {
    const [buyer, other] = [await newBuyer(), await newBuyer()]
    const refused = (answer: { statusCode: number; json(): { code?: string } }) => [
      answer.statusCode,
      answer.json().code,
    ]
    expect(refused(await order(buyer, other.caseId))).toEqual([404, 'assessment_not_found'])
    expect(refused(await order(buyer, randomUUID()))).toEqual([404, 'assessment_not_found'])
    const free = await assess(buyer, profileWith({ history: { conviction: 'yes' } }))
    expect(refused(await order(buyer, free))).toEqual([409, 'nothing_to_analyse'])
    const { sessionId } = await payFor(buyer, buyer.caseId)
    await shop.tell(completed, sessionId)
    expect(refused(await order(buyer, buyer.caseId))).toEqual([409, 'already_open'])
    for (const wrong of ['', 'x', 7, true, [other.caseId], {}]) {
      const answer = await order(buyer, wrong)
      expect([answer.statusCode, answer.json().detail?.[0]?.loc]).toEqual([422, ['body', 'open_assessment_id']])
    }
    const body = { quantity: 1, open_assessment_id: other.caseId }
    const credits = await shop.request('POST', '/payment/create-checkout-session_1', { token: other.token, body })
    expect(credits.statusCode).toBe(422)
  })
})
