import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { checkProvider, lastChecks, type NightlyResult, nightlyChecks } from './nightly-checks.ts'
import { startJobs } from './platform/jobs/jobs.ts'
import { beforeTests } from './testing/before-tests.ts'
import { startTestApp } from './testing/test-app.ts'

const operator = 'operator@example.sg'
const test = beforeTests(() =>
  startTestApp({ FIRST_SUPERUSER: operator, FIRST_SUPERUSER_PASSWORD: 'a quiet harbour by night' }),
)

const results: NightlyResult[] = []
const schedules = nightlyChecks(
  async () => test,
  (result) => results.push(result),
)
const runLedger = () => schedules.find(({ name }) => name === 'nightly-ledger')?.work()

it('books that are right cause a line each night and no mail', async () => {
  expect(schedules.map(({ cron }) => cron)).toEqual(['30 18 * * *', '30 18 * * *'])
  expect(await runLedger()).toEqual({ found: 0 })
  expect(results).toEqual([{ check: 'ledger:check', found: 0, rules: [] }])
  await test.deliver()
  expect(test.mailbox.mails).toEqual([])
})

it('a rule of the books that is broken is mailed to the operator by number, with no row named', async () => {
  const { id, email } = await test.newUser()
  const purchase = await test.db
    .insertInto('purchase')
    .values({
      user_id: id,
      product: 'pack_1',
      quantity: 1,
      unit: 'credit',
      units: 3,
      amount_cents: 900,
      pack_units: 3,
      pack_cents: 900,
      currency: 'USD',
      is_live: false,
      language: 'en',
      created_at: test.clock.now(),
      paid_at: test.clock.now(),
      receipt_number: 'TEST-2026-000001',
      session_id: `cs_test_${randomUUID()}`,
      status: 'paid',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const before = await checkProvider(test, 0)
  expect(before).toEqual({ check: 'reconcile', found: 1, rules: [] })
  await runLedger()
  expect(results.at(-1)).toEqual({ check: 'ledger:check', found: 2, rules: ['I-07', 'I-28'] })
  await test.deliver()
  const [mail, ...more] = test.mailbox.to(operator)
  expect(more).toEqual([])
  expect(mail?.text).toContain('found 2 things wrong')
  expect(mail?.text).toContain('I-07, I-28')
  for (const row of [id, email, purchase.id]) expect(mail?.text).not.toContain(row)
})

it('without an operator of its own the alarm goes to the address for questions, in English', async () => {
  const { firstSuperuser: _, ...settings } = test.settings
  const [ledger] = nightlyChecks(
    async () => ({ ...test, settings: { ...settings, firstSuperuser: null } }),
    () => {},
  )
  await ledger?.work()
  await test.deliver()
  expect(test.mailbox.to(test.settings.contactEmail)).toHaveLength(1)
})

it('what a nightly check found is known to every process from its job', async () => {
  expect(await lastChecks(test)).toBeNull()
  const jobs = await startJobs(test.database.jobs, {
    queues: [],
    schedules,
    onError: (error) => expect.unreachable(error.message),
  })
  await test.transaction((tx) => jobs.enqueue(tx, 'nightly-ledger', { id: 'now' }))
  await expect.poll(() => lastChecks({ jobs }), { timeout: 20_000 }).toMatchObject({ violations: 2, differences: 0 })
  const { checkedAt = 0 } = (await lastChecks(test)) ?? {}
  expect(Math.abs(checkedAt - Date.now() / 1000)).toBeLessThan(60)
  await jobs.stop()
})
