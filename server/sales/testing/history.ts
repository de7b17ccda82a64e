import { randomUUID } from 'node:crypto'
import { monthInSingapore, type ProductName, priceOrder } from '@settlesg/contract'
import { sql } from 'kysely'
import { seededRandom } from '../../../testing/seed.ts'
import { spendOnAnalysis, spendOnEstimate } from '../../credits/service.ts'
import type { ProviderCheckout, ProviderDispute, ProviderRefund } from '../../payments/provider.ts'
import { settle } from '../../payments/settle.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { periodOf } from '../month.ts'

interface Sold {
  checkout: ProviderCheckout
  /** How far each refund and dispute may still go. */
  refunds: ProviderRefund[]
  disputes: ProviderDispute[]
}

/** Makes the database's own clock say what the test's does. The books write down their times by it. */
async function setClock({ db, clock }: TestApp): Promise<void> {
  for (const table of ['ledger_transaction', 'credit_note_void', 'purchase_dispute_step', 'former_buyer'])
    await sql
      .raw(`alter table ${table} alter column at set default '${clock.now().toISOString()}'::timestamptz`)
      .execute(db)
}

const day = 86_400

/**
 * Buyers, the provider and their banks over some months, drawn from the seed: purchases of both products, uses, refunds of
 * any amount that may fail later, disputes that are won or lost, and accounts that are deleted. After each move the clock
 * goes on by up to four days, or to a second around the end of a month in Singapore; `atMonth` is called when one is over.
 */
export async function liveThrough(
  test: TestApp,
  { seed, moves, atMonth }: { seed: number; moves: number; atMonth: (month: string) => Promise<void> },
): Promise<void> {
  const random = seededRandom(seed)
  const pick = <T>(items: readonly T[]): T | undefined => items[Math.floor(random() * items.length)]
  const buyers: string[] = []
  const sold: Sold[] = []

  const newBuyer = async () => {
    const { id } = await test.db
      .insertInto('app_user')
      .values({
        ...{ email: `${randomUUID()}@example.sg`, password_hash: 'nobody', language: 'en' },
        created_at: test.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await sql`select move_units(${id}, 'credit', 'promo', 1, 'trial', ${id})`.execute(test.db)
    buyers.push(id)
  }
  const tell = ({ checkout, refunds, disputes }: Sold) =>
    test.transaction((tx) => settle(tx, test, { ...checkout, refunds: [...refunds], disputes: [...disputes] }))

  const buy = async (user_id: string, product: ProductName, quantity: number) => {
    const { amountCents, units, unit } = priceOrder(product, quantity)
    const session_id = `cs_${randomUUID()}`
    const { id } = await test.db
      .insertInto('purchase')
      .values({
        ...{ user_id, product, quantity, unit, units, amount_cents: amountCents, session_id, currency: 'SGD' },
        ...{ is_live: true, is_current: false, language: 'en', created_at: test.clock.now() },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const sale: Sold = {
      checkout: {
        ...{ sessionId: session_id, status: 'paid', url: null, amountCents, currency: 'SGD', isLive: true },
        order: { purchaseId: id, product, quantity: String(quantity) },
        ...{ paymentId: `pi_${id}`, method: 'card', cardStatement: null, refunds: [], disputes: [] },
      },
      refunds: [],
      disputes: [],
    }
    sold.push(sale)
    await tell(sale)
    return sale
  }
  /** An empty wallet refuses, and nothing is booked. */
  const use = (buyer: string, spend: typeof spendOnAnalysis | typeof spendOnEstimate) =>
    test
      .transaction(async (tx) => {
        await spend(tx, buyer, randomUUID())
      })
      .catch(() => {})

  const actions: Record<string, () => Promise<unknown>> = {
    join: newBuyer,
    async buy() {
      const buyer = pick(buyers)
      if (buyer) await buy(buyer, random() < 0.6 ? 'pack_1' : 'pack_2', 1 + Math.floor(random() * 4))
    },
    async use() {
      const buyer = pick(buyers)
      if (buyer) await use(buyer, random() < 0.7 ? spendOnEstimate : spendOnAnalysis)
    },
    async refund() {
      const sale = pick(sold)
      const gone = [...(sale?.refunds.filter(({ status }) => status !== 'failed') ?? []), ...(sale?.disputes ?? [])]
      const left = (sale?.checkout.amountCents ?? 0) - gone.reduce((sum, { amountCents }) => sum + amountCents, 0)
      if (!sale || left <= 0) return
      const amountCents = random() < 0.4 ? left : 1 + Math.floor(random() * left)
      sale.refunds.push({ providerId: `re_${randomUUID()}`, refundId: null, amountCents, status: 'requested' })
      await tell(sale)
    },
    async endRefund() {
      const sale = pick(sold.filter(({ refunds }) => refunds.length > 0))
      const refund = sale && pick(sale.refunds.filter(({ status }) => status !== 'failed'))
      if (!sale || !refund) return
      refund.status = refund.status === 'succeeded' || random() < 0.3 ? 'failed' : 'succeeded'
      await tell(sale)
    },
    async dispute() {
      const sale = pick(sold.filter(({ refunds, disputes }) => refunds.length + disputes.length === 0))
      if (!sale) return
      const { amountCents } = sale.checkout
      const status = random() < 0.3 ? 'inquiry' : 'open'
      sale.disputes.push({ providerId: `du_${randomUUID()}`, amountCents: amountCents ?? 0, status })
      await tell(sale)
    },
    async endDispute() {
      const sale = pick(sold.filter(({ disputes }) => disputes.length > 0))
      const dispute = sale?.disputes[0]
      if (!sale || !dispute) return
      if (dispute.status === 'inquiry') dispute.status = 'open'
      else dispute.status = random() < 0.5 ? 'won' : 'lost'
      await tell(sale)
    },
    async leave() {
      const buyer = pick(buyers)
      if (!buyer || random() < 0.8) return
      await test.db.deleteFrom('app_user').where('id', '=', buyer).execute()
      buyers.splice(buyers.indexOf(buyer), 1)
    },
  }
  const names = [...Object.keys(actions), 'buy', 'buy', 'use', 'use', 'use', 'endRefund', 'endDispute']

  // What every history has, whatever is drawn and comes after: units used whose money a bank takes, at the end of a month.
  const pass = async (seconds: number) => {
    test.clock.pass(seconds)
    await setClock(test)
  }
  const untilEnd = () => {
    const now = test.clock.now()
    return (periodOf(monthInSingapore(now)).to.getTime() - now.getTime()) / 1000
  }
  await setClock(test)
  for (let count = 0; count < 3; count += 1) await newBuyer()
  const [first = ''] = buyers
  const used = await buy(first, 'pack_1', 1)
  for (let count = 0; count < 3; count += 1) await use(first, spendOnEstimate)
  const month = monthInSingapore(test.clock.now())
  await pass(untilEnd() - 1)
  await use(first, spendOnEstimate)
  await pass(1)
  await atMonth(month)
  used.disputes.push({ providerId: `du_${randomUUID()}`, amountCents: 900, status: 'open' })
  await tell(used)
  buyers.shift()
  sold.pop()
  for (let done = 0; done < moves; done += 1) {
    await actions[pick(names) ?? 'buy']?.()
    const month = monthInSingapore(test.clock.now())
    const toEnd = untilEnd()
    const isAtEnd = random() < 0.25 && toEnd > 1
    await pass(isAtEnd ? toEnd - (random() < 0.5 ? 1 : 0) : 1 + Math.floor(random() * 4 * day))
    if (monthInSingapore(test.clock.now()) !== month) await atMonth(month)
  }
  await pass(untilEnd() + day)
}
