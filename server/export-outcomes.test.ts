import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { migrations } from './migrations.ts'
import { type Database, openDatabase } from './platform/database.ts'
import type { Tables } from './tables.ts'
import { createDataFolder } from './testing/test-database.ts'

const folder = mkdtempSync(join(tmpdir(), 'settlesg-export-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs the command as `npm run outcomes` does. */
async function run(env: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'export-outcomes.ts')], {
    env: { PATH: process.env.PATH, ...env },
  })
  const printed = { written: '', said: '' }
  child.stdout.on('data', (text) => {
    printed.written += text
  })
  child.stderr.on('data', (text) => {
    printed.said += text
  })
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  return { code, ...printed }
}

it('npm run outcomes writes header and rows, gives the folder back, and says how many', async () => {
  const dataDir = join(folder, 'data')
  await createDataFolder(dataDir)
  const done = { code: 0, written: 'outcome,applied,decided,profile\n', said: '0 written\n' }
  expect(await run({ DATA_DIR: dataDir })).toEqual(done)
  expect(await run({ DATA_DIR: dataDir })).toEqual(done)
})

it('npm run outcomes says in one line what prevents it, writes nothing, exits with 2', async () => {
  const dataDir = join(folder, 'used')
  await createDataFolder(dataDir)
  const database: Database<Tables> = await openDatabase({ databaseUrl: null, dataDir }, migrations)
  const nowhere = join(folder, 'nowhere')
  mkdirSync(nowhere)
  for (const [env, said] of [
    [{ DATA_DIR: dataDir }, /^The server is running on this data folder, .+\n$/],
    [{ DATA_DIR: nowhere }, /^There is no database in \S+nowhere\. .+\n$/],
    [{ PORT: 'x' }, /^PORT must be .+\n$/],
    [{ DATABASE_URL: 'postgres://127.0.0.1:1/x' }, /^The database of DATABASE_URL cannot be used: .+\n$/],
  ] as const)
    expect(await run(env)).toEqual({ code: 2, written: '', said: expect.stringMatching(said) })
  await database.close()
})
