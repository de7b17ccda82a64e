import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from './database.ts'
import { makePrivate } from './private-files.ts'

describe('the data folder', () => {
  let outside: string
  let folder: string
  beforeEach(() => {
    outside = mkdtempSync(join(tmpdir(), 'settlesg-private-'))
    folder = join(outside, 'data')
  })
  afterEach(() => rmSync(outside, { recursive: true, force: true }))

  /** What of it anybody but the owner may read, write or enter. */
  const open = () =>
    ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]
      .map((path) => ({ path, file: lstatSync(join(folder, path)) }))
      .filter(({ file }) => !file.isSymbolicLink() && (file.mode & 0o077) !== 0)
      .map(({ path, file }) => `${path} ${(file.mode & 0o777).toString(8)}`)

  it('the data folder and all its files are for the owner only, whatever the umask', async () => {
    const before = process.umask(0)
    try {
      const database = await openDatabase({ databaseUrl: null, dataDir: folder }, {})
      await sql`create table filled as select generate_series(1, 10000) as number`.execute(database.db)
      expect(open()).toEqual([])
      await database.close()
      expect(readdirSync(join(folder, 'db', 'base')).length).toBeGreaterThan(0)
      expect(open()).toEqual([])
    } finally {
      process.umask(before)
    }
  })

  it('a data folder that was open to others is closed, without following links', () => {
    mkdirSync(join(folder, 'db', 'base'), { recursive: true })
    for (const path of ['.', 'db', 'db/base']) chmodSync(join(folder, path), 0o755)
    for (const path of ['secret-key', 'db/base/1']) {
      writeFileSync(join(folder, path), 'x')
      chmodSync(join(folder, path), 0o666)
    }
    const elsewhere = join(outside, 'elsewhere')
    writeFileSync(elsewhere, 'x')
    chmodSync(elsewhere, 0o644)
    symlinkSync(elsewhere, join(folder, 'link'))
    expect(open()).toHaveLength(5)
    makePrivate(folder)
    expect(open()).toEqual([])
    expect(lstatSync(join(folder, 'db/base/1')).mode & 0o777).toBe(0o600)
    expect(lstatSync(join(folder, 'db')).mode & 0o777).toBe(0o700)
    expect(lstatSync(elsewhere).mode & 0o777).toBe(0o644)
  })

  it('the data folder may be absent', () => {
    makePrivate(folder)
    expect(() => lstatSync(folder)).toThrow('ENOENT')
  })
})
