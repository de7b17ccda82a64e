import type { Profile } from '@settlesg/contract'
import { exampleProfile } from '@settlesg/model/testing'
import type { KyselyPlugin } from 'kysely'
import { expect, it } from 'vitest'
import { afterStatement } from '../testing/after-statement.ts'
import { beforeTests } from '../testing/before-tests.ts'
import { endedOrWaiting } from '../testing/ended-or-waiting.ts'
import { startTestApp } from '../testing/test-app.ts'
import { onPostgres } from '../testing/test-database.ts'
import { predictionForAnswers, spendCreditOnEstimate } from './service.ts'

const workPermitProfile: Profile = { ...exampleProfile, route: { ...exampleProfile.route, pass: 'work_permit' } }

const test = beforeTests(() => startTestApp())

/** Does something else after each statement of a transaction, until it has ended or has to wait for this one. */
const afterEachStatement = (others: (() => Promise<unknown>)[]): KyselyPlugin => ({
  transformQuery: ({ node }) => node,
  async transformResult({ result }) {
    const other = others.shift()
    if (other) await endedOrWaiting(test.db, other())
    return result
  },
})

// The embedded database runs one transaction after the other.
it.runIf(onPostgres)('a prediction is given though its assessment returns and is deleted at that moment', async () => {
  const { id: userId, token } = await test.newUser()
  const body = { profile: workPermitProfile }
  const consume = () => test.request('POST', '/credit/user-consume-credits', { token, body })
  const id = (await consume()).json().assessment_id
  const remove = () => test.request('DELETE', `/assessments/${id}`, { token })
  await remove()

  const prediction = await predictionForAnswers(
    {
      ...test,
      transaction: (work) => test.transaction((tx) => work(tx.withPlugin(afterEachStatement([consume, remove])))),
    },
    userId,
    workPermitProfile,
  )
  expect(prediction).toMatchObject({ assessment_id: id, no_estimate_reason: 'no_open_route' })
})

it('an estimate is never refused for the credit that another just spent on the same answers', async () => {
  const reached = []
  for (let place = 0; place < 6; place += 1) {
    const { id: userId } = await test.newUser()
    // The model works for one call of an account after the other: this one is past it, and waits to store what it has made.
    const [atGate, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const other = spendCreditOnEstimate(
      {
        ...test,
        async transaction(work) {
          atGate.resolve()
          await gate.promise
          return test.transaction(work)
        },
      },
      userId,
      exampleProfile,
    )
    await atGate.promise
    const finishOther = async () => {
      reached.push(place)
      gate.resolve()
      expect(await other).toMatchObject({ charged: true, balance: { credits: 0 } })
    }
    const db = test.db.withPlugin(afterStatement(place, finishOther))
    const spent = await spendCreditOnEstimate({ ...test, db }, userId, exampleProfile)
    gate.resolve()
    expect((await other).assessment_id).toBe(spent.assessment_id)
    expect(spent.balance.credits).toBe(0)
  }
  // The balance and the answers are looked up, each by a statement at least.
  expect(reached.length).toBeGreaterThanOrEqual(2)
})
