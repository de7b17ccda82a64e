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
import { ChangedMeanwhileError } from '../platform/retry-while-changed.ts'
import { afterStatement } from '../testing/after-statement.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { onPostgres } from '../testing/test-database.ts'
import type { Prepared } from './commit.ts'
import { computingBy, doModelTask } from './model-work.ts'
import { commitUnlock, prepareUnlock, unlock } from './unlock.ts'

/*
 * Unlocking while it races. The model works on one set of answers after the other, which keeps the calls of one process
 * apart; so here everything is prepared before, and all transactions begin at once, as those of many processes would.
 */

let test: TestApp
// A database for each: books that one mutant spoiled would hide the next.
beforeEach(async () => {
  test = await startTestApp()
})
afterEach(() => test.close())

type Transact = TestApp['transaction']

/**
 * All transactions at once: how many were charged, found it unlocked, or found an empty wallet. Anything else is a fault.
 */
async function race(userId: string, prepared: Prepared[], transaction: Transact = test.transaction) {
  const outcomes = await Promise.all(
    prepared.map((one) =>
      transaction((tx) => commitUnlock(tx, test, userId, one)).then(
        ({ charged }) => (charged ? 'charged' : 'known'),
        (error: unknown) => {
          // What was made by somebody else meanwhile is looked up again, and found unlocked.
          if (error instanceof ChangedMeanwhileError) return 'known'
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

/** What an unlocking of this assessment or these answers stores, once for each call. */
async function preparedFor(userId: string, subject: Parameters<typeof prepareUnlock>[2]): Promise<Prepared> {
  const prepared = await test.model.run(userId, (compute) => prepareUnlock(test, userId, subject, compute))
  if ('unlocked' in prepared) throw new Error('It was unlocked before')
  return prepared
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
  const same = await preparedFor(one.id, { assessment_id: estimated.json().assessment_id })
  const once = await race(
    one.id,
    Array.from({ length: calls }, () => same),
  )
  if (once.charged !== 1 || once.known !== calls - 1) wrong.push(`one assessment: ${JSON.stringify(once)}`)
  if ((await loadBalance(test.db, one.id)).supercredits !== 2) wrong.push('one assessment: the balance is off')

  // The analysis is the same for all: only the answers make them different assessments.
  const fresh = await preparedFor(many.id, { profile: exampleProfile })
  const assorted = Array.from({ length: different }, (_, index) => ({
    ...fresh,
    answers: { ...fresh.answers, ...withPay(3000 + index), route: fresh.answers.route },
  }))
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

it('an unlocking is never refused for the unit that another just spent on the same answers', async () => {
  const reached = []
  for (let place = 0; place < 6; place += 1) {
    const person = await test.newUser()
    await give(test, person.id, 1, 'supercredit')
    const subject = { profile: exampleProfile }
    const other = async () => {
      reached.push(place)
      expect(await unlock(test, person.id, subject)).toMatchObject({ charged: true, balance: { supercredits: 0 } })
    }
    const deps = { ...test, db: test.db.withPlugin(afterStatement(place, other)) }
    await prepareUnlock(
      deps,
      person.id,
      subject,
      computingBy(async (task) => doModelTask(task)),
    )
    expect(await unlock(test, person.id, subject)).toMatchObject({ balance: { supercredits: 0 } })
  }
  // The balance and the answers are looked up, each by a statement at least.
  expect(reached.length).toBeGreaterThanOrEqual(2)
})

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
