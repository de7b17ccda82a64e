import { randomUUID } from 'node:crypto'
import { withPay } from '@settlesg/model/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { long } from '../../../testing/long.ts'
import { brokenInvariants } from '../../credits/invariants.ts'
import { move } from '../../credits/queries.ts'
import { migrations, type Tables } from '../../tables.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { databaseUrl, onPostgres } from '../../testing/test-database.ts'
import { type Database, openDatabase } from './database.ts'

const patience = { timeout: 60_000, interval: 10 }

// The embedded database has no connections that could die.
describe.runIf(onPostgres)('a database connection that dies', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())

  const killOthers = (most: number) =>
    sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'settlesg' and pid <> pg_backend_pid()
      order by random() limit ${most}`.execute(test.db)

  it('a connection that dies within a transaction fails that transaction and nothing else', async () => {
    const reached = Promise.withResolvers<number>()
    const killed = Promise.withResolvers<void>()
    const transaction = test.database.transaction(async (tx) => {
      await sql`create table half_done ()`.execute(tx)
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
      reached.resolve(rows[0]?.pid ?? 0)
      await killed.promise
      await sql`select 1`.execute(tx)
    })
    const pid = await reached.promise
    await killOthers(100)
    // It tells so before it is gone: the news has arrived by then, while nobody waits for a statement.
    await vi.waitFor(async () => {
      const { rows } = await sql`select from pg_stat_activity where pid = ${pid}`.execute(test.db)
      expect(rows).toEqual([])
    }, patience)
    killed.resolve()

    await expect(transaction).rejects.toThrow()
    const { rows } = await sql`select to_regclass('half_done') as name`.execute(test.db)
    expect(rows).toEqual([{ name: null }])
  })

  it('a connection that dies under load costs a 503 and leaves nothing half done (F-11)', async () => {
    const rounds = long(10, 70)
    const person = await test.newUser()
    const { id: userId, token } = person
    const reason = { unit: 'credit', contraAccount: 'promo', reason: 'trial', subjectId: randomUUID() } as const
    await test.database.transaction((tx) => move(tx, { userId, delta: 100_000, ...reason }))

    let pay = 0
    let isOver = false
    const answers: { statusCode: number; retryAfter: unknown }[] = []
    const spend = async () => {
      while (!isOver) {
        const body = { profile: withPay(pay++) }
        const { statusCode, headers } = await test.request('POST', '/credit/user-consume-credits', { token, body })
        answers.push({ statusCode, retryAfter: headers['retry-after'] })
      }
    }
    const spenders = Array.from({ length: 10 }, spend)
    const isRefused = ({ statusCode }: { statusCode: number }) => statusCode !== 200
    // Until one was on its way over a connection that died.
    for (let round = 0; round < rounds || !answers.some(isRefused); round += 1) {
      const before = answers.length
      await vi.waitFor(() => expect(answers.length).toBeGreaterThan(before + 10), patience)
      await killOthers(3).catch(() => {})
    }
    isOver = true
    await Promise.all(spenders)

    const refused = answers.filter(isRefused)
    for (const answer of refused) expect(answer).toEqual({ statusCode: 503, retryAfter: expect.any(String) })
    expect(await brokenInvariants(test.db)).toEqual([])
    // A commit whose answer was lost on the way counts in the books only.
    const me = (await test.request('GET', '/users/me', { token })).json()
    const { count } = (await test.request('GET', '/assessments', { token })).json()
    expect(me.credits).toBe(100_001 - count)
    expect(count).toBeGreaterThanOrEqual(answers.length - refused.length)
  })
})

describe.runIf(onPostgres)('whether the database is ready', () => {
  it('a server stays ready while all connections are taken, not if the database takes no writes', async () => {
    const test = await startTestApp()
    const database: Database<Tables> = await openDatabase(
      { databaseUrl: await databaseUrl(test.db), dataDir: '', databaseConnections: 2, patienceMs: 120_000 },
      migrations,
    )
    const end = Promise.withResolvers<void>()
    const busy = Array.from({ length: 5 }, () => database.transaction(() => end.promise))
    expect(await database.state()).toBe('ready')
    end.resolve()
    await Promise.all(busy)

    // As on a full disk: what is there can be read, and nothing takes new room.
    await sql`create function refuse_room() returns event_trigger language plpgsql as $$ begin
      raise exception 'no room' using errcode = 'disk_full'; end $$`.execute(test.db)
    await sql`create event trigger no_room on ddl_command_start execute function refuse_room()`.execute(test.db)
    const full: Database<Tables> = await openDatabase(
      { databaseUrl: await databaseUrl(test.db), dataDir: '' },
      migrations,
    )
    expect(await full.state()).toBe('refusing')
    await sql`drop event trigger no_room`.execute(test.db)
    expect(await full.state()).toBe('ready')
    await full.close()

    await sql`do $$ begin
      execute format('alter database %I set default_transaction_read_only = on', current_database());
    end $$`.execute(test.db)
    const anew: Database<Tables> = await openDatabase(
      { databaseUrl: await databaseUrl(test.db), dataDir: '' },
      migrations,
    )
    expect(await anew.state()).toBe('read-only')
    await Promise.all([database.close(), anew.close()])
    await test.close()
  })
})
