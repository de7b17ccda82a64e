import type { Profile } from '@settlesg/contract'
import { exampleProfile } from '@settlesg/model/testing'
import type { KyselyPlugin } from 'kysely'
import { expect, it } from 'vitest'
import { afterStatement } from '../testing/after-statement.ts'
import { beforeTests } from '../testing/before-tests.ts'
import { endedOrWaiting } from '../testing/ended-or-waiting.ts'
import { startTestApp } from '../testing/test-app.ts'
import { onPostgres } from '../testing/test-database.ts'
import type { CaseDeps } from './look-up.ts'
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

it.runIf(onPostgres)('an estimate is never refused for the credit another just spent on the same answers', async () => {
  let reached = 0
  for (let place = 0; place < 8; place += 1) {
    const { id: userId } = await test.newUser()
    const calls: ReturnType<typeof spendCreditOnEstimate>[] = []
    const call = (deps: CaseDeps) => {
      const made = spendCreditOnEstimate(deps, userId, exampleProfile)
      calls.push(made)
      return made
    }
    const meanwhile = afterStatement(place, () => {
      reached += 1
      return endedOrWaiting(test.db, call(test))
    })
    await call({ ...test, transaction: (work) => test.transaction((tx) => work(tx.withPlugin(meanwhile))) })
    await call(test)
    const answers = await Promise.all(calls)
    expect(answers.map(({ balance }) => balance.credits)).toEqual(answers.map(() => 0))
    expect(answers.filter(({ charged }) => charged)).toHaveLength(1)
    expect(new Set(answers.map(({ assessment_id }) => assessment_id)).size).toBe(1)
  }
  // Claimed, stored, charged and marked, each by a statement at least.
  expect(reached).toBeGreaterThanOrEqual(4)
})
