import { errors } from '@settlesg/contract'
import { exampleProfile, withPay } from '@settlesg/model/testing'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { long } from '../../testing/long.ts'
import { brokenInvariants } from '../credits/invariants.ts'
import { loadBalance } from '../credits/service.ts'
import { give } from '../credits/testing/give.ts'
import { mutants, plant } from '../credits/testing/mutants.ts'
import { HttpError } from '../platform/http/http-error.ts'
import { afterStatement } from '../testing/after-statement.ts'
import { endedOrWaiting } from '../testing/ended-or-waiting.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { onPostgres } from '../testing/test-database.ts'
import type { Subject } from './look-up.ts'
import { unlock } from './unlock.ts'

/* Unlocking while it races: all transactions begin at once, as those of many processes would. */

let test: TestApp
// A database for each: books that one mutant spoiled would hide the next.
beforeEach(async () => {
  test = await startTestApp()
})
afterEach(() => test.close())

type Transact = TestApp['transaction']

/** All at once: how many were charged, found it unlocked, or found an empty wallet. Anything else is a fault. */
async function race(userId: string, subjects: Subject[], transaction: Transact = test.transaction) {
  const outcomes = await Promise.all(
    subjects.map((subject) =>
      unlock({ ...test, transaction }, userId, subject).then(
        ({ charged }) => (charged ? 'charged' : 'known'),
        (error: unknown) => {
          const isRefused = error instanceof HttpError && error.registered === errors.notEnoughSupercredits
          return isRefused ? 'refused' : `fault: ${error}`
        },
      ),
    ),
  )
  return Object.fromEntries(
    Map.groupBy(outcomes, (outcome) => outcome)
      .entries()
      .map(([name, all]) => [name, all.length]),
  )
}

interface Sizes {
  calls: number
  credits: number
  different: number
}

/** Both races, as a list of what went wrong. */
async function faults({ calls, credits, different }: Sizes, transaction?: Transact) {
  const wrong: string[] = []
  const [one, many] = [await test.newUser(), await test.newUser()]
  await give(test, one.id, 3, 'supercredit')
  await give(test, many.id, credits, 'supercredit')

  const estimated = await test.request('POST', '/credit/user-consume-credits', {
    token: one.token,
    body: { profile: exampleProfile },
  })
  const { assessment_id } = estimated.json()
  const once = await race(
    one.id,
    Array.from({ length: calls }, () => ({ assessment_id })),
  )
  if (once.charged !== 1 || once.known !== calls - 1) wrong.push(`one assessment: ${JSON.stringify(once)}`)
  if ((await loadBalance(test.db, one.id)).supercredits !== 2) wrong.push('one assessment: the balance is off')

  const assorted = Array.from({ length: different }, (_, index) => ({ profile: withPay(3000 + index) }))
  const spent = await race(many.id, assorted, transaction)
  if (spent.charged !== credits || spent.refused !== different - credits)
    wrong.push(`different ones: ${JSON.stringify(spent)}`)
  const left = (await loadBalance(test.db, many.id)).supercredits
  const { length } = await test.db.selectFrom('assessment').select('id').where('user_id', '=', many.id).execute()
  if (left !== 0 || length !== credits) wrong.push('different ones: the balance is off, or assessments are')
  return [...wrong, ...(await brokenInvariants(test.db))]
}

const full = { calls: 200, credits: 10, different: 100 }
const small = { calls: 40, credits: 5, different: 25 }

describe('unlockings that race', () => {
  it(`${onPostgres ? 200 : 20} concurrent unlockings of one assessment cost one supercredit`, async () => {
    expect(await faults(onPostgres ? full : { calls: 20, credits: 3, different: 10 })).toEqual([])
  })

  it('concurrent calls with the same fresh answers make one assessment and cost one supercredit', async () => {
    const person = await test.newUser()
    await give(test, person.id, 3, 'supercredit')
    const calls = Array.from({ length: long(10, 100) }, () => unlock(test, person.id, { profile: exampleProfile }))
    const answers = await Promise.all(calls)
    expect(answers.filter(({ charged }) => charged)).toHaveLength(1)
    expect(new Set(answers.map(({ assessment_id }) => assessment_id)).size).toBe(1)
    expect((await loadBalance(test.db, person.id)).supercredits).toBe(2)
    expect(await brokenInvariants(test.db)).toEqual([])
  })
})

// The embedded database runs one transaction after the other.
it.runIf(onPostgres)(
  'an unlocking is never refused for the unit that another just spent on the same answers',
  async () => {
    let reached = 0
    for (let place = 0; place < 12; place += 1) {
      const person = await test.newUser()
      await give(test, person.id, 1, 'supercredit')
      const calls: ReturnType<typeof unlock>[] = []
      const call = (deps: Parameters<typeof unlock>[0]) => {
        const made = unlock(deps, person.id, { profile: exampleProfile })
        calls.push(made)
        return made
      }
      const meanwhile = afterStatement(place, () => {
        reached += 1
        return endedOrWaiting(test.db, call(test))
      })
      const transaction: Transact = (work) => test.transaction((tx) => work(tx.withPlugin(meanwhile)))
      await call({ ...test, transaction })
      await call(test)
      const answers = await Promise.all(calls)
      expect(answers.filter(({ charged }) => charged)).toHaveLength(1)
      expect(new Set(answers.map(({ assessment_id }) => assessment_id)).size).toBe(1)
    }
    // Claimed, stored, charged, marked and analysed, each by a statement at least.
    expect(reached).toBeGreaterThanOrEqual(5)
  },
)

describe.runIf(onPostgres)('mistakes with unlocking', () => {
  // Looking for an earlier movement first is no mistake here: the assessment is held while that is done.
  const some = /^(read the balance|every call)/
  const seen = mutants.filter(({ name, change }) =>
    long(some.test(name), change.length > 0 && !name.startsWith('look for an earlier')),
  )
  it.each(seen)('the races find a ledger that has this mistake: $name', async (mutant) => {
    await plant(test.db, mutant)
    expect(await faults(small).catch((error) => [String(error)])).not.toEqual([])
  })

  it('the races find unlockings whose statements are not one transaction', async () => {
    // Each statement is stored by itself.
    const inPieces: Transact = (work) =>
      test.transaction(async (tx) => {
        await sql`commit`.execute(tx)
        return work(tx)
      })
    expect(await faults(small, inPieces)).not.toEqual([])
  })
})
