import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { beforeTests } from '../testing/before-tests.ts'
import { startTestApp, testPassword } from '../testing/test-app.ts'
import { flushMails } from './flush.ts'

const test = beforeTests(() => startTestApp())
beforeAll(async () => {
  await test.request('POST', '/users/signup', { body: { email: 'waits@example.sg', password: testPassword } })
})

const jobs = async () => {
  const { rows } = await sql<{ state: string; is_due: boolean }>`
    select state::text, start_after <= now() as is_due from pgboss.job where name = 'mail' order by created_on`.execute(
    test.db,
  )
  return rows
}
const setJobs = (changes: string) => sql.raw(`update pgboss.job set ${changes} where name = 'mail'`).execute(test.db)

it('flushing makes a mail that waits for its next try due at once, with one job still', async () => {
  await setJobs(`state = 'retry', start_after = now() + interval '1 hour'`)
  expect(await jobs()).toEqual([{ state: 'retry', is_due: false }])
  expect(await flushMails(test.db, test.jobs)).toBe(1)
  expect(await jobs()).toEqual([{ state: 'retry', is_due: true }])
})

it('flushing leaves a mail that is being sent alone, so that it is not sent twice', async () => {
  await setJobs(`state = 'active', started_on = now()`)
  expect(await flushMails(test.db, test.jobs)).toBe(0)
  expect(await jobs()).toMatchObject([{ state: 'active' }])
})

it('flushing gives a mail whose job was lost a new one, and a sent mail none', async () => {
  await sql`delete from pgboss.job where name = 'mail'`.execute(test.db)
  expect(await flushMails(test.db, test.jobs)).toBe(1)
  expect(await jobs()).toEqual([{ state: 'created', is_due: true }])
  await sql`delete from pgboss.job where name = 'mail'`.execute(test.db)
  await test.deliver()
  expect(await flushMails(test.db, test.jobs)).toBe(0)
})
