import { daySeconds, daysLater, type Profile } from '@settlesg/contract'
import { exampleProfile, withPay } from '@settlesg/model/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { beforeTests } from '../testing/before-tests.ts'
import { startTestApp, type TestPerson } from '../testing/test-app.ts'

const dayLimit = 20

let person: TestPerson
const test = beforeTests(() => startTestApp())
beforeEach(async () => {
  person = await test.newUser()
})

/** A person on a work permit, whom no route is open to; each pay is another assessment. */
const freeProfile = (pay: number): Profile => ({
  ...withPay(pay),
  route: { ...exampleProfile.route, pass: 'work_permit' },
})
const ways = {
  consume: (profile: Profile) =>
    test.request('POST', '/credit/user-consume-credits', { token: person.token, body: { profile } }),
  predict: (profile: Profile) => test.request('POST', '/model/predict/', { token: person.token, body: { profile } }),
}
const stored = () =>
  test.db.selectFrom('assessment').selectAll().where('user_id', '=', person.id).orderBy('created_at', 'desc').execute()
const remove = (id: string) => test.request('DELETE', `/assessments/${id}`, { token: person.token })

/** Stored at an earlier time, by as many copies of a row that the service made. */
async function storeEarlier(count: number, daysAgo: number): Promise<void> {
  await ways.predict(freeProfile(1000))
  const { id: made, ...row } = await test.db
    .selectFrom('assessment')
    .selectAll()
    .where('user_id', '=', person.id)
    .where('has_estimate', '=', false)
    .executeTakeFirstOrThrow()
  await test.db.deleteFrom('assessment').where('id', '=', made).execute()
  const rows = Array.from({ length: count }, (_, index) => ({
    ...row,
    created_at: new Date(daysLater(row.created_at, -daysAgo).getTime() + index),
  }))
  await test.db.insertInto('assessment').values(rows).execute()
}

describe.each(Object.entries(ways))('free assessments by %s', (_, make) => {
  it('twenty free assessments a day are stored however they race; more are 429', async () => {
    const answers = await Promise.all(
      Array.from({ length: dayLimit + 10 }, (_unused, index) => make(freeProfile(1000 + index))),
    )
    const refused = answers.filter(({ statusCode }) => statusCode !== 200)
    expect(refused).toHaveLength(10)
    for (const answer of refused) {
      expect(answer.statusCode).toBe(429)
      expect(answer.json()).toEqual({
        code: 'too_many_free_assessments',
        detail: '20 free assessments a day are the most for one account. Please try again later.',
      })
      expect(answer.headers['retry-after']).toBe(String(daySeconds))
    }
    expect(await stored()).toHaveLength(dayLimit)
  })
})

it('free assessments hold up no paid estimate, no repetition and no other account', async () => {
  for (let index = 0; index < dayLimit; index += 1) await ways.predict(freeProfile(1000 + index))
  expect((await ways.predict(freeProfile(5000))).statusCode).toBe(429)
  expect((await ways.consume(freeProfile(1000))).statusCode).toBe(200)
  expect((await ways.consume(exampleProfile)).json()).toMatchObject({ charged: true })
  person = await test.newUser()
  expect((await ways.predict(freeProfile(5000))).statusCode).toBe(200)
})

it('deleting free assessments makes no room for more on that day, but on the next', async () => {
  for (let index = 0; index < dayLimit; index += 1) await ways.predict(freeProfile(1000 + index))
  for (const { id } of await stored()) expect((await remove(id)).statusCode).toBe(200)
  expect((await ways.predict(freeProfile(5000))).statusCode).toBe(429)
  expect((await ways.predict(freeProfile(1000))).json()).toMatchObject({ estimate: null })
  expect(await stored()).toHaveLength(dayLimit)

  test.clock.pass(daySeconds)
  person.token = await test.logIn(person.email)
  // One of yesterday's that were deleted can be brought back, too.
  expect((await ways.predict(freeProfile(1001))).statusCode).toBe(200)
  // The one that was brought back and the new one; what was left of the deleted ones is gone.
  expect(await stored()).toHaveLength(2)
})

it('the newest hundred free assessments and all charged ones stay, older free ones go', async () => {
  const charged = (await ways.consume(exampleProfile)).json().assessment_id
  await test.db
    .updateTable('assessment')
    .set({ created_at: daysLater(test.clock.now(), -300) })
    .where('id', '=', charged)
    .execute()
  await storeEarlier(110, 30)
  const before = await stored()
  const [newest, second] = before
  await remove(newest?.id ?? '')

  const made = (await ways.predict(freeProfile(5000))).json().assessment_id
  const after = (await stored()).map(({ id }) => id)
  expect(after).toHaveLength(101)
  expect(after).toEqual([made, ...before.slice(1, 100).map(({ id }) => id), charged])
  expect(after[1]).toBe(second?.id)
})

it('a charged assessment that returns without an estimate still counts as charged', async () => {
  const charged = (await ways.consume(exampleProfile)).json().assessment_id
  await remove(charged)
  // As if today's model made no estimate of what another one was charged for.
  await ways.predict(freeProfile(1000))
  await test.db
    .updateTable('assessment_fingerprint')
    .set({ assessment_id: charged })
    .where('user_id', '=', person.id)
    .execute()
  await test.db.deleteFrom('assessment').where('user_id', '=', person.id).where('id', '!=', charged).execute()
  expect((await ways.predict(freeProfile(1000))).json()).toMatchObject({ assessment_id: charged, estimate: null })
  expect(await stored()).toMatchObject([{ id: charged, has_estimate: true }])
})
