import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Tx } from '../tables.ts'
import { beforeStatement } from '../testing/before-statement.ts'
import { onPostgres } from '../testing/test-database.ts'
import { settle } from './settle.ts'
import { openShop, type Shop } from './testing/shop.ts'

/*
 * Do these checks see the mistakes that people make with payments? Each mutant is what we have with one of them: a guard, a
 * unique key or the transaction is gone. The checks must fail for every mutant, and pass for the original. Only a server
 * tells: PGlite runs one transaction after the other.
 */

interface Mutant {
  name: string
  /** Statements that spoil the database. */
  spoil?: string[]
  /** A piece of a function of the ledger, and what replaces it. */
  change?: { of: string; from: string | RegExp; to: string }
  withoutTransaction?: boolean
}

const claim =
  /insert into ledger_transaction \(reason, subject_id\) values \(p_reason, p_subject\)\s+on conflict \(reason, subject_id\) do nothing returning id into v_transaction;/
const noClaim =
  'insert into ledger_transaction (reason, subject_id) values (p_reason, p_subject) returning id into v_transaction;'
const noKey = ['alter table ledger_transaction drop constraint ledger_transaction_reason_subject_id_key']

const mutants: Mutant[] = [
  {
    name: 'an equal purchase is not found by a unique key',
    spoil: ['drop index purchase_being_made', 'create index purchase_being_made on purchase (user_id)'],
  },
  {
    name: 'a movement is not held to its subject',
    spoil: noKey,
    change: { of: 'move_units', from: claim, to: noClaim },
  },
  {
    name: 'units that are taken back come from nowhere',
    change: { of: 'take_units', from: 'v_taken := least(v_balance, p_units);', to: 'v_taken := 0;' },
  },
  { name: 'a debt is forgotten', change: { of: 'take_units', from: 'v_taken < p_units', to: 'false' } },
  { name: 'a debt is not repaid', change: { of: 'repay_debt', from: 'v_paid = 0', to: 'true' } },
  {
    name: 'a debt is repaid and stays owed',
    change: {
      of: 'repay_debt',
      from: 'set balance = balance + v_paid where id = v_receivable',
      to: 'set balance = balance where id = v_receivable',
    },
  },
  {
    name: 'what is granted is one too many',
    change: { of: 'move_units', from: 'set balance = balance + p_delta', to: 'set balance = balance + p_delta + 1' },
  },
  { name: 'the books and the purchase are two transactions', withoutTransaction: true },
]

describe.runIf(onPostgres)('mistakes with payments', () => {
  let shop: Shop
  beforeEach(async () => {
    shop = await openShop()
  })
  afterEach(() => shop.close())

  /** What is wrong after a few purchases, refunds and races. */
  async function faults(withoutTransaction = false): Promise<string[]> {
    const wrong: string[] = []
    const check = (what: string, found: unknown, wanted: unknown) => {
      if (JSON.stringify(found) !== JSON.stringify(wanted)) wrong.push(`${what}: ${JSON.stringify(found)}`)
    }
    const deliver = async (sessionId: string) => {
      const checkout = await shop.provider.checkout(sessionId)
      const settleOnce = () =>
        shop.transaction(async (tx) => {
          // Ends the transaction before anything is done in it: each statement is then its own transaction.
          if (withoutTransaction) await sql`commit`.execute(tx)
          await settle(tx, shop, checkout)
        })
      await Promise.all([1, 2, 3].map(settleOnce))
    }
    try {
      const buyer = await shop.newBuyer()
      const pages = await Promise.all(Array.from({ length: 12 }, () => shop.openFor(buyer)))
      check('pages', new Set(pages.map(({ session_id }) => session_id)).size, 1)
      const sessionId = pages[0]?.session_id ?? ''
      shop.finish(sessionId)
      await deliver(sessionId)
      check('granted', await shop.balance(buyer.id), { credits: 3, supercredits: 0, owed: 0 })
      const receipts = await shop.db.selectFrom('mail').select('id').where('kind', '=', 'receipt').execute()
      check('receipts', receipts.length, 1)
      await shop.burn(buyer.id, 2)
      shop.refundThere(sessionId, 900)
      await deliver(sessionId)
      check('taken back', await shop.balance(buyer.id), { credits: 0, supercredits: 0, owed: 2 })
      const later = (await shop.openFor(buyer)).session_id
      shop.finish(later)
      await deliver(later)
      check('repaid', await shop.balance(buyer.id), { credits: 1, supercredits: 0, owed: 0 })
      // A fault in the middle, and the event again.
      for (let place = 3; place < 9; place += 1) {
        const other = await shop.newBuyer()
        const { session_id } = await shop.openFor(other)
        shop.finish(session_id)
        const checkout = await shop.provider.checkout(session_id)
        const plugin = beforeStatement(place, () => {
          throw new Error('planned')
        })
        const work = shop.db
          .withPlugin(plugin)
          .transaction()
          .execute(async (tx) => {
            if (withoutTransaction) await sql`commit`.execute(tx)
            await settle(tx, shop, checkout)
          })
        await work.catch((error: Error) => check('fault', error.message, 'planned'))
        await deliver(session_id)
        check('granted after a fault', await shop.balance(other.id), { credits: 3, supercredits: 0, owed: 0 })
      }
      const { id } = await shop.db
        .selectFrom('purchase')
        .select('id')
        .where('session_id', '=', later)
        .executeTakeFirstOrThrow()
      const race = Promise.all([1, 2, 3].map(() => shop.transaction((tx) => grantAgain(tx, buyer.id, id))))
      await race
      check('granted again', await shop.balance(buyer.id), { credits: 1, supercredits: 0, owed: 0 })
    } catch (error) {
      wrong.push(`a fault: ${error}`)
    }
    return [...wrong, ...(await shop.broken())]
  }

  const grantAgain = (tx: Tx, userId: string, purchaseId: string) =>
    sql`select * from move_units(${userId}, 'credit', 'sales', 3, 'purchase', ${purchaseId})`.execute(tx)

  it('payments as they are keep every rule while calls race', async () => {
    expect(await faults()).toEqual([])
  })

  it.each(mutants)(
    'the checks find payments that have this mistake: $name',
    async ({ spoil = [], change, withoutTransaction }) => {
      for (const statement of spoil) await sql.raw(statement).execute(shop.db)
      if (change) {
        const { rows } = await sql<{ text: string }>`select pg_get_functiondef(${change.of}::regproc) as text`.execute(
          shop.db,
        )
        const text = rows[0]?.text ?? ''
        const mutated = text.replace(change.from, change.to)
        expect(mutated, 'the piece to change was not found').not.toBe(text)
        await sql.raw(mutated).execute(shop.db)
      }
      expect(await faults(withoutTransaction)).not.toEqual([])
    },
  )
})
