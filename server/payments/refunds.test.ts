import { randomUUID } from 'node:crypto'
import { exampleProfile } from '@settlesg/model/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { long } from '../../testing/long.ts'
import { spendOnEstimate } from '../credits/service.ts'
import { onPostgres } from '../testing/test-database.ts'
import { ProviderRefusedError, ProviderUnavailableError } from './provider.ts'
import { refreshUndecided } from './reconcile.ts'
import { payBack } from './refunds.ts'
import { openShop, type Shop } from './testing/shop.ts'

describe('refunds', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop()
  })
  afterAll(() => shop.close())

  const subjects = async (email: string) => {
    await shop.deliver()
    return shop.mailbox.to(email).map(({ subject }) => subject)
  }

  it('an unused purchase is refunded in full: units go, the provider pays once, with a mail', async () => {
    const { id, token, email } = await shop.newUser()
    const { sessionId, purchaseId } = await shop.buy(token, 'pack_1', 2)
    expect(await shop.loadPurchase(token, purchaseId)).toMatchObject({
      refundable: 'yes',
      refund: null,
      refunded_cents: 0,
    })
    const answer = await shop.refund(token, purchaseId)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      status: 'paid',
      refundable: 'already_refunded',
      refund: { status: 'succeeded' },
      refunded_cents: 1800,
    })
    const again = await shop.refund(token, purchaseId)
    expect([again.statusCode, again.json().code]).toEqual([409, 'already_refunded'])
    await shop.tell('refund.created', sessionId)
    expect((await shop.provider.checkout(sessionId)).refunds).toMatchObject([{ amountCents: 1800 }])
    expect(await shop.balance(id)).toEqual({ credits: 1, supercredits: 0, owed: 0 })
    expect((await subjects(email)).filter((subject) => subject.startsWith('Refund'))).toHaveLength(1)
    const { data } = (await shop.request('GET', '/credit/user-credit-records', { token })).json()
    expect(data).toMatchObject([
      { reason: 'refund', delta: -6, purchase_id: purchaseId },
      { reason: 'purchase', delta: 6, purchase_id: purchaseId },
      { reason: 'trial', delta: 1 },
    ])
    expect(await shop.broken()).toEqual([])
  })

  it('many clicks on the button at once refund once', async () => {
    const { id, token } = await shop.newUser()
    const { sessionId, purchaseId } = await shop.buy(token)
    const answers = await Promise.all(Array.from({ length: long(5, 50) }, () => shop.refund(token, purchaseId)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect((await shop.provider.checkout(sessionId)).refunds).toHaveLength(1)
    expect(await shop.balance(id)).toMatchObject({ credits: 1, owed: 0 })
  })

  it('a refund of another’s purchase, or of none, is 404, and of an unpaid one 409', async () => {
    const [owner, other] = [await shop.newUser(), await shop.newUser()]
    const { purchaseId } = await shop.buy(owner.token)
    for (const id of [purchaseId, '6f9619ff-8b86-4d01-b42d-00cf4fc964ff']) {
      const answers = [
        await shop.refund(other.token, id),
        await shop.request('GET', `/payment/purchases/${id}`, { token: other.token }),
      ]
      for (const answer of answers) expect([answer.statusCode, answer.json().code]).toEqual([404, 'purchase_not_found'])
    }
    const open = (await shop.open(owner.token, 'pack_1', 5)).json()
    const answer = await shop.refund(owner.token, open.purchase_id)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'not_paid'])
  })

  it('a purchase can be refunded for 14 days, to the second', async () => {
    const { token, email } = await shop.newUser()
    const [first, second] = [await shop.buy(token), await shop.buy(token, 'pack_1', 2)]
    shop.clock.pass(14 * 86_400)
    const late = await shop.logIn(email)
    expect((await shop.refund(late, first.purchaseId)).statusCode).toBe(200)
    shop.clock.pass(1)
    expect(await shop.loadPurchase(late, second.purchaseId)).toMatchObject({ refundable: 'refund_period_over' })
    const answer = await shop.refund(late, second.purchaseId)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'refund_period_over'])
  })

  it('units burn from the trial first, then from the oldest purchase', async () => {
    const { id, token } = await shop.newUser()
    const bought = [await shop.buy(token), await shop.buy(token, 'pack_1', 2), await shop.buy(token, 'pack_2')]
    const states = async () => {
      const { data } = (await shop.request('GET', '/payment/purchases', { token })).json()
      return bought.map(({ purchaseId }) => data.find((each: { id: string }) => each.id === purchaseId)?.refundable)
    }
    expect(await states()).toEqual(['yes', 'yes', 'yes'])
    await shop.burn(id, 1)
    expect(await states()).toEqual(['yes', 'yes', 'yes'])
    await shop.burn(id, 1)
    expect(await states()).toEqual(['units_spent', 'yes', 'yes'])
    const answer = await shop.refund(token, bought[0]?.purchaseId ?? '')
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'units_spent'])
    await shop.burn(id, 2)
    expect(await states()).toEqual(['units_spent', 'yes', 'yes'])
    await shop.burn(id, 3)
    expect(await states()).toEqual(['units_spent', 'yes', 'yes'])
    await shop.burn(id, 1)
    expect(await states()).toEqual(['units_spent', 'units_spent', 'yes'])
    expect(await shop.broken()).toEqual([])
  })

  it('a supercredit that unlocked an analysis is spent and not refunded, also if deleted', async () => {
    const { id, token } = await shop.newUser()
    const [first, second] = [await shop.buy(token, 'pack_2'), await shop.buy(token, 'pack_2')]
    const body = { profile: exampleProfile }
    const unlocked = await shop.request('POST', '/credit/user-consume-supercredits', { token, body })
    expect(unlocked.json()).toMatchObject({ charged: true, balance: { supercredits: 1 } })
    await shop.request('DELETE', `/assessments/${unlocked.json().assessment_id}`, { token })
    const answer = await shop.refund(token, first.purchaseId)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'units_spent'])
    expect((await shop.refund(token, second.purchaseId)).statusCode).toBe(200)
    expect(await shop.balance(id)).toEqual({ credits: 1, supercredits: 0, owed: 0 })
    expect((await shop.request('GET', '/users/me', { token })).json().is_premium).toBe(true)
    expect(await shop.broken()).toEqual([])
  })

  it('a refund and spending at once never give both', async () => {
    for (let round = 0; round < long(3, 30); round += 1) {
      const { id, token } = await shop.newUser()
      const { purchaseId } = await shop.buy(token)
      const spendings = Array.from({ length: 4 }, () =>
        shop.burn(id, 1).then(
          () => 1,
          () => 0,
        ),
      )
      const [refund, ...spent] = await Promise.all([shop.refund(token, purchaseId), ...spendings])
      const burnt = spent.reduce((sum: number, each) => sum + each, 0)
      const refunded = refund.statusCode === 200
      expect(refunded ? burnt <= 1 : burnt >= 2).toBe(true)
      expect(await shop.balance(id)).toEqual({ credits: 4 - burnt - (refunded ? 3 : 0), supercredits: 0, owed: 0 })
    }
    expect(await shop.broken()).toEqual([])
  })

  it.runIf(onPostgres)(
    'a refund waits for a spending under way, and then sees that the purchase is not whole',
    async () => {
      const { id, token } = await shop.newUser()
      const { purchaseId } = await shop.buy(token)
      await shop.buy(token, 'pack_1', 2)
      const refund = await shop.transaction(async (tx) => {
        for (const assessment of [randomUUID(), randomUUID()]) await spendOnEstimate(tx, id, assessment)
        const refunded = shop.refund(token, purchaseId)
        for (let isWaiting = false; !isWaiting; ) {
          const { rows } = await sql<{ n: number }>`
          select count(*)::int as n from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(shop.db)
          isWaiting = rows[0]?.n === 1
        }
        return { refunded }
      })
      const answer = await refund.refunded
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'units_spent'])
    },
  )

  it('a provider that is away leaves the refund requested, and the job has it paid, once', async () => {
    const { id, token } = await shop.newUser()
    const { sessionId, purchaseId } = await shop.buy(token)
    for (const place of ['before refund', 'after refund'] as const) {
      shop.provider.trouble = (at) => {
        if (at === place) throw new ProviderUnavailableError('away')
      }
      if (place === 'before refund')
        expect((await shop.refund(token, purchaseId)).json()).toMatchObject({ refund: { status: 'requested' } })
      else {
        shop.clock.pass(180)
        await refreshUndecided(shop)
      }
      expect(await shop.balance(id)).toMatchObject({ credits: 1 })
    }
    shop.provider.trouble = () => {}
    await refreshUndecided(shop)
    const keys = shop.provider.refundKeys.filter((key) => key.includes(purchaseId))
    expect(keys.length).toBeGreaterThan(1)
    expect(new Set(keys)).toEqual(new Set([`refund-${purchaseId}`]))
    expect(await shop.loadPurchase(token, purchaseId)).toMatchObject({
      refund: { status: 'succeeded' },
      refunded_cents: 900,
    })
    expect((await shop.provider.checkout(sessionId)).refunds).toHaveLength(1)
  })

  it('a refund that the provider refuses restores the units, mails the buyer, can be repeated', async () => {
    const { id, token, email } = await shop.newUser()
    const { sessionId, purchaseId } = await shop.buy(token)
    shop.provider.trouble = (at) => {
      if (at === 'before refund') throw new ProviderRefusedError('insufficient_funds')
    }
    expect((await shop.refund(token, purchaseId)).json()).toMatchObject({
      refund: { status: 'failed' },
      refundable: 'yes',
    })
    shop.provider.trouble = () => {}
    expect(await shop.balance(id)).toMatchObject({ credits: 4, owed: 0 })
    expect((await subjects(email)).some((subject) => subject.includes('did not go through'))).toBe(true)
    expect((await shop.refund(token, purchaseId)).json()).toMatchObject({ refund: { status: 'succeeded' } })
    expect((await shop.provider.checkout(sessionId)).refunds).toHaveLength(1)
    expect(await shop.balance(id)).toMatchObject({ credits: 1, owed: 0 })
    expect(await shop.broken()).toEqual([])
  })

  it('a refund of what a bank contests fails without units, and a mail explains it', async () => {
    const { id, token, email } = await shop.newUser()
    const { sessionId, purchaseId } = await shop.buy(token)
    const dispute = shop.dispute(sessionId)
    shop.provider.trouble = (at) => {
      if (at === 'before refund') throw new ProviderRefusedError('charge_disputed')
    }
    expect((await shop.refund(token, purchaseId)).json()).toMatchObject({
      refund: { status: 'failed', amount_cents: 900 },
      disputed: true,
      refundable: 'already_refunded',
    })
    shop.provider.trouble = () => {}
    expect(await shop.balance(id)).toMatchObject({ credits: 1, owed: 0 })
    await shop.deliver()
    const mail = shop.mailbox.to(email).find(({ subject }) => subject.includes('was not made'))
    expect(mail?.text).toContain('holds the money')
    expect(mail?.text).not.toContain('back in your account')
    shop.sandbox.moveDispute(dispute, 'lost')
    await shop.tell('charge.dispute.closed', sessionId)
    expect(await shop.loadPurchase(token, purchaseId)).toMatchObject({ disputed: false, charged_back: true })
    expect(await shop.broken()).toEqual([])
  })

  it('a refund whose answer was lost is found again and not paid twice', async () => {
    const { id, token } = await shop.newUser()
    const { sessionId, purchaseId } = await shop.buy(token)
    shop.provider.trouble = (at) => {
      if (at === 'after refund') throw new ProviderUnavailableError('away')
    }
    await shop.refund(token, purchaseId)
    shop.provider.trouble = () => {}
    shop.sandbox.store.forgetAnswers()
    const [row] = await shop.db
      .selectFrom('purchase_refund')
      .select('id')
      .where('purchase_id', '=', purchaseId)
      .execute()
    await payBack(shop, row?.id ?? '')
    expect(await shop.loadPurchase(token, purchaseId)).toMatchObject({
      refund: { status: 'succeeded' },
      refunded_cents: 900,
    })
    expect((await shop.provider.checkout(sessionId)).refunds).toHaveLength(1)
    expect(await shop.balance(id)).toMatchObject({ credits: 1 })
  })

  it('a refund of what was just paid back at the provider takes the units once', async () => {
    const { id, token, email } = await shop.newUser()
    const { sessionId, purchaseId } = await shop.buy(token)
    shop.refundThere(sessionId, 900)
    expect((await shop.refund(token, purchaseId)).json()).toMatchObject({
      refunded_cents: 900,
      refundable: 'already_refunded',
    })
    expect(await shop.balance(id)).toEqual({ credits: 1, supercredits: 0, owed: 0 })
    expect((await subjects(email)).filter((subject) => subject.includes('efund'))).toEqual([
      expect.stringMatching(/^Refund for/),
    ])
    expect(await shop.broken()).toEqual([])
  })

  it('a refund that fails after it was accepted gives the units back', async () => {
    const { id, token } = await shop.newUser()
    const { sessionId, purchaseId } = await shop.buy(token)
    await shop.refund(token, purchaseId)
    const [refund] = (await shop.provider.checkout(sessionId)).refunds
    shop.sandbox.settleRefund(refund?.providerId ?? '', 'failed')
    await shop.tell('refund.failed', sessionId)
    expect(await shop.balance(id)).toMatchObject({ credits: 4 })
    expect(await shop.loadPurchase(token, purchaseId)).toMatchObject({
      refund: { status: 'failed' },
      refunded_cents: 0,
    })
  })

  it('partial refunds at the provider take their joint share of units, rounded down', async () => {
    const { id, token } = await shop.newUser()
    const { sessionId, purchaseId } = await shop.buy(token)
    const after = [4, 3, 3, 2, 1]
    for (const [index, amountCents] of [299, 1, 299, 1, 300].entries()) {
      shop.refundThere(sessionId, amountCents)
      await shop.tell('refund.created', sessionId)
      expect(await shop.balance(id)).toMatchObject({ credits: after[index] })
    }
    expect(await shop.loadPurchase(token, purchaseId)).toMatchObject({
      refunded_cents: 900,
      refundable: 'already_refunded',
    })
    expect(await shop.broken()).toEqual([])
  })

  it('a refund confirmed while another is made takes only what its own money bought', async () => {
    const { id, token } = await shop.newUser()
    const { sessionId } = await shop.buy(token)
    const first = shop.refundThere(sessionId, 300, 'pending')
    await shop.tell('refund.created', sessionId)
    shop.sandbox.settleRefund(first, 'succeeded')
    shop.refundThere(sessionId, 300, 'pending')
    await shop.tell('refund.updated', sessionId)
    expect(await shop.balance(id)).toMatchObject({ credits: 2, owed: 0 })
    expect(await shop.broken()).toEqual([])
  })

  it('spent units of a reversed purchase are owed, and a later purchase repays them first', async () => {
    const { id, token } = await shop.newUser()
    const { sessionId, purchaseId } = await shop.buy(token)
    await shop.burn(id, 3)
    shop.refundThere(sessionId, 900)
    await shop.tell('refund.created', sessionId)
    expect(await shop.balance(id)).toEqual({ credits: 0, supercredits: 0, owed: 2 })
    const later = await shop.buy(token)
    expect(await shop.balance(id)).toEqual({ credits: 1, supercredits: 0, owed: 0 })
    expect(await shop.loadPurchase(token, later.purchaseId)).toMatchObject({ refundable: 'units_spent' })
    const { data } = (await shop.request('GET', '/credit/user-credit-records', { token })).json()
    expect(data.slice(0, 3)).toMatchObject([
      { reason: 'debt_repaid', delta: -2, balance_after: 1, purchase_id: later.purchaseId },
      { reason: 'purchase', delta: 3, balance_after: 3 },
      { reason: 'refund', delta: -1, balance_after: 0, purchase_id: purchaseId },
    ])
    expect(await shop.broken()).toEqual([])
  })

  it('a dispute holds the units once and restores them once if won, never if lost (I-10)', async () => {
    const { id, token } = await shop.newUser()
    const { sessionId, purchaseId } = await shop.buy(token)
    const dispute = shop.dispute(sessionId)
    const tell = (kind: string) => shop.tell(`charge.dispute.${kind}`, sessionId)
    for (const kind of ['created', 'updated', 'created']) await tell(kind)
    expect(await shop.balance(id)).toMatchObject({ credits: 1 })
    expect(await shop.loadPurchase(token, purchaseId)).toMatchObject({ disputed: true, refundable: 'already_refunded' })
    shop.sandbox.moveDispute(dispute, 'lost')
    await tell('closed')
    expect(await shop.balance(id)).toMatchObject({ credits: 1 })
    expect(await shop.loadPurchase(token, purchaseId)).toMatchObject({ disputed: false })
    shop.sandbox.store.edit(dispute, { status: 'won' })
    for (const kind of ['funds_reinstated', 'closed', 'funds_reinstated']) await tell(kind)
    expect(await shop.balance(id)).toMatchObject({ credits: 4 })
    expect(await shop.broken()).toEqual([])
  })

  it('an account is premium from its first paid pack 2 until all are paid back', async () => {
    const { token } = await shop.newUser()
    const premium = async () => (await shop.request('GET', '/users/me', { token })).json().is_premium
    const open = (await shop.open(token, 'pack_2')).json()
    expect(await premium()).toBe(false)
    shop.finish(open.session_id)
    await shop.tell('checkout.session.completed', open.session_id)
    expect(await premium()).toBe(true)
    const second = await shop.buy(token, 'pack_2')
    await shop.refund(token, second.purchaseId)
    expect(await premium()).toBe(true)
    await shop.refund(token, open.purchase_id)
    expect(await premium()).toBe(false)
  })
})
