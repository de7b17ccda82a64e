import { openAsBlob } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'kysely'
import { inject } from 'vitest'
import { type Database, embedded, openDatabase } from '../platform/database/database.ts'
import { type Db, migrations, type Tables } from '../tables.ts'
import { createDatabase, dropDatabase, withDatabase } from './snapshot.ts'

/** Tests of concurrency need a server: PGlite runs one transaction after the other. */
export const onPostgres = process.env.TEST_DATABASE_URL !== undefined

/** For a process of its own or for connections of another kind. */
export async function databaseUrl(db: Db): Promise<string> {
  const snapshot = inject('snapshot')
  if (snapshot.kind !== 'server') throw new Error('The embedded database has no address')
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  return withDatabase(snapshot.url, rows[0]?.name ?? '')
}

/** Migrated and empty, on PGlite or on the server of TEST_DATABASE_URL. */
export async function openTestDatabase(): Promise<Database<Tables>> {
  const snapshot = inject('snapshot')
  if (snapshot.kind === 'embedded')
    return embedded(await PGlite.create({ loadDataDir: await openAsBlob(snapshot.file) }))

  const name = await createDatabase(snapshot.url, snapshot.template)
  // A thousand calls may race for connections and one row on a busy machine: none should get 503.
  const location = {
    databaseUrl: withDatabase(snapshot.url, name),
    dataDir: '',
    patienceMs: 120_000,
    statementSeconds: 120,
  }
  const database: Database<Tables> = await openDatabase(location, migrations)
  return {
    ...database,
    async close() {
      await database.close()
      await dropDatabase(snapshot.url, name)
    },
  }
}

/** Copies a migrated database, as making one takes four seconds; on PostgreSQL the process makes its own. */
export async function createDataFolder(dataDir: string): Promise<void> {
  const snapshot = inject('snapshot')
  if (snapshot.kind === 'server') return
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const pglite = await PGlite.create({ dataDir: join(dataDir, 'db'), loadDataDir: await openAsBlob(snapshot.file) })
  await pglite.close()
}
