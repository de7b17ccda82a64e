import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { grantPurchase } from '../credits/service.ts'
import { type Database, openDatabase } from '../platform/database.ts'
import { migrations, type Tables } from '../tables.ts'
import { runCommand, runFile } from '../testing/run-file.ts'
import { seller } from '../testing/seller.ts'
import { createDataFolder } from '../testing/test-database.ts'

const folder = mkdtempSync(join(tmpdir(), 'settlesg-test-money-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const location = { databaseUrl: null, dataDir: join(folder, 'data') }

const env = { DATA_DIR: location.dataDir }
const run = (...words: string[]) => runCommand(words, env)

const live = {
  ...env,
  PORT: '0',
  DRAIN_SECONDS: '0',
  STRIPE_SECRET_KEY: 'sk_live_nobody',
  STRIPE_WEBHOOK_SECRET: 'whsec_nobody',
  ALLOW_LIVE_PAYMENTS_ON_EMBEDDED_DB: 'on',
  ...seller,
}

it('a live key is refused while a wallet holds play money that the command can remove', async () => {
  await createDataFolder(location.dataDir)
  const database: Database<Tables> = await openDatabase(location, migrations)
  const now = new Date('2026-11-21T04:00:00Z')
  const person = { email: 'ann@example.sg', password_hash: '', language: 'en' as const, created_at: now }
  const { id } = await database.db.insertInto('app_user').values(person).returning('id').executeTakeFirstOrThrow()
  await database.transaction(async (tx) => {
    const bought = await tx
      .insertInto('purchase')
      .values({
        ...{ user_id: id, product: 'pack_1', quantity: 1, unit: 'credit', units: 3, amount_cents: 900 },
        ...{ currency: 'SGD', is_live: false, language: 'en', created_at: now, status: 'paid', paid_at: now },
        ...{ granted_at: now, receipt_number: 'TEST-2026-000001', session_id: `cs_test_${randomUUID().slice(0, 8)}` },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await grantPurchase(tx, bought.id, { userId: id, unit: 'credit', units: 3 })
  })
  await database.close()

  const left = 'still in wallets: 3 credits and 0 supercredits, accounts: 1.'
  const refused = await runFile(['main.ts'], live)
  expect(refused.code).toBe(1)
  expect(refused.output).toContain(left)
  expect(refused.output).toContain('npm run --silent test-money -- remove')
  const listed = await run('test-money')
  expect([listed.code, listed.output.includes(left)]).toEqual([1, true])
  expect(await run('test-money', 'delete')).toEqual({
    code: 2,
    output: 'The only word that this command takes is: remove\n',
  })
  const none = 'No wallet holds anything that was bought with play money.\n'
  const removed = await run('test-money', 'remove')
  expect([removed.code, removed.output.endsWith(none)]).toEqual([0, true])
  expect(await run('test-money')).toEqual({ code: 0, output: none })
  expect((await run('ledger:check')).output).toBe('The books are right.\n')
  expect((await runFile(['main.ts'], live, { until: 'is ready' })).code).toBe(0)
})
