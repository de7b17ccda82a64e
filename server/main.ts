/*
 * Starts the server: settings → database → jobs → listen; and stops it in the opposite order on SIGTERM or SIGINT.
 */
import closeWithGrace from 'close-with-grace'
import { readSettings } from './platform/settings.ts'
import { startServer } from './start.ts'
import { whyNotStarted } from './start-fault.ts'

try {
  const settings = readSettings(process.env)
  const server = await startServer(settings)
  // Requests and jobs have ten seconds each to finish.
  closeWithGrace({ delay: (settings.drainSeconds + 30) * 1000, logger: false }, async ({ err }) => {
    if (err) console.error(err)
    await server.stop()
  })
  for (const line of server.greeting) console.log(line)
} catch (error) {
  for (const line of whyNotStarted(error) ?? [error]) console.error(line)
  process.exit(1)
}
