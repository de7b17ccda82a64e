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

/** Names no table: a feature's queries take the `Db` and `Tx` of its own `tables.ts`, which names only its tables. */
export type Db = Kysely<NoTables>
export type Tx = Transaction<NoTables>
type NoTables = Record<never, never>

/** Of either kind; both speak PostgreSQL 15. */
export interface Database<Tables = NoTables> {
  kind: 'embedded' | 'server'
  /** For single statements. Inside a transaction use only what `transaction` hands over. */
  db: Db & Kysely<Tables>
  /** Runs `work` whole or not at all. Throwing rolls back. */
  transaction<T>(work: (tx: Tx & Transaction<Tables>) => Promise<T>): Promise<T>
  jobs: JobOptions
  /** Checked on a connection of its own, so that busy ones do not matter; rejects when the database is away. */
  state(): Promise<DatabaseState>
  /** Of the pool for requests; null for the embedded database. */
  connections(): DatabaseConnections | null
  close(): Promise<void>
}

export interface DatabaseLocation extends Omit<ServerLocation, 'databaseUrl'> {
  /** Null for the embedded database in `dataDir`. */
  databaseUrl: string | null
  dataDir: string
}

/** Also migrates. Throws `DatabaseUnusableError`, `MigrationError`, and `FolderInUseError` for a folder in use. */
export async function openDatabase(
  { databaseUrl, dataDir, ...limits }: DatabaseLocation,
  migrations: Record<string, Migration>,
  reports?: MigrationReports,
): Promise<Database> {
  return databaseUrl === null
    ? openFolder(dataDir, migrations, reports)
    : openServer({ ...limits, databaseUrl }, migrations, reports)
}

/** For a command: a wrong DATA_DIR must not be hidden by a new database in it. */
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

/** One connection. Transactions go through PGlite's own `transaction`, since BEGIN sent as a query loses data there. */
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

/** Made in another folder and moved into place when whole, so a kill leaves nothing half made. */
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
