import { randomUUID } from 'node:crypto'
import { lstatSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from './platform/database/database.ts'
import { migrations, type Tables } from './tables.ts'
import { runFile } from './testing/run-file.ts'
import { seller } from './testing/seller.ts'
import { createDatabase, dropDatabase, withDatabase } from './testing/snapshot.ts'
import { onPostgres } from './testing/test-database.ts'

const folder = mkdtempSync(join(tmpdir(), 'settlesg-production-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe.runIf(onPostgres)('a start in production', () => {
  const serverUrl = process.env.TEST_DATABASE_URL ?? ''
  const secretKey = 'q8Zr2mX0vB7nK4tY6wL1sD9fG3hJ5cAa'
  let name: string
  let databaseUrl: string
  beforeAll(async () => {
    name = await createDatabase(serverUrl)
    databaseUrl = withDatabase(serverUrl, name)
  })
  afterAll(() => dropDatabase(serverUrl, name))

  it('a start in production warns of payments in test mode, and closes its folder to others', async () => {
    const dataDir = join(folder, 'risky')
    mkdirSync(dataDir, { mode: 0o755 })
    writeFileSync(join(dataDir, 'left-over'), '', { mode: 0o644 })
    const env = {
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      PUBLIC_URL: 'https://settle.example',
      SECRET_KEY: secretKey,
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'no-reply@settle.example',
      CONTACT_CHAT_URL: 'https://wa.me/6500000000',
      CONTACT_EMAIL: 'hello@settle.example',
      SANDBOX_PAYMENTS: 'on',
    }
    const { code, output } = await runFile(
      ['main.ts'],
      { DATA_DIR: dataDir, PORT: '0', DRAIN_SECONDS: '0', ...env },
      { until: 'is ready' },
    )
    const modes = ['.', 'left-over'].map((name) => lstatSync(join(dataDir, name)).mode & 0o777)
    expect(modes).toEqual([0o700, 0o600])
    const warnings = output.split('\n').filter((line) => line.includes('"level":40'))
    expect(warnings).toEqual([expect.stringContaining('Payments are in test mode')])
    expect(code).toBe(0)
  })

  it('a start with a live key on a database with a test purchase ends with 1 and says so in a line', async () => {
    const database: Database<Tables> = await openDatabase({ databaseUrl, dataDir: '' }, migrations)
    await database.db
      .insertInto('purchase')
      .values({
        ...{ user_id: randomUUID(), product: 'pack_1', quantity: 1, unit: 'credit', units: 3, amount_cents: 900 },
        ...{ pack_units: 3, pack_cents: 900 },
        ...{ currency: 'SGD', is_live: false, language: 'en', created_at: new Date() },
      })
      .execute()
    await database.close()
    const live = { STRIPE_SECRET_KEY: 'sk_live_nobody', STRIPE_WEBHOOK_SECRET: 'whsec_nobody', ...seller }
    const env = { DATA_DIR: join(folder, 'live'), PORT: '0', DATABASE_URL: databaseUrl, SECRET_KEY: secretKey, ...live }
    expect(await runFile(['main.ts'], env)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^The database has test purchases, .+\n$/),
    })
  })
})
