/*
 * `npm run --silent mail:flush`, in the environment of the server and beside it: mails that wait to be tried again are due
 * now, as after an outage of the mail server. Beside the embedded database, which opens for one process only, start the
 * server anew instead. Exits 2 with a line when it is not possible.
 */
import { flushMails, mailQueueSettings } from './mail/flush.ts'
import { migrations } from './migrations.ts'
import { openExistingDatabase } from './platform/database.ts'
import { startJobs } from './platform/jobs.ts'
import { readSettings } from './platform/settings.ts'
import { commandErrorLines } from './startup-errors.ts'

try {
  const database = await openExistingDatabase(readSettings(process.env), migrations)
  try {
    const queues = [{ ...mailQueueSettings, work: async () => {} }]
    const jobs = await startJobs(database.jobs, { queues, working: false, onError: () => {} })
    try {
      console.log(`${await flushMails(database.db, jobs)} mails are due now`)
    } finally {
      await jobs.stop()
    }
  } finally {
    await database.close()
  }
} catch (error) {
  for (const line of commandErrorLines(error)) console.error(line)
  process.exitCode = 2
}
