import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, it, vi } from 'vitest'
import { migrations } from './migrations.ts'
import { type Database, openDatabase } from './platform/database.ts'
import type { Tables } from './tables.ts'
import { createDataFolder, databaseUrl, onPostgres, openTestDatabase } from './testing/test-database.ts'

const folder = mkdtempSync(join(tmpdir(), 'settlesg-books-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const location = { databaseUrl: null, dataDir: join(folder, 'data') }

/** Runs a command beside the server as npm does. */
async function run(file: string, env: Record<string, string> = { DATA_DIR: location.dataDir }, ...args: string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, file), ...args], {
    env: { PATH: process.env.PATH, ...env },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      said += text
    })
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  return { code, said }
}

const purchase = (changes: object) => ({
  user_id: randomUUID(),
  product: 'pack_1' as const,
  quantity: 1,
  unit: 'credit' as const,
  units: 3,
  amount_cents: 900,
  currency: 'SGD',
  is_live: false,
  language: 'en' as const,
  created_at: new Date(),
  ...changes,
})

it('checking the books exits with 0 if they are right, else 1 with what is wrong', async () => {
  await createDataFolder(location.dataDir)
  expect(await run('check-ledger.ts')).toEqual({ code: 0, said: 'The books are right.\n' })
  expect(await run('reconcile-payments.ts')).toEqual({ code: 0, said: 'Provider and books agree.\n' })

  const database: Database<Tables> = await openDatabase(location, migrations)
  const insert = (changes: object) =>
    database.db.insertInto('purchase').values(purchase(changes)).returning('id').executeTakeFirstOrThrow()
  const held = await insert({ status: 'held', held_because: 'amount', session_id: 'cs_test_1' })
  await insert({ status: 'paid', paid_at: new Date(), receipt_number: 'TEST-1', session_id: 'cs_test_2' })
  await database.close()
  expect(await run('check-ledger.ts')).toEqual({
    code: 1,
    said: [
      'broken: I-07 a purchase was paid, and neither granted nor paid back',
      `look at: purchase ${held.id} was paid otherwise than ordered (amount)`,
      '',
    ].join('\n'),
  })
  const { code, said } = await run('reconcile-payments.ts', undefined, '1')
  expect(code).toBe(1)
  expect(said).toContain(`purchase ${held.id}: the provider does not know its checkout\n`)
  expect(said).toContain('Differences: 2\n')
})

it('checking the books says in one line what prevents it, and exits with 2', async () => {
  const off = { DATA_DIR: location.dataDir, SANDBOX_PAYMENTS: 'off' }
  expect(await run('reconcile-payments.ts', off)).toEqual({
    code: 2,
    said: 'There is no payment provider: set STRIPE_SECRET_KEY\n',
  })
  expect(await run('reconcile-payments.ts', undefined, 'x')).toMatchObject({ code: 2 })
  expect((await run('check-ledger.ts', { DATA_DIR: folder })).code).toBe(2)
  for (const minutes of ['0', '1.5', '', 'x'])
    expect(await run('check-ledger.ts', undefined, '--minutes', minutes)).toEqual({
      code: 2,
      said: '--minutes must be a whole number from 1 to 1440\n',
    })
})

it('the command that checks the books runs on a database that a newer release has migrated', async () => {
  const database: Database<Tables> = await openDatabase(
    { databaseUrl: null, dataDir: join(folder, 'newer') },
    migrations,
  )
  await sql`insert into kysely_migration values ('999_of_a_later_release', ${new Date().toISOString()})`.execute(
    database.db,
  )
  await database.close()
  expect(await run('check-ledger.ts', { DATA_DIR: join(folder, 'newer') })).toEqual({
    code: 0,
    said: 'The books are right.\n',
  })
})

it.runIf(onPostgres)(
  'a check of the books that takes too long ends with 2 and says how to allow more time',
  async () => {
    const database = await openTestDatabase()
    const checked = Promise.withResolvers<Awaited<ReturnType<typeof run>>>()
    await database.transaction(async (tx) => {
      await sql`lock table ledger_entry`.execute(tx)
      const DATABASE_URL = await databaseUrl(database.db)
      checked.resolve(run('check-ledger.ts', { DATABASE_URL }, '--minutes', '7'))
      // The limit ends a question as this does, and as nobody may wait for.
      await vi.waitFor(
        async () => {
          const { rows } = await sql<{ limit: string }>`
            select pg_cancel_backend(pid) from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock' and query like '%ledger_entry%'`.execute(
            database.db,
          )
          expect(rows).toHaveLength(1)
        },
        { timeout: 30_000 },
      )
    })
    const { code, said } = await checked.promise
    expect(code).toBe(2)
    expect(said).toMatch(/^The books were not checked to the end: .* 7 minutes.* -- --minutes 28\n$/)
    await database.close()
  },
)
