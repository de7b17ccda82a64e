/* `npm run --silent NAME`; what a command cannot do it explains in a line, and exits with 2 (docs/operations.md). */

import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { formerMailboxesByKey } from '../accounts/former-mailboxes.ts'
import { fingerprintsByKey, renewFingerprints } from '../cases/fingerprints.ts'
import { flushMails, withMailQueue } from '../mail/flush.ts'
import { exportOutcomes } from '../outcomes/service.ts'
import { describePaymentsToReview } from '../payments/service.ts'
import { systemClock } from '../platform/clock.ts'
import { commandLine } from '../platform/command-line.ts'
import { type Database, type DatabaseLocation, openExistingDatabase } from '../platform/database/database.ts'
import { FolderInUseError } from '../platform/database/folder-lock.ts'
import type { MigrationReports } from '../platform/database/migrate.ts'
import { loadSecrets, WrongSecretKeyError } from '../platform/secrets/secrets.ts'
import { readSettings, type Settings } from '../platform/settings/settings.ts'
import { ensureKnownKeys, forgetUnusedKeys, resealAll } from '../secret-key/service.ts'
import { CommandError, commandErrorLines } from '../startup-errors.ts'
import { migrations } from '../tables.ts'
import { brokenBooks } from './check-books.ts'
import { runDoctor } from './doctor.ts'
import { runOperator } from './operator.ts'
import { printDifferences } from './payment-differences.ts'

const commands: Record<string, (args: string[]) => Promise<void>> = {
  migrate,
  reconcile,
  outcomes: writeOutcomes,
  'ledger:check': checkLedger,
  'mail:flush': flush,
  operator: async (args) => {
    const print = (line: string) => console.log(line)
    if (!(await runOperator(args, { onDatabase, systemUser: systemUser(), print }))) process.exitCode = 1
  },
  doctor: () => runDoctor(),
  'rotate-keys': rotateKeys,
}

/** Null where the system has no name for it, as in a container. */
function systemUser(): string | null {
  try {
    return userInfo().username
  } catch (error) {
    if (Reflect.get(Object(error), 'syscall') !== 'uv_os_get_passwd') throw error
    return null
  }
}

async function onDatabase<T>(
  work: (database: Database, settings: Settings) => Promise<T>,
  { reports, ...limits }: { reports?: MigrationReports } & Pick<DatabaseLocation, 'statementSeconds'> = {},
): Promise<T> {
  const settings = readSettings(process.env)
  const database = await openExistingDatabase({ ...settings, ...limits }, migrations, reports)
  try {
    return await work(database, settings)
  } finally {
    await database.close()
  }
}

/** As a start does it, so that a large site can do it before it starts the new release. */
async function migrate() {
  const reports = {
    onDone: (migration: string) => console.log(`Done: ${migration}`),
    onWait: (line: string) => console.log(line),
  }
  await onDatabase(async () => {}, { reports })
  console.log('The database is up to date.')
}

/** For after an outage of the mail server. An embedded database opens for one process: restart the server instead. */
async function flush() {
  await onDatabase((database) =>
    withMailQueue(database, async (jobs) => console.log(`${await flushMails(database.db, jobs)} mails are due now`)),
  )
}

/** Exits with 1 where payment provider and books differ. */
async function reconcile([days = '90']: string[]) {
  if (!/^[1-9]\d*$/.test(days)) throw new CommandError('The number of days must be a whole number above 0')
  await onDatabase(async (database, settings) => {
    const found = await printDifferences(database, settings, {
      days: Number(days),
      clock: systemClock,
      print: console.log,
    })
    if (found === null) throw new CommandError('There is no payment provider: set STRIPE_SECRET_KEY')
    if (found > 0) process.exitCode = 1
  })
}

/** PostgreSQL's code for a statement that took too long. */
const queryCanceled = '57014'

/** Exits with 1 when a rule is broken (docs/reliability.md 1.4). A query may take 30 minutes, or as many as given. */
async function checkLedger(args: string[]) {
  const { values } = parseArgs({ args, options: { minutes: { type: 'string', default: '30' } } })
  const minutes = Number(values.minutes)
  if (!/^\d+$/.test(values.minutes) || minutes < 1 || minutes > 1_440)
    throw new CommandError('--minutes must be a whole number from 1 to 1440')
  const check = async ({ db }: Database) => {
    const broken = await brokenBooks(db)
    for (const rule of broken) console.log(`broken: ${rule}`)
    for (const line of await describePaymentsToReview(db)) console.log(line)
    if (broken.length > 0) process.exitCode = 1
    else console.log('The books are right.')
  }
  await onDatabase(check, { statementSeconds: minutes * 60 }).catch((error: unknown) => {
    if (!(error instanceof Error) || Reflect.get(error, 'code') !== queryCanceled) throw error
    throw new CommandError(
      `The books were not checked to the end: a question took longer than ${minutes} minutes, or somebody cancelled it. To give it more time: ${commandLine('ledger:check', `--minutes ${minutes * 4}`)}`,
    )
  })
}

/** Whole or not at all: half a file would look like all of it. The count goes to standard error. */
async function writeOutcomes() {
  const { csv, written, leftOut } = await onDatabase((database, settings) =>
    exportOutcomes({ ...database, secrets: loadSecrets(settings) }),
  ).catch((error: unknown) => {
    if (error instanceof FolderInUseError)
      throw new CommandError(
        'The server is running on this data folder, which opens for one process only: stop it, export, start it.',
      )
    if (error instanceof WrongSecretKeyError)
      throw new CommandError('The answers were stored with another SECRET_KEY than this one.')
    throw error
  })
  process.stdout.write(csv)
  console.error(`${written} written${leftOut > 0 ? `, ${leftOut} left out (see docs/operations.md)` : ''}`)
}

type Counts = Map<string, number>

/** Start every process of the server with the new key first. Harmless to repeat. */
async function rotateKeys() {
  await onDatabase(async (database, settings) => {
    const deps = { ...database, secrets: loadSecrets(settings) }
    await ensureKnownKeys(deps)
    const sealed = await resealAll(deps)
    const digests = await renewFingerprints(deps)
    console.log(`${sealed} values and ${digests} digests are now of key ${deps.secrets.keyId}`)
    const [answers, mailboxes] = [await fingerprintsByKey(deps), await formerMailboxesByKey(deps)]
    const needs = await forgetUnusedKeys(deps, answers, mailboxes)
    for (const need of needs) for (const line of describeNeed(need, answers, mailboxes)) console.log(line)
  })
}

function describeNeed(
  { id, sealed, digests }: { id: string; sealed: number; digests: number },
  answers: Counts,
  mailboxes: Counts,
) {
  if (sealed > 0) return [`key ${id} is needed: ${sealed} values were written with it meanwhile; run this again`]
  if (digests === 0)
    return [`key ${id} is not needed any more: take it out of SECRET_KEY when the sessions that it signed have ended`]
  const [deleted, former] = [answers.get(id) ?? 0, mailboxes.get(id) ?? 0]
  return [
    deleted > 0 && `key ${id} is needed: only it finds ${deleted} deleted answers, which else would be charged again`,
    former > 0 &&
      `key ${id} is needed: only it knows ${former} mailboxes of former accounts, which else would get another trial credit; within a year of each they are forgotten`,
  ].filter((line) => line !== false)
}

const [name = '', ...words] = process.argv.slice(2)
// npm takes it away itself.
const args = words[0] === '--' ? words.slice(1) : words
try {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command)
    throw new CommandError(`There is no command ${name}. Choose one of: ${Object.keys(commands).join(', ')}`)
  await command(args)
} catch (error) {
  for (const line of commandErrorLines(error)) console.error(line)
  process.exitCode = 2
}
