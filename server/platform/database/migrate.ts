import { setTimeout as wait } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export type { Migration }

/** A migration fails, or the database's history is another than this release's. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError'
}

export interface MigrationReports {
  onWait?: (line: string) => void
  onDone?: (name: string) => void
  /** How often a change that finds its table locked is tried, and how long each try makes others wait. */
  lockTries?: number
  lockMs?: number
}

/** Not Kysely's migrator: it runs all in one transaction, and does not start after a release was rolled back. */
export async function migrate<Tables>(
  db: Kysely<Tables>,
  migrations: Record<string, Migration>,
  reports: MigrationReports = {},
): Promise<void> {
  const names = await missing(db, migrations)
  if (names.length === 0) return
  // As Kysely's own migrator makes it.
  await sql`
    create table if not exists kysely_migration (
      name varchar(255) primary key, timestamp varchar(255) not null
    )`.execute(db)
  for (const name of names) {
    const migration = migrations[name]
    if (migration) await run(db, name, migration, reports)
    reports.onDone?.(name)
  }
}

/** Several processes may start at once: one migrates, the others wait. The lock ends with its transaction. */
export async function migrateServer<Tables>(
  db: Kysely<Tables>,
  migrations: Record<string, Migration>,
  reports: MigrationReports = {},
): Promise<void> {
  await db.transaction().execute(async (lock) => {
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(lock)
    for (let isFirst = true; !(await tryLock(lock)); isFirst = false) {
      if (isFirst) reports.onWait?.('Another process is migrating the database. Waiting for it.')
      await wait(500)
    }
    await migrate(db, migrations, reports)
  })
}

async function tryLock<Tables>(tx: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ is_ours: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('settlesg migrations', 0)) as is_ours`.execute(tx)
  return rows[0]?.is_ours === true
}

/** A newer release may have had more (CONTRIBUTING.md). Throws `MigrationError` for another history or foreign tables. */
export async function missing<Tables>(db: Kysely<Tables>, migrations: Record<string, Migration>): Promise<string[]> {
  const known = Object.keys(migrations).sort()
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema()`.execute(db)
  if (tables.length === 0) return known
  if (!tables.some(({ name }) => name === 'kysely_migration'))
    throw new MigrationError(
      'The database has tables of something else; nothing in it was changed. Name an empty one in DATABASE_URL or DATA_DIR.',
    )
  const done = new Set(await migrationNames(db))
  const pending = known.filter((name) => !done.has(name))
  const edge = pending[0] ?? known.at(-1) ?? ''
  const stranger = [...done].find((name) => name < edge && !known.includes(name))
  if (stranger) throw new MigrationError(`The database has the migration ${stranger}, which this release lacks.`)
  const ahead = [...done].find((name) => name > edge)
  if (pending.length > 0 && ahead)
    throw new MigrationError(
      `The database has the migration ${ahead} but not ${edge}, which comes before it. Start the release that it was migrated with.`,
    )
  return pending
}

async function migrationNames<Tables>(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

async function run<Tables>(
  db: Kysely<Tables>,
  name: string,
  migration: Migration,
  reports: MigrationReports,
): Promise<void> {
  const { lockTries = 60, lockMs = 2_000, onWait } = reports
  for (let attempt = 1; ; attempt += 1)
    try {
      return await db.transaction().execute(async (tx) => {
        await sql`set local statement_timeout = 0`.execute(tx)
        await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
        // Other statements queue behind a change that waits for its table: better to give way, and to try again.
        await sql.raw(`set local lock_timeout = ${lockMs}`).execute(tx)
        await migration.up(tx)
        await record(tx, name)
      })
    } catch (cause) {
      const { code, message } =
        cause instanceof Error ? { code: Reflect.get(cause, 'code'), message: cause.message } : {}
      if (code !== '55P03' || attempt >= lockTries)
        throw new MigrationError(
          `Migration ${name} failed${code ? ` (${code})` : ''}: ${message}. Nothing of it was kept.`,
          { cause },
        )
      onWait?.(`Migration ${name} waits for a table that somebody else holds; try ${attempt} of ${lockTries}.`)
      await wait(Math.min(lockMs, 1_000))
    }
}

const record = <Tables>(db: Kysely<Tables>, name: string) =>
  sql`insert into kysely_migration (name, timestamp) values (${name}, ${new Date().toISOString()})`.execute(db)

export const statements = (...texts: string[]): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const text of texts) await sql.raw(text).execute(db)
  },
})

export const together = (...parts: Migration[]): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const part of parts) await part.up(db)
  },
})
