import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exampleProfile } from '@settlesg/model/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '../platform/database.ts'
import { migrations, type Tables } from '../tables.ts'
import { runCommand } from '../testing/run-file.ts'
import { createDatabase, dropDatabase, withDatabase } from '../testing/snapshot.ts'
import { startTestApp, testPassword } from '../testing/test-app.ts'
import { onPostgres } from '../testing/test-database.ts'

const key = 'a key for tests that is long enough'

describe.runIf(onPostgres)('npm run database:move', () => {
  const serverUrl = process.env.TEST_DATABASE_URL ?? ''
  const folder = mkdtempSync(join(tmpdir(), 'settlesg-move-'))
  const dataDir = join(folder, 'data')
  const names: string[] = []
  const emptyDatabase = async () => {
    const name = await createDatabase(serverUrl)
    names.push(name)
    return withDatabase(serverUrl, name)
  }
  beforeAll(async () => {
    const database: Database<Tables> = await openDatabase({ databaseUrl: null, dataDir }, migrations)
    const test = await startTestApp({}, { shared: database })
    const { token } = await test.newUser('ann@example.sg')
    await test.request('POST', '/credit/user-consume-credits', { token, body: { profile: exampleProfile } })
    const { session_id } = (
      await test.request('POST', '/payment/create-checkout-session_1', { token, body: { quantity: 1 } })
    ).json()
    await test.sandbox.complete(session_id, 'paid')
    await test.request('POST', '/users/signup', { body: { email: 'waits@example.sg', password: testPassword } })
    await test.close()
    await database.close()
  })
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true })
    for (const name of names) await dropDatabase(serverUrl, name)
  })

  const move = (env: Record<string, string>) =>
    runCommand(['database:move'], { DATA_DIR: dataDir, SECRET_KEY: key, ...env })
  /** Every row of every table as text, and the position of each sequence. */
  const readContent = async ({ db }: Database<Tables>) => {
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely%'
      order by table_name`.execute(db)
    const content: Record<string, unknown> = {}
    for (const { name } of tables)
      content[name] = (await sql`select t::text as row from ${sql.table(name)} t order by t::text`.execute(db)).rows
    const sequences = await sql`
      select sequencename, last_value::text from pg_sequences where schemaname = 'public' order by 1`.execute(db)
    return { ...content, sequences: sequences.rows }
  }

  it('the move brings every row, sequence and waiting mail, and a second move is refused', async () => {
    const DATABASE_URL = await emptyDatabase()
    const { code, output } = await move({ DATABASE_URL })
    expect(output).toContain('app_user: 1\n')
    expect(output).toContain('Everything was moved, and the books are right.')
    expect(code).toBe(0)

    const source: Database<Tables> = await openDatabase({ databaseUrl: null, dataDir }, migrations)
    const before = await readContent(source)
    await source.close()
    const target: Database<Tables> = await openDatabase({ databaseUrl: DATABASE_URL, dataDir: '' }, migrations)
    expect(await readContent(target)).toEqual(before)
    await expect(sql`delete from ledger_entry`.execute(target.db)).rejects.toThrow('append-only')
    const { rows: jobs } = await sql<{ n: number }>`
      select count(*)::int as n from pgboss.job where name = 'mail'
        and data->>'id' in (select id::text from mail where status = 'queued')`.execute(target.db)
    expect(jobs).toEqual([{ n: 1 }])
    const test = await startTestApp({}, { shared: target })
    const token = await test.logIn('ann@example.sg')
    expect((await test.request('GET', '/assessments', { token })).json()).toMatchObject({ count: 1 })
    await test.close()
    await target.close()

    expect(await move({ DATABASE_URL })).toMatchObject({
      code: 2,
      output: expect.stringMatching(
        /^The database of DATABASE_URL is not empty \(\w+ has rows\)\. Make a new one\.\n$/,
      ),
    })
  })

  it('the move refuses broken books and keeps nothing of them, so that it can be run again', async () => {
    const DATABASE_URL = await emptyDatabase()
    const source: Database<Tables> = await openDatabase({ databaseUrl: null, dataDir }, migrations)
    await sql`update ledger_account set balance = balance + 1 where kind = 'wallet'`.execute(source.db)
    await source.close()
    const { code, output } = await move({ DATABASE_URL })
    expect([code, output]).toEqual([2, expect.stringMatching(/^The books are not right \(I-03 .*Nothing was moved/)])

    const again: Database<Tables> = await openDatabase({ databaseUrl: null, dataDir }, migrations)
    await sql`update ledger_account set balance = balance - 1 where kind = 'wallet'`.execute(again.db)
    await again.close()
    expect((await move({ DATABASE_URL })).code).toBe(0)
  })

  it('the move says in a line what keeps it from being done', async () => {
    const DATABASE_URL = await emptyDatabase()
    const refusal = async (env: Record<string, string>) => {
      const { code, output } = await move({ DATABASE_URL, ...env })
      expect(code).toBe(2)
      expect(output.trim().split('\n')).toHaveLength(1)
      return output
    }
    expect(await refusal({ DATABASE_URL: '' })).toMatch(/^DATABASE_URL must name/)
    expect(await refusal({ DATA_DIR: join(folder, 'none') })).toMatch(/^There is no database in/)
    expect(await refusal({ SECRET_KEY: 'another key that is long enough for it' })).toMatch(/^SECRET_KEY lacks a key/)
    const held: Database<Tables> = await openDatabase({ databaseUrl: null, dataDir }, migrations)
    expect(await refusal({})).toMatch(/^The data folder .* is in use by process/)
    await held.close()
  })
})
