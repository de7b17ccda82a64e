import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, sql, type Transaction } from 'kysely'
import { fromPglite, type ConstructorOptions as JobOptions } from 'pg-boss'
import { checksState, type DatabaseState } from './database-state.ts'
import { lockFolder } from './folder-lock.ts'
import { type Migration, type MigrationReports, migrate, migrateServer, missing } from './migrate.ts'
import {
  type DatabaseConnections,
  DatabaseUnusableError,
  openForMigrations,
  openPostgres,
  type ServerLocation,
} from './postgres.ts'
import { PrivateFiles } from './private-files.ts'

export { DatabaseUnusableError, migrate }

/**
 * The database and a transaction of it as services hand them on: no table can be named through them. A feature's queries
 * take them as the `Db` and `Tx` of its own `tables.ts`, which name its tables and no other's.
 */
export type Db = Kysely<NoTables>
export type Tx = Transaction<NoTables>
type NoTables = Record<never, never>

/** An open database of either kind. One dialect: PostgreSQL 15. */
export interface Database<Tables = NoTables> {
  kind: 'embedded' | 'server'
  /** For single statements. Inside a transaction use only what `transaction` hands over. */
  db: Db & Kysely<Tables>
  /** Runs `work` whole or not at all. Throwing rolls back. */
  transaction<T>(work: (tx: Tx & Transaction<Tables>) => Promise<T>): Promise<T>
  /** How the job queue reaches the same database. */
  jobs: JobOptions
  /**
   * Whether it takes writes. Checked on a connection of its own, so that busy ones say nothing of it; rejects when it is
   * away.
   */
  state(): Promise<DatabaseState>
  /** Of the pool for requests; null where there is none. */
  connections(): DatabaseConnections | null
  close(): Promise<void>
}

export interface DatabaseLocation extends Omit<ServerLocation, 'databaseUrl'> {
  /** A PostgreSQL server; null for the embedded database in `dataDir`. */
  databaseUrl: string | null
  dataDir: string
}

/**
 * Opens the database and brings its tables up to date. Throws `DatabaseUnusableError`, `MigrationError`, and
 * `FolderInUseError` for a folder that another process has.
 */
export async function openDatabase(
  { databaseUrl, dataDir, ...limits }: DatabaseLocation,
  migrations: Record<string, Migration>,
  reports?: MigrationReports,
): Promise<Database> {
  return databaseUrl === null
    ? openFolder(dataDir, migrations, reports)
    : openServer({ ...limits, databaseUrl }, migrations, reports)
}

/** The same for a command. A wrong DATA_DIR is not to be hidden by a new database in it. */
export async function openExistingDatabase(
  location: DatabaseLocation,
  migrations: Record<string, Migration>,
  reports?: MigrationReports,
): Promise<Database> {
  const { databaseUrl, dataDir } = location
  if (databaseUrl === null && !existsSync(join(dataDir, 'db')))
    throw new DatabaseUnusableError(`There is no database in ${dataDir}. See DATA_DIR and DATABASE_URL.`)
  return openDatabase(location, migrations, reports)
}

async function openServer(
  location: ServerLocation,
  migrations: Record<string, Migration>,
  reports?: MigrationReports,
): Promise<Database> {
  const { db, ...server } = await openPostgres(location)
  try {
    if ((await missing(db, migrations)).length > 0) {
      const migrating = openForMigrations(location)
      await migrateServer(migrating, migrations, reports).finally(() => migrating.destroy())
    }
    return { kind: 'server', db, transaction: (work) => db.transaction().execute(work), ...server }
  } catch (error) {
    await server.close()
    throw error
  }
}

async function openFolder(
  dataDir: string,
  migrations: Record<string, Migration>,
  reports?: MigrationReports,
): Promise<Database> {
  const unlock = lockFolder(dataDir)
  try {
    const pglite = await openPglite(join(dataDir, 'db'))
    const database = embedded(pglite, async () => unlock())
    await migrate(database.db, migrations, reports).catch(async (error) => {
      await database.close()
      throw error
    })
    return database
  } catch (error) {
    unlock()
    throw error
  }
}

/**
 * Wraps an open PGlite. It has one connection: Kysely hands it out to one caller at a time, and every transaction
 * goes through PGlite's own `transaction`, since BEGIN sent as a query loses data there.
 */
export function embedded(pglite: PGlite, afterClose: () => Promise<void> = async () => {}): Database {
  const db = new Kysely<NoTables>({ dialect: new PGliteDialect({ pglite }) })
  return {
    kind: 'embedded',
    db,
    transaction: (work) => db.transaction().execute(work),
    jobs: { db: fromPglite(pglite), backend: 'pglite' },
    connections: () => null,
    state: checksState((statement) => sql.raw(statement).execute(db)),
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
    const fresh = await PGlite.create({ fs: new PrivateFiles(makeAside(folder)) })
    await fresh.close()
    renameSync(aside(folder), folder)
  }
  if (!existsSync(join(folder, 'PG_VERSION')))
    throw new DatabaseUnusableError(`${folder} is not a database folder. Move it away, or restore it from a backup.`)
  return PGlite.create({ fs: new PrivateFiles(folder) })
}

const aside = (folder: string) => `${folder}.new`

function makeAside(folder: string): string {
  rmSync(aside(folder), { recursive: true, force: true })
  mkdirSync(aside(folder), { recursive: true, mode: 0o700 })
  return aside(folder)
}
