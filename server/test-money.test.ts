import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { grantPurchase } from './credits/service.ts'
import { migrations } from './migrations.ts'
import { type Database, openDatabase } from './platform/database.ts'
import type { Tables } from './tables.ts'
import { createDataFolder } from './testing/test-database.ts'

const folder = mkdtempSync(join(tmpdir(), 'settlesg-test-money-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const location = { databaseUrl: null, dataDir: join(folder, 'data') }

/** Runs a file of the server until it ends, or says this. */
async function run(file: string, { env = {}, args = [], until = null }: RunOptions = {}) {
  const child = spawn(process.execPath, [join(import.meta.dirname, file), ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: location.dataDir, ...env },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      const wasReached = until !== null && said.includes(until)
      said += text
      // Once: a second signal ends a server that is still stopping.
      if (until !== null && !wasReached && said.includes(until)) child.kill('SIGTERM')
    })
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  return { code, said }
}
interface RunOptions {
  env?: Record<string, string>
  args?: string[]
  until?: string | null
}

const live = {
  PORT: '0',
  DRAIN_SECONDS: '0',
  STRIPE_SECRET_KEY: 'sk_live_nobody',
  STRIPE_WEBHOOK_SECRET: 'whsec_nobody',
  ALLOW_LIVE_PAYMENTS_ON_EMBEDDED_DB: 'on',
  SELLER_NAME: 'Settle Pte. Ltd.',
  SELLER_UEN: '202612345K',
  SELLER_ADDRESS: '1 Harbour Road, Singapore 098765',
}

it('a live key is refused while a wallet holds play money that the command can remove', async () => {
  await createDataFolder(location.dataDir)
  const database: Database<Tables> = await openDatabase(location, migrations)
  const now = new Date()
  const person = { email: 'ann@example.sg', password_hash: '', language: 'en' as const, created_at: now }
  const { id } = await database.db.insertInto('app_user').values(person).returning('id').executeTakeFirstOrThrow()
  await database.transaction(async (tx) => {
    const bought = await tx
      .insertInto('purchase')
      .values({
        ...{ user_id: id, product: 'pack_1', quantity: 1, unit: 'credit', units: 3, amount_cents: 900 },
        ...{ currency: 'SGD', is_live: false, language: 'en', created_at: now, status: 'paid', paid_at: now },
        ...{ granted_at: now, receipt_number: 'TEST-1', session_id: `cs_test_${randomUUID().slice(0, 8)}` },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await grantPurchase(tx, bought.id, { userId: id, unit: 'credit', units: 3 })
  })
  await database.close()

  const left = 'still in wallets: 3 credits and 0 supercredits, accounts: 1.'
  const refused = await run('main.ts', { env: live })
  expect(refused.code).toBe(1)
  expect(refused.said).toContain(left)
  expect(refused.said).toContain('npm run test-money -- remove')
  const listed = await run('test-money.ts')
  expect([listed.code, listed.said.includes(left)]).toEqual([1, true])
  expect(await run('test-money.ts', { args: ['delete'] })).toEqual({
    code: 2,
    said: 'The only word that this command takes is: remove\n',
  })
  const none = 'No wallet holds anything that was bought with play money.\n'
  const removed = await run('test-money.ts', { args: ['remove'] })
  expect([removed.code, removed.said.endsWith(none)]).toEqual([0, true])
  expect(await run('test-money.ts')).toEqual({ code: 0, said: none })
  expect((await run('check-ledger.ts')).said).toBe('The books are right.\n')
  expect((await run('main.ts', { env: live, until: 'is ready' })).code).toBe(0)
})
