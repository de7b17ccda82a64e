import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Database, openDatabase } from '../platform/database.ts'
import { migrations, type Tables } from '../tables.ts'
import { runCommand } from '../testing/run-file.ts'
import { createDataFolder } from '../testing/test-database.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'settlesg-sessions-'))
const ids: string[] = []
beforeAll(async () => {
  await createDataFolder(dataDir)
  const { db, close }: Database<Tables> = await openDatabase({ databaseUrl: null, dataDir }, migrations)
  const now = new Date('2026-11-21T04:00:00Z')
  for (const email of ['one@example.sg', 'two@example.sg', 'three@example.sg']) {
    const user = {
      email,
      new_email: null,
      password_hash: 'x',
      full_name: null,
      language: 'en',
      created_at: now,
    } as const
    const { id } = await db.insertInto('app_user').values(user).returning('id').executeTakeFirstOrThrow()
    ids.push(id)
    const session = { user_id: id, created_at: now, expires_at: now, browser: null, system: null }
    await db.insertInto('session').values([session, session]).execute()
  }
  await close()
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const run = async (...args: string[]) => {
  const { code, output } = await runCommand(['end-sessions', ...args], { DATA_DIR: dataDir })
  return [code, output]
}

it('npm run end-sessions ends the sessions of one account or of all, and says how many', async () => {
  expect(await run(ids[0] ?? '')).toEqual([0, '2 sessions ended\n'])
  expect(await run(ids[0] ?? '')).toEqual([0, '0 sessions ended\n'])
  expect(await run('all')).toEqual([0, '4 sessions ended\n'])
})

it.each([[[]], [['somebody@example.sg']], [['*']]])(
  'npm run end-sessions ends nothing and exits with 2 unless it knows whose sessions: %j',
  async (args) => expect(await run(...args)).toEqual([2, expect.stringContaining('Say whose sessions')]),
)
