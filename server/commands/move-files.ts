import { systemClock } from '../platform/clock.ts'
import { commandLine } from '../platform/command-line.ts'
import type { Database } from '../platform/database.ts'
import { openFileStore } from '../platform/open-file-store.ts'
import { loadSecrets, type Secrets } from '../platform/secrets.ts'
import type { Settings } from '../platform/settings.ts'
import { type Moved, moveToDatabase, moveToStore } from '../reports/move-files.ts'
import type { FileDeps } from '../reports/stored-files.ts'
import { ensureKnownKeys } from '../secret-key/service.ts'
import { CommandError } from '../startup-errors.ts'

type OpenFiles = FileDeps & Pick<Database, 'transaction'>

/** Works with the store of FILES_URL, if there is one, and closes it. */
export async function withFiles<T>(
  { db, transaction, secrets }: Pick<Database, 'db' | 'transaction'> & { secrets: Secrets },
  settings: Settings,
  work: (deps: OpenFiles) => Promise<T>,
): Promise<T> {
  const files = await openFileStore(settings.files)
  try {
    return await work({ db, transaction, secrets, clock: systemClock, files })
  } finally {
    files?.close()
  }
}

const moves: Record<string, (deps: OpenFiles) => Promise<Moved>> = {
  'to-store': moveToStore,
  'to-database': moveToDatabase,
}

/**
 * `files:move -- to-store|to-database`: moves the files of all reports into the store of FILES_URL, or out of it. May be
 * stopped and repeated, and on PostgreSQL the server may run. Exits with 1 where some cannot be read, which stay.
 */
export async function moveFiles([where = '', ...others]: string[], database: Database, settings: Settings) {
  const move = Object.hasOwn(moves, where) ? moves[where] : undefined
  if (!move || others.length > 0)
    throw new CommandError(`Say where to: ${commandLine('files:move', 'to-store')}, or to-database`)
  if (settings.files === null) throw new CommandError('FILES_URL must name the store to move files into, or out of')
  const deps = { ...database, secrets: loadSecrets(settings) }
  await ensureKnownKeys(deps)
  const counts = await withFiles(deps, settings, move)
  console.log(`${counts.moved} files moved`)
  reportUnreadable(counts)
}

export function reportUnreadable({ unreadable }: Moved): void {
  if (unreadable === 0) return
  console.log(`${unreadable} files are missing or were changed, and stay as they are`)
  process.exitCode = 1
}
