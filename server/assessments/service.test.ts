import type { Profile } from '@settlesg/contract'
import { exampleProfile } from '@settlesg/model/testing'
import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { keepsAnalyses } from '../analysis/service.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { onPostgres } from '../testing/test-database.ts'
import { predictionForAnswers } from './service.ts'

const workPermitProfile: Profile = { ...exampleProfile, route: { ...exampleProfile.route, pass: 'work_permit' } }

let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.close())

/** Does something else after each statement of a transaction; for at most a moment, since it may have to wait for it. */
const afterEachStatement = (others: (() => Promise<unknown>)[]): KyselyPlugin => ({
  transformQuery: ({ node }) => node,
  async transformResult({ result }) {
    await Promise.race([others.shift()?.(), new Promise((resolve) => setTimeout(resolve, 200))])
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
      ...keepsAnalyses(test),
      transaction: (work) => test.transaction((tx) => work(tx.withPlugin(afterEachStatement([consume, remove])))),
    },
    userId,
    workPermitProfile,
  )
  expect(prediction).toMatchObject({ assessment_id: id, no_estimate_reason: 'no_open_route' })
})
