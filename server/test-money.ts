/*
 * `npm run --silent test-money [-- remove]`, in the environment of the server: says how many credits in wallets were bought
 * with play money, in the sandbox or by a test key; `remove` takes them back first. A live key is refused while some are
 * left. Exits 1 when some are left, 2 when it is not possible to tell.
 */
import { migrations } from './migrations.ts'
import { describeTestMoney, removeAllTestMoney } from './payments/test-money.ts'
import { openExistingDatabase } from './platform/database.ts'
import { readSettings, SettingsError } from './platform/settings.ts'
import { commandErrorLines } from './startup-errors.ts'

try {
  const given = process.argv.slice(2)
  if (given.length > 1 || (given.length === 1 && given[0] !== 'remove'))
    throw new SettingsError(['The only word that this command takes is: remove'])
  const database = await openExistingDatabase(readSettings(process.env), migrations)
  try {
    const before = await describeTestMoney(database.db)
    if (before !== null) console.log(before)
    if (given.length > 0) await removeAllTestMoney(database)
    const left = given.length > 0 ? await describeTestMoney(database.db) : before
    if (left === null) console.log('No wallet holds anything that was bought with play money.')
    else process.exitCode = 1
  } finally {
    await database.close()
  }
} catch (error) {
  for (const line of commandErrorLines(error)) console.error(line)
  process.exitCode = 2
}
