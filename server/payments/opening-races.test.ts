import { exampleProfile } from '@settlesg/model/testing'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { long } from '../../testing/long.ts'
import { brokenInvariants } from '../credits/invariants.ts'
import { mutants, plant } from '../credits/testing/mutants.ts'
import { beforeStatement } from '../testing/before-statement.ts'
import { onPostgres } from '../testing/test-database.ts'
import { settle } from './settle.ts'
import { openShop, type Shop } from './testing/shop.ts'

/*
 * A unit that is spent in the transaction which grants it, while calls race. Do these checks see the mistakes that people
 * make with that? Only a server tells: PGlite runs one transaction after the other.
 */

describe.runIf(onPostgres)('a unit that is granted and spent at once', () => {
  let shop: Shop
  beforeEach(async () => {
    shop = await openShop()
  })
  afterEach(() => shop.close())

  type Buyer = Awaited<ReturnType<Shop['newUser']>>
  const newBuyer = async () => {
    const buyer = await shop.newUser()
    const body = { profile: exampleProfile }
    const { assessment_id } = (
      await shop.request('POST', '/credit/user-consume-credits', { token: buyer.token, body })
    ).json()
    return { ...buyer, caseId: String(assessment_id) }
  }
  const payFor = async ({ token, caseId }: Buyer & { caseId: string }, language = 'en') => {
    const body = { quantity: 1, open_assessment_id: caseId, language }
    const { session_id } = (await shop.request('POST', '/payment/create-checkout-session_2', { token, body })).json()
    shop.finish(session_id)
    return String(session_id)
  }
  /** What is wrong after two purchases for one case at once, and after a fault at each statement and another try. */
  async function faults(withoutTransaction = false): Promise<string[]> {
    const wrong: string[] = []
    const check = (what: string, found: unknown, wanted: unknown) => {
      if (JSON.stringify(found) !== JSON.stringify(wanted)) wrong.push(`${what}: ${JSON.stringify(found)}`)
    }
    const settleOnce = async (sessionId: string, db = shop.db) => {
      const checkout = await shop.provider.checkout(sessionId)
      return () =>
        db.transaction().execute(async (tx) => {
          // Ends the transaction before anything is done in it: each statement is then its own transaction.
          if (withoutTransaction) await sql`commit`.execute(tx.withoutPlugins())
          await settle(tx, shop, checkout)
        })
    }
    const outcomes = async ({ id }: Buyer) => (await shop.readRows(id)).map(({ opening }) => opening).sort()
    try {
      const buyer = await newBuyer()
      const pages = [await payFor(buyer), await payFor(buyer, 'zh')]
      const settling = await Promise.all([...pages, ...pages, ...pages].map((page) => settleOnce(page)))
      await Promise.all(settling.map((run) => run()))
      check('two purchases', await outcomes(buyer), ['already_open', 'opened'])
      check('two purchases', (await shop.balance(buyer.id)).supercredits, 1)
      for (let place = 4; place < long(20, 40); place += 2) {
        const other = await newBuyer()
        const page = await payFor(other)
        const plugin = beforeStatement(place, () => {
          throw new Error('planned')
        })
        const first = await settleOnce(page, shop.db.withPlugin(plugin))
        await first().catch((error: Error) => check('fault', error.message, 'planned'))
        await shop.tell('checkout.session.completed', page)
        check(`a fault before ${place}`, await outcomes(other), ['opened'])
        check(`a fault before ${place}`, (await shop.balance(other.id)).supercredits, 0)
      }
    } catch (error) {
      wrong.push(`a fault: ${error}`)
    }
    return [...wrong, ...(await brokenInvariants(shop.db))]
  }

  it('it opens one case once, whatever fails or comes at the same time', async () => {
    expect(await faults()).toEqual([])
  })

  it('a press and a payment that open one case at once cost one unit, and neither fails', async () => {
    for (let round = 0; round < long(5, 100); round += 1) {
      const buyer = await newBuyer()
      const { id: userId, token, caseId } = buyer
      await shop.buy(token, 'pack_2')
      const page = await payFor(buyer)
      const body = { assessment_id: caseId }
      const calls = [1, 2, 3].flatMap(() => [
        shop.request('POST', '/credit/user-consume-supercredits', { token, body }),
        shop.tell('checkout.session.completed', page),
      ])
      expect((await Promise.all(calls)).map(({ statusCode }) => statusCode)).toEqual(calls.map(() => 200))
      expect((await shop.balance(userId)).supercredits).toBe(1)
    }
    expect(await brokenInvariants(shop.db)).toEqual([])
  })

  it('the checks find units that are granted in one transaction and spent in another', async () => {
    expect(await faults(true)).not.toEqual([])
  })

  it.each(mutants.filter(({ name }) => /^every call|^nothing is taken/.test(name)))(
    'the checks find a ledger that has this mistake: $name',
    async (mutant) => {
      await plant(shop.db, mutant)
      expect(await faults()).not.toEqual([])
    },
  )
})
