import { statSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import type { Clock } from '../platform/clock.ts'
import { type Database, openDatabase, openFolderAsItIs } from '../platform/database.ts'
import { DatabaseUnusableError } from '../platform/postgres.ts'
import { dumpServer } from '../platform/postgres-tools.ts'
import type { Settings } from '../platform/settings.ts'
import { CommandError } from '../startup-errors.ts'
import { readContent, writeBackup } from './backup-file.ts'

export interface Surroundings {
  settings: Settings
  clock: Clock
  print: (line: string) => void
}

/** Every question to a large database may take this long. */
export const patientSeconds = 1_800

/**
 * `backup [-- --out FOLDER]`: writes the whole database, as it is at one moment, into a file that only we can read. A server
 * on PostgreSQL goes on meanwhile; the embedded database opens for one process only, so it must be stopped.
 */
export async function runBackup(args: string[], { settings, clock, print }: Surroundings): Promise<void> {
  const { values } = parseArgs({ args, options: { out: { type: 'string', default: '.' } } })
  if (!statSync(values.out, { throwIfNoEntry: false })?.isDirectory())
    throw new CommandError(`There is no folder ${values.out}: make it first`)
  const at = clock.now().toISOString()
  const file = await (settings.databaseUrl === null
    ? backUpFolder(settings.dataDir, values.out, at)
    : backUpServer({ ...settings, databaseUrl: settings.databaseUrl }, values.out, at))
  print(`${file}: ${statSync(file).size} bytes`)
}

async function backUpFolder(dataDir: string, out: string, at: string): Promise<string> {
  const database = await openFolderAsItIs(dataDir)
  try {
    const head = { ...(await readContent(database.db)), kind: 'embedded', at } as const
    return await writeBackup(out, head, async (to) => pipeline((await database.dump()).stream(), to))
  } finally {
    await database.close()
  }
}

async function backUpServer(settings: Settings & { databaseUrl: string }, out: string, at: string): Promise<string> {
  const database = await openDirectly(settings)
  try {
    // What is counted and what is dumped is the same: both see the database as this transaction does.
    return await database.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (tx) => {
        await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
        const { rows } = await sql<{ snapshot: string; version: number }>`
          select pg_export_snapshot() as snapshot, current_setting('server_version_num')::int / 10000 as version`.execute(
          tx,
        )
        const [{ snapshot, version } = { snapshot: '', version: 0 }] = rows
        const head = { ...(await readContent(tx)), kind: 'server', at } as const
        return writeBackup(out, head, (to) =>
          dumpServer(settings.databaseUrl, { snapshot, serverVersion: version }, to),
        )
      })
  } finally {
    await database.close()
  }
}

/** A server's database as it is, none of its tables brought up to date. Throws `DatabaseUnusableError` behind a pooler. */
export async function openDirectly(settings: Settings): Promise<Database> {
  const database = await openDatabase({ ...settings, statementSeconds: patientSeconds }, {})
  if (database.jobs.useListenNotify !== false) return database
  await database.close()
  throw new DatabaseUnusableError(
    'DATABASE_URL leads to a pooler, which mixes up sessions of PostgreSQL’s own programs: give the address of the server itself.',
  )
}
