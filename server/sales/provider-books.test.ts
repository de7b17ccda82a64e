import { monthInSingapore } from '@settlesg/contract'
import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { long } from '../../testing/long.ts'
import { type PaymentProvider, ProviderUnavailableError } from '../payments/provider.ts'
import { openShop, type Shop } from '../payments/testing/shop.ts'
import { reportPrinter } from '../reports/printer.ts'
import { beforeStatement } from '../testing/before-statement.ts'
import { onPostgres } from '../testing/test-database.ts'
import { periodOf } from './month.ts'
import { closeMonth, keepProviderBooks } from './provider-books.ts'
import { salesFiles } from './service.ts'

const day = 86_400
const month = '2026-11'

describe('the books of the payment provider', () => {
  let shop: Shop
  const printer = reportPrinter()
  afterAll(() => printer.close())
  let deps: Omit<Shop, 'printer'> & { payments: PaymentProvider; printer: typeof printer }
  beforeEach(async () => {
    shop = await openShop()
    deps = { ...shop, payments: shop.provider, printer }
  })
  afterEach(() => shop.close())

  /** The clock of the books is the test's: a dispute is booked when it says so. */
  const setClock = () =>
    sql
      .raw(
        `alter table purchase_dispute_step alter column at set default '${shop.clock.now().toISOString()}'::timestamptz`,
      )
      .execute(shop.db)
  const passTo = (time: string) => shop.clock.pass((new Date(time).getTime() - shop.clock.now().getTime()) / 1000)
  const files = async () =>
    (await salesFiles(deps, month)).map(({ name, content }) => ({
      name,
      content: Buffer.from(content).toString('latin1'),
    }))
  const rows = async (name: string): Promise<Record<string, string>[]> => {
    const file = (await files()).find((each) => each.name.startsWith(name))
    return parse(file?.content ?? '', { columns: true })
  }
  const keptRows = async () => {
    const { rows: kept } = await sql`
      select m.id, m.month, i.payout_id from provider_movement m left join provider_payout_item i on i.movement_id = m.id
      order by m.id`.execute(shop.db)
    return kept
  }
  /** A sale that stays, one that is paid back, and one whose buyer's bank takes the money, on three days. */
  async function sell() {
    await shop.buy((await shop.newUser()).token)
    shop.clock.pass(day)
    const { token } = await shop.newUser()
    const back = await shop.buy(token, 'pack_2')
    shop.clock.pass(60)
    await shop.refund(token, back.purchaseId)
    shop.clock.pass(60)
    const disputed = await shop.buy(token, 'pack_1', 10)
    shop.clock.pass(60)
    await setClock()
    shop.dispute(disputed.sessionId)
    await shop.tell('charge.dispute.created', disputed.sessionId)
  }

  it('each receipt has its fee and payout, and each payout is the sum of its movements', async () => {
    await sell()
    passTo('2026-11-27T04:00:00Z')
    await shop.buy((await shop.newUser()).token, 'pack_1', 10)
    passTo('2026-11-30T17:30:00Z')
    expect(await rows('sales')).toMatchObject([
      { kind: 'sale', item: '3 credits', gross: '9.00', fee: '0.81', payout: expect.stringMatching(/^po_/) },
      { kind: 'sale', item: '1 supercredit', gross: '29.00', fee: '1.49' },
      { kind: 'refund', gross: '-29.00', fee: '0.00' },
      { kind: 'sale', gross: '90.00', fee: '3.56' },
      { kind: 'dispute_withdrawn', gross: '0.00', dispute: '-90.00', fee: '15.00' },
      {
        kind: 'sale',
        gross: '90.00',
        fee: '3.56',
        payout: expect.stringMatching(/^po_/),
        payout_arrival: '2026-12-01',
      },
    ])
    const movements = await rows('payouts')
    expect(movements.map(({ category }) => category).toSorted()).toEqual(
      ['charge', 'charge', 'charge', 'charge', 'dispute', 'payout', 'payout', 'refund'].toSorted(),
    )
    expect(movements.every(({ category, receipt }) => category === 'payout' || receipt?.startsWith('TEST-'))).toBe(true)
    const [first] = movements.filter(({ category }) => category === 'payout')
    expect(first).toMatchObject({ amount: '-8.19', fee: '0.00', payout_arrival: '2026-11-25' })
  })

  it('a closed month says the same afterwards, also while the provider is away', async () => {
    await sell()
    passTo('2026-11-30T17:30:00Z')
    const then = await files()
    const { token } = await shop.newUser()
    await shop.buy(token)
    shop.clock.pass(5 * day)
    await keepProviderBooks(deps)
    expect(await files()).toEqual(then)
    deps.payments = {
      ...deps.payments,
      movementsSince() {
        throw new ProviderUnavailableError('away')
      },
    }
    expect(await files()).toEqual(then)
    await expect(salesFiles(deps, '2026-12')).rejects.toThrow(ProviderUnavailableError)
  })

  it('a movement that comes after its month was closed stands in the next', async () => {
    await sell()
    passTo('2026-11-30T17:30:00Z')
    const then = await files()
    await shop.buy((await shop.newUser()).token)
    const [late] = shop.sandbox.store.list('balance_transaction', { limit: 1 })
    shop.sandbox.store.edit(late?.id ?? '', { created: periodOf(month).to.getTime() / 1000 - 1 })
    await keepProviderBooks(deps)
    expect(await files()).toEqual(then)
    expect(await keptRows()).toContainEqual({ id: late?.id, month: '2026-12', payout_id: null })
  })

  it('a month without a provider has no fees in it, rather than fees of 0', async () => {
    await sell()
    const made = await salesFiles({ ...deps, payments: null }, month)
    expect(made.map(({ name }) => name)).toEqual(['sales-2026-11.csv', 'sales-2026-11.pdf'])
  })

  it('a run that stops at any statement is taken up again, and nothing is kept twice', async () => {
    await sell()
    passTo('2026-11-29T04:00:00Z')
    const run = (stopAt: number | null) => {
      const stop = () => {
        throw new Error('stopped')
      }
      const db = shop.db.withPlugin(beforeStatement(stopAt, stop))
      return keepProviderBooks({ ...deps, db, transaction: (work) => db.transaction().execute(work) })
    }
    for (let statement = 0; statement < long(12, 40); statement += 1) await run(statement).catch(() => {})
    await run(null)
    const kept = await keptRows()
    await run(null)
    expect(await keptRows()).toEqual(kept)
    expect(kept).toHaveLength(shop.sandbox.store.list('balance_transaction', { limit: 100 }).length)
  })

  it.runIf(onPostgres)('many runs at once and a month being closed keep every movement once', async () => {
    for (let round = 0; round < long(3, 20); round += 1) {
      await sell()
      shop.clock.pass(3 * day)
      const closing = monthInSingapore(new Date(shop.clock.now().getTime() - 31 * day * 1000))
      await Promise.all([...Array(6)].map((_, n) => (n === 3 ? closeMonth(deps, closing) : keepProviderBooks(deps))))
    }
    const kept = await keptRows()
    expect(kept).toHaveLength(shop.sandbox.store.list('balance_transaction', { limit: 1000 }).length)
    const { rows: unequal } = await sql`
      select p.id from provider_payout p where amount_cents <> (
        select sum(m.amount_cents - m.fee_cents) from provider_payout_item i
        join provider_movement m on m.id = i.movement_id where i.payout_id = p.id and m.category <> 'payout')`.execute(
      shop.db,
    )
    expect(unequal).toEqual([])
  })

  it('what was kept of the provider is never changed or deleted', async () => {
    await sell()
    await keepProviderBooks(deps)
    await closeMonth(deps, '2026-10')
    for (const statement of ['update provider_movement set fee_cents = 0', 'delete from closed_month'])
      await expect(sql.raw(statement).execute(shop.db)).rejects.toThrow('never changed')
  })
})
