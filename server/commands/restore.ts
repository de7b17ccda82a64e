import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { daySeconds } from '@settlesg/contract'
import { sql } from 'kysely'
import { deleteAgain } from '../accounts/delete-account.ts'
import { disableAgain, endAccess } from '../accounts/service.ts'
import { holdMails, withMailQueue } from '../mail/flush.ts'
import { ProviderRefusedError, ProviderUnavailableError } from '../payments/provider.ts'
import { commandLine } from '../platform/command-line.ts'
import { type Database, migrate, openDatabase, restoreFolder } from '../platform/database.ts'
import { DatabaseUnusableError } from '../platform/postgres.ts'
import { restoreServer } from '../platform/postgres-tools.ts'
import { loadSecrets } from '../platform/secrets.ts'
import type { Settings } from '../platform/settings.ts'
import { countStored } from '../reports/move-files.ts'
import { ensureKnownKeys, requireKeys } from '../secret-key/service.ts'
import { CommandError, commandErrorLines } from '../startup-errors.ts'
import { migrations } from '../tables.ts'
import { openDirectly, patientSeconds, type Surroundings } from './backup.ts'
import { type BackupFile, readBackup, readContent } from './backup-file.ts'
import { brokenBooks } from './check-books.ts'
import { printDifferences } from './payment-differences.ts'
import { gapSince, readServerLog, type ServerLog } from './read-server-log.ts'

const usage = `${commandLine('restore', 'FILE --deleted LOG')}   into an empty database
${commandLine('restore', '--drill [FILE or FOLDER]')}   tries the newest backup out, and keeps nothing
LOG is what the server printed since the backup: it says who deleted their account since. Several may be named, or none
where it is lost: --deleted none`

/**
 * `restore -- FILE --deleted LOG`: fills an empty database from a backup. Who deleted their account since is deleted again,
 * who was disabled or enabled since is so again, every session and mailed link ends, and mails that waited are held for an
 * operator; then books and payment provider are asked. Answers whether all of it was right. Throws where nothing could be
 * restored.
 */
export async function runRestore(args: string[], scene: Surroundings): Promise<boolean> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { deleted: { type: 'string', multiple: true, default: [] }, drill: { type: 'boolean', default: false } },
  })
  const [file, ...others] = positionals
  if (others.length > 0 || values.drill === values.deleted.length > 0) throw new CommandError(usage)
  if (values.drill) return drill(file ?? '.', scene)
  if (file === undefined) throw new CommandError(usage)

  const { settings, clock, print } = scene
  const secrets = loadSecrets(settings)
  const backup = await readBackup(file)
  requireKeys(secrets, backup.content?.keys ?? [])
  const log = await readServerLog(values.deleted.filter((file) => file !== 'none'))
  const isRight = await fill(backup, settings, async (database) => {
    const deps = { ...database, secrets, clock }
    await ensureKnownKeys(deps)
    // With its tables made, should no server have run on this database.
    const { deleted, switched, held, ended } = await withMailQueue(database, () =>
      database.transaction(async (tx) => {
        let [deleted, switched] = [0, 0]
        for (const id of log.deleted) if (await deleteAgain(tx, deps, id)) deleted += 1
        const ended = await endAccess(tx, null)
        for (const [id, at] of log.disabled) if (await disableAgain(tx, id, at)) switched += 1
        return { deleted, switched, held: await holdMails(tx, deps), ended }
      }),
    )
    print(`${deleted} accounts deleted again, of ${log.deleted.size} in the log; ${ended} sessions ended`)
    if (log.disabled.size > 0)
      print(`${switched} accounts disabled or enabled again, of ${log.disabled.size} in the log`)
    const isCovered = reportGap(log, backup, print)
    const { stored } = await countStored(database.db)
    if (stored > 0) print(`${stored} files of reports are not in the backup but in the store of FILES_URL: see doctor`)
    print(`${held} mails are held: ${commandLine('operator', 'dead-mails')}, then resend`)
    const areBooksRight = await reportBooks(database, print)
    return (await askProvider(database, backup, scene)) && areBooksRight && isCovered
  })
  print(`Restored ${backup.name}${backup.at ? `, made ${backup.at.toISOString()}` : ''}. Start the server now.`)
  return isRight
}

/** Fills the database of these settings, brings its tables up to date and works on it. */
async function fill<T>(backup: BackupFile, settings: Settings, work: (database: Database) => Promise<T>): Promise<T> {
  const { databaseUrl, dataDir } = settings
  if (backup.kind === 'embedded') {
    if (databaseUrl !== null)
      throw new CommandError(
        `This is a backup of the embedded database: restore it without DATABASE_URL, then ${commandLine('database:move')}.`,
      )
    return restoreFolder(dataDir, await backup.unpacked(), async (database) => {
      await requireWhole(database, backup)
      await migrate(database.db, migrations)
      return work(database)
    })
  }
  if (databaseUrl === null)
    throw new CommandError('This is a backup of a PostgreSQL database: name an empty one in DATABASE_URL.')
  const place = await openDirectly(settings)
  try {
    await requireEmpty(place)
    await restoreServer(databaseUrl, backup.stream())
    await requireWhole(place, backup)
    // Nothing is known of its tables yet, and the questions to the books are large.
    await sql`analyze`.execute(place.db)
  } finally {
    await place.close()
  }
  const database = await openDatabase({ ...settings, statementSeconds: patientSeconds }, migrations)
  return work(database).finally(() => database.close())
}

async function requireEmpty({ db }: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname !~ '^pg_' and n.nspname <> 'information_schema' limit 1`.execute(db)
  for (const { name } of rows)
    throw new DatabaseUnusableError(`The database of DATABASE_URL is not empty (${name} is there). Make a new one.`)
}

/** Throws where something is missing that was there when the backup was made. */
async function requireWhole({ db }: Database, { content }: BackupFile): Promise<void> {
  if (content === null) return
  const here = await readContent(db)
  for (const [table, rows] of Object.entries(content.rows))
    if (here.rows[table] !== rows)
      throw new DatabaseUnusableError(
        `Of ${rows} rows of ${table} there are ${here.rows[table] ?? 0}. Do not use this.`,
      )
  if (here.ledgerPosition !== content.ledgerPosition)
    throw new DatabaseUnusableError('The newest entry of the ledger is another one. Do not use this.')
}

function reportGap(log: ServerLog, { at }: BackupFile, print: Surroundings['print']): boolean {
  // Where nothing says when the backup was made, a log can only be said to be there.
  const gap = gapSince(log, at ?? log.range?.from ?? new Date(0))
  if (gap !== null) print(gap)
  else if (at === null && log.range)
    print(`The log begins ${log.range.from.toISOString()}: see that the backup was not made before.`)
  return gap === null
}

async function reportBooks({ db }: Database, print: Surroundings['print']): Promise<boolean> {
  const broken = await brokenBooks(db)
  for (const rule of broken) print(`broken: ${rule}`)
  if (broken.length === 0) print('The books are right.')
  return broken.length === 0
}

/** As `reconcile` looks back, where nothing says when the backup was made. */
const usualDays = 90

async function askProvider(database: Database, { at }: BackupFile, { settings, clock, print }: Surroundings) {
  // A checkout may have been opened a day before it was paid.
  const days = at ? Math.ceil((clock.now().getTime() - at.getTime()) / (daySeconds * 1000)) + 1 : usualDays
  try {
    const found = await printDifferences(database, settings, { days, clock, print })
    if (found === null) print('There is no payment provider to ask.')
    return !found
  } catch (error) {
    if (!(error instanceof ProviderUnavailableError || error instanceof ProviderRefusedError)) throw error
    print(`The payment provider could not be asked (${error.message}): ${commandLine('reconcile', String(days))}`)
    return false
  }
}

/**
 * `restore -- --drill [FILE or FOLDER]`: restores the newest backup of a folder into a database that is dropped afterwards.
 * Says how long that took, whether all is there that was when the backup was made, and whether the books are right.
 */
async function drill(where: string, { settings, print }: Surroundings): Promise<boolean> {
  const backup = await readBackup(newestBackup(where))
  const secrets = loadSecrets(settings)
  const started = performance.now()
  const minutes = () => ((performance.now() - started) / 60_000).toFixed(1)
  return withScratch(backup, settings, (scratch) =>
    fill(backup, scratch, async (database) => {
      await ensureKnownKeys({ ...database, secrets })
      print(`Restored ${backup.name} (${(backup.bytes / 1e6).toFixed(1)} MB) in ${minutes()} minutes`)
      print(describeWhole(backup))
      const isRight = await reportBooks(database, print)
      print(`${minutes()} minutes in all; the copy is dropped`)
      return isRight
    }),
  )
}

function describeWhole({ content, at }: BackupFile): string {
  if (content === null) return 'Not compared: pg_dump alone made this backup, and it does not say what it holds'
  const counts = Object.values(content.rows)
  const rows = counts.reduce((sum, count) => sum + count, 0)
  return `All ${rows} rows of ${counts.length} tables are there, up to position ${content.ledgerPosition ?? 0} of the ledger: nothing acknowledged before ${at?.toISOString()} is missing`
}

function newestBackup(where: string): string {
  if (!statSync(where, { throwIfNoEntry: false })?.isDirectory()) return where
  const newest = readdirSync(where)
    .filter((name) => /^settlesg-.*\.(backup|dump)$/.test(name))
    .sort()
    .at(-1)
  if (newest === undefined) throw new CommandError(`There is no backup in ${where}`)
  return join(where, newest)
}

/** Works with a place for a database of a backup's kind, and takes it away whatever happens. */
async function withScratch<T>(
  { kind }: BackupFile,
  settings: Settings,
  work: (scratch: Settings) => Promise<T>,
): Promise<T> {
  if (kind === 'embedded') {
    const dataDir = mkdtempSync(join(tmpdir(), 'settlesg-drill-'))
    return work({ ...settings, databaseUrl: null, dataDir }).finally(() => rmSync(dataDir, { recursive: true }))
  }
  if (settings.databaseUrl === null)
    throw new CommandError(
      'This is a backup of a PostgreSQL database: set DATABASE_URL, beside whose database it is tried.',
    )
  const server = await openDirectly(settings)
  try {
    // One name for all drills of a database: what a killed one left is full of people, and goes now.
    const { rows } = await sql<{ name: string }>`select left(current_database(), 57) || '_drill' as name`.execute(
      server.db,
    )
    const name = rows[0]?.name ?? ''
    const drop = () => sql`drop database if exists ${sql.id(name)} with (force)`.execute(server.db)
    await drop()
    await sql`create database ${sql.id(name)} template template0`.execute(server.db).catch((error: unknown) => {
      throw new CommandError(`A drill makes a database of its own: ${commandErrorLines(error).join(' ')}`)
    })
    const location = new URL(settings.databaseUrl)
    location.pathname = `/${encodeURIComponent(name)}`
    return await work({ ...settings, databaseUrl: location.href }).finally(drop)
  } finally {
    await server.close()
  }
}
