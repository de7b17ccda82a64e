import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { long } from '../../testing/long.ts'
import { HttpError } from '../platform/http/http-error.ts'
import { onPostgres, openTestDatabase } from '../testing/test-database.ts'
import { brokenInvariants } from './invariants.ts'
import { move } from './queries.ts'
import { grantTrial, loadBalance, spendOnEstimate } from './service.ts'

describe('the ledger', () => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database.close())

  const grant = (userId: string, amount: number, unit: 'credit' | 'supercredit' = 'credit') =>
    database.transaction((tx) =>
      move(tx, { userId, unit, contraAccount: 'promo', delta: amount, reason: 'trial', subjectId: randomUUID() }),
    )
  const spend = (userId: string, subjectId: string = randomUUID()) =>
    database
      .transaction((tx) => spendOnEstimate(tx, userId, subjectId))
      .then(
        () => 'spent',
        (error: unknown) => (error instanceof HttpError ? error.registered.code : Promise.reject(error)),
      )
  const credits = async (userId: string) => (await loadBalance(database.db, userId)).credits

  it('the ledger gives the trial credit once, however often and concurrently requested', async () => {
    const user = randomUUID()
    await Promise.all(Array.from({ length: 20 }, () => database.transaction((tx) => grantTrial(tx, user))))
    expect(await credits(user)).toBe(1)
  })

  it('the ledger starts empty and refuses to spend what is not there, leaving no trace', async () => {
    const user = randomUUID()
    const before = await countTransactions()
    expect(await spend(user)).toBe('not_enough_credits')
    expect(await countTransactions()).toBe(before)
    expect(await loadBalance(database.db, user)).toEqual({ credits: 0, supercredits: 0 })
  })
  const countTransactions = async () =>
    Number(
      (await sql<{ n: number }>`select count(*)::int as n from ledger_transaction`.execute(database.db)).rows[0]?.n,
    )

  it('the ledger never mixes units', async () => {
    const user = randomUUID()
    await grant(user, 5, 'supercredit')
    expect(await spend(user)).toBe('not_enough_credits')
    expect(await loadBalance(database.db, user)).toEqual({ credits: 0, supercredits: 5 })
  })

  it('the ledger charges the same thing once', async () => {
    const [user, subject] = [randomUUID(), randomUUID()]
    await grant(user, 5)
    const outcomes = await Promise.all(Array.from({ length: long(10, 200) }, () => spend(user, subject)))
    expect(new Set(outcomes)).toEqual(new Set(['spent']))
    expect(await credits(user)).toBe(4)
  })

  it('the ledger lets exactly as many through as there are credits, when calls race (F-01)', async () => {
    for (let round = 0; round < long(1, 20); round += 1) {
      const user = randomUUID()
      await grant(user, 100)
      const outcomes = await Promise.all(Array.from({ length: onPostgres ? 1000 : 200 }, () => spend(user)))
      expect(outcomes.filter((outcome) => outcome === 'spent')).toHaveLength(100)
      expect(outcomes.filter((outcome) => outcome !== 'spent')).toHaveLength(outcomes.length - 100)
      expect(await credits(user)).toBe(0)
    }
    expect(await brokenInvariants(database.db)).toEqual([])
  })

  it('the ledger agrees with a plain account book after any sequence of movements (F-03)', async () => {
    const command = fc.record({
      user: fc.constantFrom(0, 1, 2),
      unit: fc.constantFrom('credit', 'supercredit'),
      delta: fc.integer({ min: -5, max: 5 }).filter((amount) => amount !== 0),
      subject: fc.integer({ min: 0, max: 9 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(command, { maxLength: 50 }), async (commands) => {
        const users = [randomUUID(), randomUUID(), randomUUID()]
        const subjects = Array.from({ length: 10 }, () => randomUUID())
        const book = new Map<string, number>()
        const done = new Set<string>()
        for (const { user, unit, delta, subject } of commands) {
          const wallet = `${users[user]} ${unit}`
          // Each unit pays for one kind of thing, and each thing moves units once (I-14, I-05).
          const reason = unit === 'credit' ? 'estimate' : 'analysis'
          const thing = `${reason} ${subject}`
          const held = book.get(wallet) ?? 0
          const expected = done.has(thing) ? 'known' : held + delta < 0 ? 'refused' : 'moved'
          const outcome = await database
            .transaction((tx) =>
              move(tx, {
                userId: users[user] ?? '',
                unit,
                contraAccount: delta > 0 ? 'promo' : 'usage',
                delta,
                reason,
                subjectId: subjects[subject] ?? '',
              }),
            )
            .then(
              (moved) => (moved ? 'moved' : 'known'),
              () => 'refused',
            )
          expect(outcome).toBe(expected)
          if (outcome === 'moved') {
            book.set(wallet, held + delta)
            done.add(thing)
          }
        }
        for (const userId of users)
          expect(await loadBalance(database.db, userId)).toEqual({
            credits: book.get(`${userId} credit`) ?? 0,
            supercredits: book.get(`${userId} supercredit`) ?? 0,
          })
      }),
      { numRuns: long(10, 1000) },
    )
    expect(await brokenInvariants(database.db)).toEqual([])
  })

  it('the ledger cannot be changed afterwards, by anyone (I-04)', async () => {
    await grant(randomUUID(), 1)
    for (const table of ['ledger_entry', 'ledger_transaction'])
      for (const statement of [
        `update ${table} set ${table === 'ledger_entry' ? 'amount = 2' : "reason = 'x'"}`,
        `delete from ${table}`,
        `truncate ${table} cascade`,
      ])
        await expect(sql.raw(statement).execute(database.db)).rejects.toThrow('append-only')
  })

  it('the ledger refuses a transaction that does not sum to zero (I-01)', async () => {
    const user = randomUUID()
    await grant(user, 1)
    const lopsided = database.transaction(async (tx) => {
      const { id } = await tx
        .insertInto('ledger_transaction')
        .values({ reason: 'trial', subject_id: randomUUID() })
        .returning('id')
        .executeTakeFirstOrThrow()
      const wallet = await tx
        .selectFrom('ledger_account')
        .select('id')
        .where('owner_id', '=', user)
        .executeTakeFirstOrThrow()
      await tx
        .insertInto('ledger_entry')
        .values({ transaction_id: id, account_id: wallet.id, amount: 5, balance_after: 6 })
        .execute()
    })
    await expect(lopsided).rejects.toThrow('does not sum to zero')
  })

  it.each([0, 1_000_001, -1_000_001, 1.5, 2 ** 31, Number.NaN, Number.POSITIVE_INFINITY])(
    'the ledger refuses to move %d (I-13)',
    async (amount) => {
      const before = await countTransactions()
      await expect(grant(randomUUID(), amount)).rejects.toThrow()
      expect(await countTransactions()).toBe(before)
    },
  )
})
