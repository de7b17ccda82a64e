import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, PostgresDialect, type Transaction } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import pg from 'pg'
import { fromPglite, type ConstructorOptions as JobOptions } from 'pg-boss'
import { lockFolder } from './folder-lock.ts'
import { PrivateFiles } from './private-files.ts'

/** An open database of either kind. One dialect: PostgreSQL 15. */
export interface Database<Tables> {
  kind: 'embedded' | 'server'
  /** For single statements. Inside a transaction use only what `transaction` hands over. */
  db: Kysely<Tables>
  /** Runs `work` whole or not at all. Throwing rolls back. */
  transaction<T>(work: (tx: Transaction<Tables>) => Promise<T>): Promise<T>
  /** How the job queue reaches the same database. */
  jobs: JobOptions
  close(): Promise<void>
}

export interface DatabaseLocation {
  /** A PostgreSQL server; null for the embedded database in `dataDir`. */
  databaseUrl: string | null
  dataDir: string
  /** How long a statement waits for one of the server's connections before it fails; five seconds unless said. */
  patienceMs?: number
}

/** The server of DATABASE_URL does not let us in or is too old, or the folder holds something else. */
export class DatabaseUnusableError extends Error {
  override readonly name = 'DatabaseUnusableError'
}

/**
 * Opens the database and brings its tables up to date. Throws `DatabaseUnusableError`, and `FolderInUseError` for a
 * folder that another process has.
 */
export async function openDatabase<Tables>(
  location: DatabaseLocation,
  migrations: Record<string, Migration>,
): Promise<Database<Tables>> {
  const database = location.databaseUrl
    ? await openServer<Tables>(location.databaseUrl, location.patienceMs)
    : await openFolder<Tables>(location.dataDir)
  try {
    await migrate(database.db, migrations)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

/** The same for a command beside the server. A wrong DATA_DIR is not to be hidden by a new database in it. */
export async function openExistingDatabase<Tables>(
  location: DatabaseLocation,
  migrations: Record<string, Migration>,
): Promise<Database<Tables>> {
  const { databaseUrl, dataDir } = location
  if (databaseUrl === null && !existsSync(join(dataDir, 'db')))
    throw new DatabaseUnusableError(`There is no database in ${dataDir}. See DATA_DIR and DATABASE_URL.`)
  return openDatabase<Tables>(location, migrations)
}

async function openServer<Tables>(url: string, patienceMs = 5_000): Promise<Database<Tables>> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 16,
    connectionTimeoutMillis: patienceMs,
    idle_in_transaction_session_timeout: 30_000,
    statement_timeout: 15_000,
    // Longer than the server's own limit; it and the keep-alive are for a line that went dead without a word.
    query_timeout: 20_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'settlesg',
  })
  // A connection that dies is replaced by the pool, and whoever waits for a statement on it is told. Without these
  // listeners it would end the process: the first is for idle connections, the second for those between two statements.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  await checkServer(pool)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return {
    kind: 'server',
    db,
    transaction: (work) => db.transaction().execute(work),
    jobs: { connectionString: url, max: 4, application_name: 'settlesg-jobs' },
    close: () => db.destroy(),
  }
}

const oldestVersion = 15

async function checkServer(pool: pg.Pool): Promise<void> {
  try {
    const { rows } = await pool.query<{ version: number }>(
      `select current_setting('server_version_num')::int / 10000 as version`,
    )
    const version = rows[0]?.version ?? 0
    if (version < oldestVersion) throw new Error(`it is PostgreSQL ${version}, and ${oldestVersion} is the oldest`)
  } catch (cause) {
    await pool.end()
    const reason = cause instanceof Error && (cause.message || Reflect.get(cause, 'code'))
    throw new DatabaseUnusableError(`The database of DATABASE_URL cannot be used: ${reason}.`, { cause })
  }
}

async function openFolder<Tables>(dataDir: string): Promise<Database<Tables>> {
  const unlock = lockFolder(dataDir)
  try {
    const pglite = await openPglite(join(dataDir, 'db'))
    return embedded<Tables>(pglite, async () => unlock())
  } catch (error) {
    unlock()
    throw error
  }
}

/**
 * Wraps an open PGlite. It has one connection: Kysely hands it out to one caller at a time, and every transaction
 * goes through PGlite's own `transaction`, since BEGIN sent as a query loses data there.
 */
export function embedded<Tables>(pglite: PGlite, afterClose: () => Promise<void> = async () => {}): Database<Tables> {
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) })
  return {
    kind: 'embedded',
    db,
    transaction: (work) => db.transaction().execute(work),
    jobs: { db: fromPglite(pglite), backend: 'pglite' },
    async close() {
      await db.destroy()
      if (!pglite.closed) await pglite.close()
      await afterClose()
    },
  }
}

/** A new database is made aside and moved into place when whole: a kill in the middle leaves nothing half made. */
async function openPglite(folder: string): Promise<PGlite> {
  if (!existsSync(folder)) {
    const aside = `${folder}.new`
    rmSync(aside, { recursive: true, force: true })
    mkdirSync(aside, { recursive: true, mode: 0o700 })
    const fresh = await PGlite.create({ fs: new PrivateFiles(aside) })
    await fresh.close()
    renameSync(aside, folder)
  }
  if (!existsSync(join(folder, 'PG_VERSION')))
    throw new DatabaseUnusableError(`${folder} is not a database folder. Move it away, or restore it from a backup.`)
  return PGlite.create({ fs: new PrivateFiles(folder) })
}

/** Runs what is missing of the numbered, forward-only migrations; of several processes one does it, the others wait. */
export async function migrate<Tables>(db: Kysely<Tables>, migrations: Record<string, Migration>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
