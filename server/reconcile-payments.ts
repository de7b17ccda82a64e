/*
 * `npm run --silent reconcile [-- days]`, in the environment of the server: lists every difference between the payment
 * provider and our books, of the last 90 days or as many as given. None is the expected answer. Exits 1 when there are some,
 * 2 when it is not possible to tell.
 */
import { migrations } from './migrations.ts'
import { findDifferences } from './payments/differences.ts'
import { startSandbox } from './payments/sandbox.ts'
import { providerFor } from './payments/service.ts'
import { systemClock } from './platform/clock.ts'
import { openExistingDatabase } from './platform/database.ts'
import { readSettings, SettingsError } from './platform/settings.ts'
import { productName } from './site/product.ts'
import { commandErrorLines } from './startup-errors.ts'

try {
  const settings = readSettings(process.env)
  const days = Number(process.argv[2] ?? 90)
  if (!Number.isInteger(days) || days < 1)
    throw new SettingsError(['The number of days must be a whole number above 0'])
  const database = await openExistingDatabase(settings, migrations)
  const sandbox = await startSandbox(settings, { seller: productName, onError: console.error })
  try {
    const payments = providerFor(settings.stripe ?? sandbox)
    if (!payments) throw new SettingsError(['There is no payment provider: set STRIPE_SECRET_KEY'])
    let found = 0
    for await (const difference of findDifferences({ ...database, clock: systemClock, payments }, days)) {
      console.log(difference)
      found += 1
    }
    console.log(found === 0 ? 'Provider and books agree.' : `Differences: ${found}`)
    if (found > 0) process.exitCode = 1
  } finally {
    await sandbox?.close()
    await database.close()
  }
} catch (error) {
  for (const line of commandErrorLines(error)) console.error(line)
  process.exitCode = 2
}
