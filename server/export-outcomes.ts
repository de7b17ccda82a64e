/*
 * `npm run --silent outcomes > outcomes.csv`, in the environment of the server: writes what was reported with consent,
 * for `npm run model -- update`. Standard error tells how many there were; when it is not possible, why, and it exits 2.
 */
import { migrations } from './migrations.ts'
import { exportOutcomes } from './outcomes/service.ts'
import { openExistingDatabase } from './platform/database.ts'
import { FolderInUseError } from './platform/folder-lock.ts'
import { loadSecrets, WrongSecretKeyError } from './platform/secrets.ts'
import { readSettings, type Settings } from './platform/settings.ts'
import { commandErrorLines } from './startup-errors.ts'

try {
  const settings = readSettings(process.env)
  const { csv, written, leftOut } = await readOutcomes(settings)
  process.stdout.write(csv)
  console.error(`${written} written${leftOut > 0 ? `, ${leftOut} left out (see docs/operations.md)` : ''}`)
} catch (error) {
  for (const line of whyNotExported(error)) console.error(line)
  process.exitCode = 2
}

/** Whole or not at all: half a file would look like all of it. */
async function readOutcomes(settings: Settings) {
  const database = await openExistingDatabase(settings, migrations)
  try {
    return await exportOutcomes({ ...database, secrets: loadSecrets(settings) })
  } finally {
    await database.close()
  }
}

function whyNotExported(error: unknown): string[] {
  if (error instanceof FolderInUseError)
    return ['The server is running on this data folder, which opens for one process only: stop it, export, start it.']
  if (error instanceof WrongSecretKeyError) return ['The answers were stored with another SECRET_KEY than this one.']
  return commandErrorLines(error)
}
