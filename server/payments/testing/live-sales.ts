import { randomUUID } from 'node:crypto'
import { priceOrder } from '@settlesg/contract'
import type { TestApp } from '../../testing/test-app.ts'
import type { ProviderCheckout, ProviderDispute, ProviderRefund } from '../provider.ts'
import { settle } from '../settle.ts'

const aDay = 86_400

/** Live sales a day apart: a buyer who leaves, failed and small refunds, disputes; between them sales without a refund. */
export async function makeLiveSales(test: TestApp): Promise<void> {
  const sell = async (user_id: string) => {
    test.clock.pass(aDay)
    const { amountCents, units, unit } = priceOrder('pack_1', 1)
    const session_id = `cs_${randomUUID()}`
    const { id } = await test.db
      .insertInto('purchase')
      .values({
        ...{ user_id, product: 'pack_1', quantity: 1, unit, units, amount_cents: amountCents, session_id },
        ...{ pack_units: units, pack_cents: amountCents },
        ...{ currency: 'SGD', is_live: true, is_current: false, language: 'en', created_at: test.clock.now() },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const checkout: ProviderCheckout = {
      ...{ sessionId: session_id, status: 'paid', url: null, amountCents, currency: 'SGD', isLive: true },
      order: { purchaseId: id, product: 'pack_1', quantity: '1' },
      ...{ paymentId: `pi_${id}`, method: 'card', cardStatement: null, refunds: [], disputes: [] },
    }
    await test.transaction((tx) => settle(tx, test, checkout))
    return checkout
  }
  const follow = async (sale: ProviderCheckout, days: Partial<ProviderCheckout>[]) => {
    for (const news of days) {
      test.clock.pass(aDay)
      await test.transaction((tx) => settle(tx, test, { ...sale, ...news }))
    }
  }
  const refund = (amountCents: number) => {
    const providerId = `re_${randomUUID()}`
    return (status: ProviderRefund['status']) => ({ refunds: [{ providerId, refundId: null, amountCents, status }] })
  }
  const dispute = () => {
    const providerId = `du_${randomUUID()}`
    return (status: ProviderDispute['status']) => ({ disputes: [{ providerId, amountCents: 900, status }] })
  }

  const leaver = await test.newUser()
  await sell(leaver.id)
  await test.db.deleteFrom('app_user').where('id', '=', leaver.id).execute()
  const { id } = await test.newUser()
  for (let sales = 0; sales < 4; sales += 1) await sell(id)
  const [failing, small, lost, open] = [refund(900), refund(100), dispute(), dispute()]
  await follow(await sell(id), [failing('requested'), failing('succeeded'), failing('failed')])
  await follow(await sell(id), [small('requested'), small('succeeded')])
  await follow(await sell(id), [lost('inquiry'), lost('open'), lost('lost')])
  await follow(await sell(id), [open('open')])
  for (let sales = 0; sales < 4; sales += 1) await sell(id)
}
