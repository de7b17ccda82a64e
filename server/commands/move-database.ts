import { seededAccounts } from '../credits/service.ts'
import { enqueueForgottenMails, withMailQueue } from '../mail/flush.ts'
import { type Database, openDatabase, openExistingDatabase } from '../platform/database.ts'
import { migrationNames } from '../platform/migrate.ts'
import { firstFilledTable, moveRows } from '../platform/move-rows.ts'
import { DatabaseUnusableError } from '../platform/postgres.ts'
import { loadSecrets } from '../platform/secrets.ts'
import { type Settings, SettingsError } from '../platform/settings.ts'
import { ensureKnownKeys } from '../secret-key/service.ts'
import { migrations } from '../tables.ts'
import { brokenBooks } from './check-books.ts'

/**
 * `npm run --silent database:move`, with the server stopped and in the environment that it is to have: copies the embedded
 * database of DATA_DIR into the empty PostgreSQL database of DATABASE_URL, whole or not at all, and checks the books
 * there. What is in DATA_DIR stays as it is. Where it is not possible it throws, and may then be run again.
 */
export async function moveDatabase(settings: Settings): Promise<void> {
  if (settings.databaseUrl === null)
    throw new SettingsError(['DATABASE_URL must name the empty PostgreSQL database to move to'])
  const source = await openExistingDatabase({ databaseUrl: null, dataDir: settings.dataDir }, migrations)
  try {
    await ensureKnownKeys({ ...source, secrets: loadSecrets(settings) })
    // A table may be large, and nobody else waits for this.
    const target = await openDatabase({ ...settings, statementSeconds: 3_600 }, migrations)
    await move(source, target).finally(() => target.close())
  } finally {
    await source.close()
  }
  console.log('Everything was moved, and the books are right. From now on start the server with DATABASE_URL.')
  if (settings.secretKeys.length === 0)
    console.log(
      `Set SECRET_KEY to what ${settings.dataDir}/secret-key holds, wherever the server runs: what is stored is sealed with it.`,
    )
}

async function move(source: Database, target: Database) {
  const filled = await firstFilledTable(target.db, seededAccounts)
  if (filled)
    throw new DatabaseUnusableError(`The database of DATABASE_URL is not empty (${filled} has rows). Make a new one.`)
  const [here, there] = await Promise.all([migrationNames(source.db), migrationNames(target.db)])
  if (here.join() !== there.join())
    throw new DatabaseUnusableError('The two databases were migrated by different releases. Use the newer one.')
  const moved = await withMailQueue(target, (jobs) =>
    moveRows(source, target, async (tx) => {
      const broken = await brokenBooks(tx)
      if (broken.length > 0)
        throw new DatabaseUnusableError(
          `The books are not right (${broken.join('; ')}). Nothing was moved: look at DATA_DIR with ledger:check first.`,
        )
      await enqueueForgottenMails(tx, jobs)
    }),
  )
  for (const [name, rows] of moved) if (rows > 0) console.log(`${name}: ${rows}`)
}
