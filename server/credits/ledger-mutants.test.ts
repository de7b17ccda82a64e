import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { onPostgres, openTestDatabase } from '../testing/test-database.ts'
import { brokenInvariants } from './invariants.ts'
import { move } from './queries.ts'

/*
 * Do the race tests see the mistakes that people make with balances? Each mutant is the movement with one of them.
 * The checks below must fail for every mutant and pass for the original (docs/reliability.md 1.5, F-02). Only a server
 * tells: PGlite runs one transaction after the other and hides them all.
 */

interface Mutant {
  name: string
  /** Replaces a piece of the function's text; the piece must be there. */
  change: [from: string | RegExp, to: string][]
  isolation?: 'repeatable read'
}

const guardedUpdate =
  /update ledger_account set balance = balance \+ p_delta\s+where owner_id = p_owner and unit = p_unit and kind = 'wallet' and balance \+ p_delta >= 0\s+returning id, balance into v_wallet, v_balance;/
const claim =
  /insert into ledger_transaction \(reason, subject_id\) values \(p_reason, p_subject\)\s+on conflict \(reason, subject_id\) do nothing returning id into v_transaction;\s+if v_transaction is null then/

const mutants: Mutant[] = [
  { name: 'no guard in the update', change: [[' and balance + p_delta >= 0', '']] },
  {
    name: 'read the balance, check it, write it',
    change: [
      [
        guardedUpdate,
        `select id, balance into v_wallet, v_balance from ledger_account
           where owner_id = p_owner and unit = p_unit and balance + p_delta >= 0;
         perform pg_sleep(0.002);
         v_balance := v_balance + p_delta;
         update ledger_account set balance = v_balance where id = v_wallet;`,
      ],
    ],
  },
  {
    name: 'check the sum of the entries, then add one',
    change: [
      [
        guardedUpdate,
        `select a.id, coalesce(sum(e.amount), 0)::int + p_delta into v_wallet, v_balance
           from ledger_account a left join ledger_entry e on e.account_id = a.id
           where a.owner_id = p_owner and a.unit = p_unit group by a.id
           having coalesce(sum(e.amount), 0) + p_delta >= 0;
         perform pg_sleep(0.002);
         update ledger_account set balance = greatest(0, balance + p_delta) where id = v_wallet;`,
      ],
    ],
  },
  { name: 'the guard lets one too many through', change: [['balance + p_delta >= 0', 'balance + p_delta >= -1']] },
  { name: 'the guard stops one too early', change: [['balance + p_delta >= 0', 'balance + p_delta > 0']] },
  { name: 'nothing is taken from the wallet', change: [['set balance = balance + p_delta', 'set balance = balance']] },
  { name: 'the contra account gives nothing', change: [['v_transaction, id, -p_delta', 'v_transaction, id, p_delta']] },
  {
    name: 'the wrong unit',
    change: [['where owner_id = p_owner and unit = p_unit and', 'where owner_id = p_owner and unit <> p_unit and']],
  },
  {
    name: 'look for an earlier movement, then make one',
    change: [
      [
        claim,
        `if not exists (select 1 from ledger_transaction t where t.reason = p_reason and t.subject_id = p_subject) then
           perform pg_sleep(0.002);
           insert into ledger_transaction (reason, subject_id) values (p_reason, p_subject) returning id into v_transaction;
         end if;
         if v_transaction is null then`,
      ],
    ],
  },
  { name: 'repeatable read instead of read committed', change: [], isolation: 'repeatable read' },
]

describe.runIf(onPostgres)('mistakes with balances', () => {
  // A database for each: books that one mutant spoiled would hide the next.
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  let original: string
  beforeEach(async () => {
    database = await openTestDatabase()
    const { rows } = await sql<{ text: string }>`select pg_get_functiondef('move_units'::regproc) as text`.execute(
      database.db,
    )
    original = rows[0]?.text ?? ''
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
          ({ moved }) => (moved ? 'moved' : 'known'),
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

  it.each(mutants)('the invariants find a ledger that has this mistake: $name', async ({ change, isolation }) => {
    const mutated = change.reduce((text, [from, to]) => {
      const next = text.replace(from, to)
      expect(next, 'the piece to change was not found').not.toBe(text)
      return next
    }, original)
    await sql.raw(mutated).execute(database.db)
    expect(await faults(isolation)).not.toEqual([])
  })
})
