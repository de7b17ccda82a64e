import { daySeconds } from '@settlesg/contract'
import { deleteAgain } from '../accounts/delete-account.ts'
import { disableAgain, endAccess } from '../accounts/service.ts'
import { holdMails, withMailQueue } from '../mail/flush.ts'
import { ProviderRefusedError, ProviderUnavailableError } from '../payments/provider.ts'
import type { Clock } from '../platform/clock.ts'
import { commandLine } from '../platform/command-line.ts'
import type { Database } from '../platform/database/database.ts'
import { loadSecrets } from '../platform/secrets/secrets.ts'
import type { Settings } from '../platform/settings/settings.ts'
import { ensureKnownKeys, wasEverUsed } from '../secret-key/service.ts'
import { CommandError } from '../startup-errors.ts'
import { brokenBooks } from './check-books.ts'
import { printDifferences } from './payment-differences.ts'
import { gapSince, readServerLog } from './read-server-log.ts'

interface Restored {
  /** When the dump was made, as its name says: 2026-11-28T1830Z. */
  made: string
  /** Files with what the server printed since; `none` where it is lost. */
  logs: string[]
}

interface Scene {
  database: Database
  settings: Settings
  clock: Clock
  print: (line: string) => void
}

/** Harmless to repeat. False where not all was right. Throws `CommandError`, `WrongSecretKeyError` before any write. */
export async function afterRestore({ made, logs }: Restored, scene: Scene): Promise<boolean> {
  const { database, settings, clock, print } = scene
  const at = readMoment(made)
  if (logs.length === 0) throw new CommandError('--log must name what the server printed since; none where it is lost')
  const log = await readServerLog(logs.filter((file) => file !== 'none'))
  const deps = { ...database, secrets: loadSecrets(settings), clock }
  if (!(await wasEverUsed(database.db)))
    throw new CommandError('No server ever started on this database: it is not restored. Restore into a new one.')
  await ensureKnownKeys(deps)
  const { deleted, switched, held, ended } = await withMailQueue(database, () =>
    database.transaction(async (tx) => {
      let [deleted, switched] = [0, 0]
      for (const id of log.deleted) if (await deleteAgain(tx, deps, id)) deleted += 1
      const ended = await endAccess(tx, null)
      for (const [id, when] of log.disabled) if (await disableAgain(tx, id, when)) switched += 1
      return { deleted, switched, held: await holdMails(tx, deps), ended }
    }),
  )
  print(`${deleted} accounts deleted again, of ${log.deleted.size} in the log; ${ended} sessions ended`)
  print(`${switched} accounts disabled or enabled again, of ${log.disabled.size} in the log`)
  print(`${held} mails are held: ${commandLine('operator', 'dead-mails')}, then resend`)
  const gap = gapSince(log, at)
  if (gap !== null) print(gap)
  const broken = await brokenBooks(database.db)
  for (const rule of broken) print(`broken: ${rule}`)
  if (broken.length === 0) print('The books are right.')
  return (await agreesWithProvider(at, scene)) && broken.length === 0 && gap === null
}

function readMoment(text: string): Date {
  const [, day, hour, minute] = /^(20\d\d-\d\d-\d\d)T(\d\d):?(\d\d)Z$/.exec(text) ?? []
  const moment = new Date(`${day}T${hour}:${minute}Z`)
  if (Number.isNaN(moment.getTime()))
    throw new CommandError('--made must say when the dump was made, as its name does: --made 2026-11-28T1830Z')
  return moment
}

async function agreesWithProvider(made: Date, { database, settings, clock, print }: Scene): Promise<boolean> {
  // A checkout may have been opened a day before it was paid.
  const days = Math.ceil((clock.now().getTime() - made.getTime()) / (daySeconds * 1000)) + 1
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
