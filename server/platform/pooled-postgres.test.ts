import { exampleProfile } from '@settlesg/model/testing'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { brokenInvariants } from '../credits/invariants.ts'
import { type Db, migrations, type Tables } from '../tables.ts'
import { createDatabase, dropDatabase } from '../testing/snapshot.ts'
import { startTestApp } from '../testing/test-app.ts'
import { onPostgres } from '../testing/test-database.ts'
import { type Database, openDatabase } from './database.ts'
import { startJobs } from './jobs.ts'
import { hasPgBouncer, startPgBouncer } from './testing/pgbouncer.ts'

// Skipped where there is no PgBouncer (Debian: `apt-get install pgbouncer`), or no server to put it before.
describe.runIf(onPostgres && hasPgBouncer)('behind PgBouncer in transaction mode', () => {
  const serverUrl = process.env.TEST_DATABASE_URL ?? ''
  let name: string
  let bouncer: Awaited<ReturnType<typeof startPgBouncer>>
  let database: Database<Tables>
  beforeAll(async () => {
    bouncer = await startPgBouncer(serverUrl)
    name = await createDatabase(serverUrl)
    database = await openDatabase({ databaseUrl: bouncer.url(name), dataDir: '' }, migrations)
  })
  afterAll(async () => {
    await database?.close()
    await bouncer?.stop()
    await dropDatabase(serverUrl, name)
  })

  const limits = async (db: Db) => {
    const { rows } = await sql<{ statement: string; idle: string }>`
      select current_setting('statement_timeout') as statement,
        current_setting('idle_in_transaction_session_timeout') as idle`.execute(db)
    return rows[0]
  }

  it('behind PgBouncer every statement has its limit, and leaves none behind', async () => {
    expect(await limits(database.db)).toEqual({ statement: '15s', idle: '30s' })
    expect(await database.transaction(limits)).toEqual({ statement: '15s', idle: '30s' })
    const plain = new pg.Client({ connectionString: bouncer.url(name) })
    await plain.connect()
    const { rows } = await plain.query(`select current_setting('statement_timeout') as statement`)
    await plain.end()
    expect(rows).toEqual([{ statement: '0' }])
  })

  it('behind PgBouncer a statement that fails leaves its connection fit for the next one', async () => {
    for (let round = 0; round < 40; round += 1)
      await expect(sql`select 1 / 0`.execute(database.db)).rejects.toThrow('division by zero')
    await expect(database.transaction((tx) => sql`select 1 / 0`.execute(tx))).rejects.toThrow('division by zero')
    expect(await limits(database.db)).toEqual({ statement: '15s', idle: '30s' })
  })

  it('behind PgBouncer many people sign up, get mail and are charged once each', async () => {
    const test = await startTestApp({}, { shared: database })
    expect(await database.state()).toBe('ready')
    const people = await Promise.all(Array.from({ length: 5 }, () => test.newUser()))
    const answers = await Promise.all(
      [...people, ...people, ...people].map(({ token }) =>
        test.request('POST', '/credit/user-consume-credits', { token, body: { profile: exampleProfile } }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
    for (const { token } of people)
      expect((await test.request('GET', '/users/me', { token })).json()).toMatchObject({ credits: 0 })
    expect(await brokenInvariants(database.db)).toEqual([])
    await test.close()
  })

  it('behind PgBouncer, which passes on no notifications, jobs are found by polling', async () => {
    const done: string[] = []
    const errors: unknown[] = []
    const options = { retryLimit: 0 }
    const jobs = await startJobs(database.jobs, {
      queues: [{ name: 'polled', options, work: async (id) => void done.push(id) }],
      onError: (error) => errors.push(error),
    })
    await database.transaction((tx) => jobs.enqueue(tx, 'polled', { id: 'a job' }))
    await vi.waitFor(() => expect(done).toEqual(['a job']), { timeout: 30_000 })
    await jobs.stop()
    expect(errors).toEqual([])
  })
})
