/*
 * `npm run --silent end-sessions -- <account id>`, or `-- all`, in the environment of the server: signs an account, or
 * everybody, out at once, and says how many sessions that ended. Where that is not possible it says why, and exits 2.
 */
import { deleteSessions } from './accounts/service.ts'
import { migrations } from './migrations.ts'
import { deletedRows } from './platform/batches.ts'
import { openExistingDatabase } from './platform/database.ts'
import { readSettings } from './platform/settings.ts'
import { commandErrorLines } from './startup-errors.ts'

const [whose = ''] = process.argv.slice(2)
const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(whose)

try {
  if (isId || whose === 'all') console.log(`${await endSessions()} sessions ended`)
  else {
    console.error('Say whose sessions are to end: npm run --silent end-sessions -- <account id>, or -- all')
    process.exitCode = 2
  }
} catch (error) {
  for (const line of commandErrorLines(error)) console.error(line)
  process.exitCode = 2
}

/** No event is written: whoever runs commands on the database can be seen in its own log. */
async function endSessions(): Promise<number> {
  const database = await openExistingDatabase(readSettings(process.env), migrations)
  try {
    return deletedRows(await deleteSessions(database.db, isId ? whose : null))
  } finally {
    await database.close()
  }
}
