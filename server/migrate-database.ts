/*
 * `npm run --silent migrate`, in the environment of the server: brings the database's tables up to date, as a start does,
 * so that a large site can do it before it starts the new release (docs/operations.md). Says which migrations ran; exits 2
 * when one does not run, and keeps those before it.
 */
import { migrations } from './migrations.ts'
import { openExistingDatabase } from './platform/database.ts'
import { readSettings } from './platform/settings.ts'
import { commandErrorLines } from './startup-errors.ts'

try {
  const database = await openExistingDatabase(readSettings(process.env), migrations, {
    onDone: (name) => console.log(`Done: ${name}`),
    onWait: (line) => console.log(line),
  })
  await database.close()
  console.log('The database is up to date.')
} catch (error) {
  for (const line of commandErrorLines(error)) console.error(line)
  process.exitCode = 2
}
