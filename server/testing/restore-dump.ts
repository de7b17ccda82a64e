import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { inject } from 'vitest'
import { PrivateFiles } from '../platform/private-files.ts'
import { createDatabase, dropDatabase, withDatabase } from './snapshot.ts'

/** The text of a dump in this folder. */
export const readDump = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8')

/** A database made of a dump, on the server of TEST_DATABASE_URL or embedded in `dataDir`. Nothing has opened it yet. */
export async function restoreDump(name: string) {
  const snapshot = inject('snapshot')
  const dataDir = mkdtempSync(join(tmpdir(), 'settlesg-dump-'))
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true })
  if (snapshot.kind === 'embedded') {
    const pglite = await PGlite.create({ fs: new PrivateFiles(join(dataDir, 'db')) })
    await pglite.exec(readDump(name))
    await pglite.close()
    return { databaseUrl: null, dataDir, remove: async () => removeFolder() }
  }
  const database = await createDatabase(snapshot.url)
  const databaseUrl = withDatabase(snapshot.url, database)
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(readDump(name))
  await client.end()
  return {
    databaseUrl,
    dataDir,
    async remove() {
      removeFolder()
      await dropDatabase(snapshot.url, database)
    },
  }
}
