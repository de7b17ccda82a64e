/*
 * `npm run --silent ledger:check [-- --minutes 120]`, in the environment of the server: asks the books every question
 * that must find nothing (docs/reliability.md 1.4), and lists payments that somebody must look at. Each question may take
 * 30 minutes, or as many as given. Exits 1 when a rule is broken, 2 when it is not possible to ask.
 */
import { parseArgs } from 'node:util'
import { brokenInvariants } from './credits/invariants.ts'
import { migrations } from './migrations.ts'
import { describeParkedPayments } from './payments/service.ts'
import { openExistingDatabase } from './platform/database.ts'
import { readSettings, SettingsError } from './platform/settings.ts'
import { commandErrorLines } from './startup-errors.ts'

/** The database's own word for a statement that took too long. */
const tookTooLong = '57014'

let minutes = 0
try {
  minutes = readMinutes()
  const settings = { ...readSettings(process.env), statementSeconds: minutes * 60 }
  const database = await openExistingDatabase(settings, migrations)
  try {
    const broken = await brokenInvariants(database.db)
    for (const name of broken) console.log(`broken: ${name}`)
    for (const line of await describeParkedPayments(database.db)) console.log(line)
    if (broken.length > 0) process.exitCode = 1
    else console.log('The books are right.')
  } finally {
    await database.close()
  }
} catch (error) {
  if (error instanceof Error && Reflect.get(error, 'code') === tookTooLong)
    console.error(
      `The books were not checked to the end: a question took longer than ${minutes} minutes, or somebody cancelled it. To give it more time: npm run --silent ledger:check -- --minutes ${minutes * 4}`,
    )
  else for (const line of commandErrorLines(error)) console.error(line)
  process.exitCode = 2
}

function readMinutes(): number {
  const { values } = parseArgs({ options: { minutes: { type: 'string', default: '30' } } })
  const given = Number(values.minutes)
  if (/^\d+$/.test(values.minutes) && given >= 1 && given <= 1_440) return given
  throw new SettingsError(['--minutes must be a whole number from 1 to 1440'])
}
