import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { onPostgres, openTestDatabase } from '../testing/test-database.ts'
import { brokenInvariants } from './invariants.ts'
import { move } from './queries.ts'
import { mutants, plant } from './testing/mutants.ts'

/*
 * Do the race tests see the mistakes that people make with balances? Each mutant is the movement with one of them.
 * The checks below must fail for every mutant and pass for the original (docs/reliability.md 1.5, F-02). Only a server
 * tells: PGlite runs one transaction after the other and hides them all.
 */

describe.runIf(onPostgres)('mistakes with balances', () => {
  // A database for each: books that one mutant spoiled would hide the next.
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  beforeEach(async () => {
    database = await openTestDatabase()
  })
  afterEach(() => database.close())

  /** What the race tests look at, as a list of what is wrong. */
  async function faults(isolation?: 'repeatable read'): Promise<string[]> {
    const wrong: string[] = []
    const go = (userId: string, subjectId: string, delta: number) =>
      database
        .transaction(async (tx) => {
          if (isolation) await sql`set transaction isolation level repeatable read`.execute(tx)
          return move(tx, {
            userId,
            unit: 'credit',
            contraAccount: delta > 0 ? 'promo' : 'usage',
            delta,
            reason: 'estimate',
            subjectId,
          })
        })
        .then(
          (moved) => (moved ? 'moved' : 'known'),
          (error: { code?: string }) => (error.code === 'SG001' ? 'refused' : `fault ${error.code}`),
        )
    const count = (outcomes: string[], wanted: string) => outcomes.filter((outcome) => outcome === wanted).length

    const [many, once] = [randomUUID(), randomUUID()]
    for (const user of [many, once]) if ((await go(user, randomUUID(), 10)) !== 'moved') wrong.push('a grant failed')
    const raced = await Promise.all(Array.from({ length: 60 }, () => go(many, randomUUID(), -1)))
    if (count(raced, 'moved') !== 10 || count(raced, 'refused') !== 50) wrong.push('the race was not exact')
    const subject = randomUUID()
    const repeated = await Promise.all(Array.from({ length: 20 }, () => go(once, subject, -1)))
    if (count(repeated, 'moved') !== 1 || count(repeated, 'known') !== 19) wrong.push('a repetition was not recognised')

    const { rows } = await sql<{ owner_id: string; unit: string; balance: number }>`
      select owner_id, unit, balance from ledger_account where owner_id in (${many}, ${once})`.execute(database.db)
    for (const [user, expected] of [
      [many, 0],
      [once, 9],
    ] as const)
      if (rows.find((row) => row.owner_id === user && row.unit === 'credit')?.balance !== expected)
        wrong.push('a balance is off')
    return [...wrong, ...(await brokenInvariants(database.db))]
  }

  it('the ledger as it is keeps every invariant while calls race', async () => {
    expect(await faults()).toEqual([])
  })

  it.each(mutants)('the invariants find a ledger that has this mistake: $name', async (mutant) => {
    await plant(database.db, mutant)
    expect(await faults(mutant.isolation)).not.toEqual([])
  })
})
