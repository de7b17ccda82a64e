import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp, testPassword } from '../testing/test-app.ts'
import { flushMails } from './flush.ts'

let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
  await test.request('POST', '/users/signup', { body: { email: 'waits@example.sg', password: testPassword } })
})
afterAll(() => test.close())

const jobs = async () => {
  const { rows } = await sql<{ state: string; is_due: boolean }>`
    select state::text, start_after <= now() as is_due from pgboss.job where name = 'mail' order by created_on`.execute(
    test.db,
  )
  return rows
}
const setJobs = (changes: string) => sql.raw(`update pgboss.job set ${changes} where name = 'mail'`).execute(test.db)

it('a mail that waits to be tried again is due at once when mails are flushed, and has one job still', async () => {
  await setJobs(`state = 'retry', start_after = now() + interval '1 hour'`)
  expect(await jobs()).toEqual([{ state: 'retry', is_due: false }])
  expect(await flushMails(test.db, test.jobs)).toBe(1)
  expect(await jobs()).toEqual([{ state: 'retry', is_due: true }])
})

it('a mail that is being sent is left alone when mails are flushed, so that it does not go out twice', async () => {
  await setJobs(`state = 'active', started_on = now()`)
  expect(await flushMails(test.db, test.jobs)).toBe(0)
  expect(await jobs()).toMatchObject([{ state: 'active' }])
})

it('a mail whose job was lost has a new one when mails are flushed, and a mail that was sent has none', async () => {
  await sql`delete from pgboss.job where name = 'mail'`.execute(test.db)
  expect(await flushMails(test.db, test.jobs)).toBe(1)
  expect(await jobs()).toEqual([{ state: 'created', is_due: true }])
  await sql`delete from pgboss.job where name = 'mail'`.execute(test.db)
  await test.deliver()
  expect(await flushMails(test.db, test.jobs)).toBe(0)
})
