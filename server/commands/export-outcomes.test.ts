import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { type Database, openDatabase } from '../platform/database/database.ts'
import { migrations, type Tables } from '../tables.ts'
import { runFile } from '../testing/run-file.ts'
import { createDataFolder } from '../testing/test-database.ts'

const folder = mkdtempSync(join(tmpdir(), 'settlesg-export-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const run = (env: Record<string, string>) => runFile(['commands/main.ts', 'outcomes'], env)

it('npm run outcomes writes header and rows, gives the folder back, and says how many', async () => {
  const dataDir = join(folder, 'data')
  await createDataFolder(dataDir)
  const done = { code: 0, stdout: 'outcome,applied,decided,profile\n', stderr: '0 written\n' }
  expect(await run({ DATA_DIR: dataDir })).toMatchObject(done)
  expect(await run({ DATA_DIR: dataDir })).toMatchObject(done)
})

it('npm run outcomes says in one line what prevents it, writes nothing, exits with 2', async () => {
  const dataDir = join(folder, 'used')
  await createDataFolder(dataDir)
  const database: Database<Tables> = await openDatabase({ databaseUrl: null, dataDir }, migrations)
  const nowhere = join(folder, 'nowhere')
  mkdirSync(nowhere)
  for (const [env, stderr] of [
    [{ DATA_DIR: dataDir }, /^The server is running on this data folder, .+\n$/],
    [{ DATA_DIR: nowhere }, /^There is no database in \S+nowhere\. .+\n$/],
    [{ PORT: 'x' }, /^PORT must be .+\n$/],
    [{ DATABASE_URL: 'postgres://127.0.0.1:1/x' }, /^The database of DATABASE_URL cannot be used: .+\n$/],
  ] as const)
    expect(await run(env)).toMatchObject({ code: 2, stdout: '', stderr: expect.stringMatching(stderr) })
  await database.close()
})
