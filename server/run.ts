import closeWithGrace from 'close-with-grace'
import { readSettings } from './platform/settings.ts'
import { startServer } from './start.ts'
import { startupErrorLines } from './startup-errors.ts'

/** Runs the server until it is told to stop; ends the process with 1, and says why, when it cannot start. */
export async function runServer(): Promise<void> {
  try {
    const settings = readSettings(process.env)
    for (const line of settings.warnings) console.error(line)
    const server = await startServer(settings)
    // Requests and jobs have ten seconds each to finish.
    closeWithGrace({ delay: (settings.drainSeconds + 30) * 1000, logger: false }, async ({ err }) => {
      if (err) console.error(err)
      await server.stop()
    })
    for (const line of server.greeting) console.log(line)
  } catch (error) {
    for (const line of startupErrorLines(error) ?? [error]) console.error(line)
    process.exit(1)
  }
}
