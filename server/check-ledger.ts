/*
 * `npm run --silent ledger:check`, in the environment of the server: asks the books every question that must find nothing
 * (docs/reliability.md 1.4), and lists payments that somebody must look at. Exits 1 when a rule is broken, 2 when it is
 * not possible to ask.
 */
import { brokenInvariants } from './credits/invariants.ts'
import { migrations } from './migrations.ts'
import { parkedPayments } from './payments/service.ts'
import { openExistingDatabase } from './platform/database.ts'
import { readSettings } from './platform/settings.ts'
import { startupErrorLines } from './startup-errors.ts'
import type { Tables } from './tables.ts'

try {
  const database = await openExistingDatabase<Tables>(readSettings(process.env), migrations)
  try {
    const broken = await brokenInvariants(database.db)
    for (const name of broken) console.log(`broken: ${name}`)
    for (const line of await parkedPayments(database.db)) console.log(line)
    if (broken.length > 0) process.exitCode = 1
    else console.log('The books are right.')
  } finally {
    await database.close()
  }
} catch (error) {
  for (const line of startupErrorLines(error) ?? [error]) console.error(line)
  process.exitCode = 2
}
