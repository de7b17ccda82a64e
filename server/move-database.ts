/*
 * `npm run --silent database:move`, with the server stopped and in the environment that it is to have: copies the embedded
 * database of DATA_DIR into the empty PostgreSQL database of DATABASE_URL, whole or not at all, and checks the books
 * there. What is in DATA_DIR stays as it is. Exits 2 with a line when it is not possible; it may then be run again.
 */
import { brokenInvariants } from './credits/invariants.ts'
import { enqueueForgottenMails, mailQueueSettings } from './mail/flush.ts'
import { migrations } from './migrations.ts'
import { type Database, openDatabase, openExistingDatabase } from './platform/database.ts'
import { startJobs } from './platform/jobs.ts'
import { migrationNames } from './platform/migrate.ts'
import { firstFilledTable, moveRows } from './platform/move-rows.ts'
import { DatabaseUnusableError } from './platform/postgres.ts'
import { loadSecrets } from './platform/secrets.ts'
import { readSettings, type Settings, SettingsError } from './platform/settings.ts'
import { ensureKnownKeys } from './secret-key/service.ts'
import { commandErrorLines } from './startup-errors.ts'

try {
  const settings = readSettings(process.env)
  if (settings.databaseUrl === null)
    throw new SettingsError(['DATABASE_URL must name the empty PostgreSQL database to move to'])
  const source = await openExistingDatabase({ databaseUrl: null, dataDir: settings.dataDir }, migrations)
  try {
    await ensureKnownKeys({ ...source, secrets: loadSecrets(settings) })
    // A table may be large, and nobody else waits for this.
    const target = await openDatabase({ ...settings, statementSeconds: 3_600 }, migrations)
    await move(source, target, settings).finally(() => target.close())
  } finally {
    await source.close()
  }
} catch (error) {
  for (const line of commandErrorLines(error)) console.error(line)
  process.exitCode = 2
}

async function move(source: Database, target: Database, { dataDir, secretKeys }: Settings) {
  const filled = await firstFilledTable(target.db)
  if (filled)
    throw new DatabaseUnusableError(`The database of DATABASE_URL is not empty (${filled} has rows). Make a new one.`)
  const [here, there] = await Promise.all([migrationNames(source.db), migrationNames(target.db)])
  if (here.join() !== there.join())
    throw new DatabaseUnusableError('The two databases were migrated by different releases. Use the newer one.')

  const jobs = await startJobs(target.jobs, {
    queues: [{ ...mailQueueSettings, work: async () => {} }],
    working: false,
    onError: () => {},
  })
  try {
    const moved = await moveRows(source, target, async (tx) => {
      const broken = await brokenInvariants(tx)
      if (broken.length > 0)
        throw new DatabaseUnusableError(
          `The books are not right (${broken.join('; ')}). Nothing was moved: look at DATA_DIR with ledger:check first.`,
        )
      await enqueueForgottenMails(tx, jobs)
    })
    for (const [name, rows] of moved) if (rows > 0) console.log(`${name}: ${rows}`)
  } finally {
    await jobs.stop()
  }
  console.log('Everything was moved, and the books are right. From now on start the server with DATABASE_URL.')
  if (secretKeys.length === 0)
    console.log(
      `Set SECRET_KEY to what ${dataDir}/secret-key holds, wherever the server runs: what is stored is sealed with it.`,
    )
}
