import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monthInSingapore } from '@settlesg/contract'
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { type Database, openDatabase } from '../platform/database/database.ts'
import { migrations, type Tables } from '../tables.ts'
import { runCommand } from '../testing/run-file.ts'
import { createDataFolder } from '../testing/test-database.ts'

const folder = mkdtempSync(join(tmpdir(), 'settlesg-books-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const location = { databaseUrl: null, dataDir: join(folder, 'data') }

const run = (words: string[], env: Record<string, string> = { DATA_DIR: location.dataDir }) => runCommand(words, env)

const purchase = (changes: object) => ({
  user_id: randomUUID(),
  product: 'pack_1' as const,
  quantity: 1,
  unit: 'credit' as const,
  units: 3,
  amount_cents: 900,
  pack_units: 3,
  pack_cents: 900,
  currency: 'SGD',
  is_live: false,
  language: 'en' as const,
  created_at: new Date(),
  ...changes,
})

it('checking the books exits with 0 if they are right, else 1 with what is wrong', async () => {
  await createDataFolder(location.dataDir)
  expect(await run(['ledger:check'])).toEqual({ code: 0, output: 'The books are right.\n' })
  expect(await run(['reconcile'])).toEqual({ code: 0, output: 'Provider and books agree.\n' })

  const database: Database<Tables> = await openDatabase(location, migrations)
  const insert = (changes: object) =>
    database.db.insertInto('purchase').values(purchase(changes)).returning('id').executeTakeFirstOrThrow()
  const held = await insert({ status: 'held', held_because: 'amount', session_id: 'cs_test_1' })
  const paid_at = new Date()
  const receipt_number = `TEST-${monthInSingapore(paid_at).slice(0, 4)}-000001`
  const dollars = await insert({ status: 'paid', paid_at, receipt_number, currency: 'USD', session_id: 'cs_test_2' })
  await database.close()
  expect(await run(['ledger:check'])).toEqual({
    code: 1,
    output: [
      'broken: I-07 a purchase was paid, and neither granted nor paid back',
      `broken: I-28 something was sold in another currency than ours: purchase ${dollars.id}`,
      `look at: purchase ${held.id} was paid otherwise than ordered (amount)`,
      '',
    ].join('\n'),
  })
  const { code, output } = await run(['reconcile', '1'])
  expect(code).toBe(1)
  expect(output).toContain(`purchase ${held.id}: the provider does not know its checkout\n`)
  expect(output).toContain('Differences: 2\n')
})

it('checking the books says in one line what prevents it, and exits with 2', async () => {
  const off = { DATA_DIR: location.dataDir, SANDBOX_PAYMENTS: 'off' }
  expect(await run(['reconcile'], off)).toEqual({
    code: 2,
    output: 'There is no payment provider: set STRIPE_SECRET_KEY\n',
  })
  expect(await run(['reconcile', 'x'])).toMatchObject({ code: 2 })
  expect((await run(['ledger:check'], { DATA_DIR: folder })).code).toBe(2)
  for (const minutes of ['0', '1.5', '', 'x'])
    expect(await run(['ledger:check', '--minutes', minutes])).toEqual({
      code: 2,
      output: '--minutes must be a whole number from 1 to 1440\n',
    })
})

it('the command that checks the books runs on a database that a newer release has migrated', async () => {
  const dataDir = join(folder, 'newer')
  await createDataFolder(dataDir)
  const database: Database<Tables> = await openDatabase({ databaseUrl: null, dataDir }, migrations)
  await sql`insert into kysely_migration values ('999_of_a_later_release', ${new Date().toISOString()})`.execute(
    database.db,
  )
  await database.close()
  expect(await run(['ledger:check'], { DATA_DIR: dataDir })).toEqual({
    code: 0,
    output: 'The books are right.\n',
  })
})
