import { isIPv6 } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import closeWithGrace from 'close-with-grace'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { ensureDemoAccount, ensureFirstSuperuser } from './accounts/first-accounts.ts'
import { createApp, createDeps } from './app.ts'
import { sendWaitingMails } from './mail/service.ts'
import { smtpMailer } from './mail/smtp-mailer.ts'
import { refuseMixedPurchases } from './payments/mixed-purchases.ts'
import { startSandbox, webhookPath } from './payments/sandbox.ts'
import { providerFor } from './payments/service.ts'
import { systemClock } from './platform/clock.ts'
import { openDatabase } from './platform/database/database.ts'
import { makePrivate } from './platform/database/private-files.ts'
import { closeHttp } from './platform/http/close.ts'
import { faultLine } from './platform/jobs/jobs.ts'
import { writeSecurityLine } from './platform/logs/security-log.ts'
import { loadSecrets } from './platform/secrets/secrets.ts'
import { paymentMode, readSettings, type Settings } from './platform/settings/settings.ts'
import { rememberExamples } from './reports/service.ts'
import { ensureKnownKeys } from './secret-key/service.ts'
import { findBuild } from './site/pages.ts'
import { productName } from './site/product.ts'
import { startupErrorLines } from './startup-errors.ts'
import { migrations } from './tables.ts'
import { startWatching } from './watch.ts'

interface RunningServer {
  greeting: string[]
  /** Answers "not ready" for DRAIN_SECONDS, finishes what is under way, and closes everything in order. */
  stop(): Promise<void>
}

/** A mail that is given up is lost to a person who waits for it. */
const mailLevels = { sent: 'info', dropped: 'info', retry: 'warn', dead: 'error' } as const

const buildFolder = join(import.meta.dirname, '..', 'web', 'build')

const playMoney =
  'Payments are in test mode (SANDBOX_PAYMENTS=on, or a test key): nobody is charged, and whatever is bought is play money. Every page says so. Real payments need another, empty database.'

/** Opens everything and listens. Throws before it listens when anything is missing. */
async function startServer(settings: Settings): Promise<RunningServer> {
  // What an earlier version made, or a copy brought along, may be open to others.
  makePrivate(settings.dataDir)
  const database = await openDatabase(settings, migrations, { onWait: (line) => console.error(line) })
  const secrets = loadSecrets(settings)
  await ensureKnownKeys({ ...database, secrets })
  await refuseMixedPurchases(database.db, paymentMode(settings))
  const { smtpUrl, mailFrom } = settings
  // Only development has no mail server, and an installation for production no mailbox.
  const mailer = smtpUrl ? smtpMailer({ smtpUrl, mailFrom }) : (await import('./mail/mailbox.ts')).mailbox(settings)
  // Jobs start before there is an application to log with; until then there is nothing to log.
  let log: FastifyBaseLogger | null = null
  const logged = Promise.withResolvers<FastifyBaseLogger>()
  const faultLogger = (part: string) => (error: Error, job?: string) => log?.error(faultLine(error, job), part)
  const sandbox = await startSandbox(settings, { seller: productName, onError: faultLogger('payment sandbox') })
  const deps = await createDeps(
    {
      ...{ settings, secrets, clock: systemClock, database, mailer },
      payments: providerFor(settings.stripe ?? sandbox),
    },
    {
      onMail: (event) => log?.[mailLevels[event.outcome]](event, 'mail'),
      onCheck: (result) => log?.[result.found > 0 ? 'error' : 'info'](result, 'nightly check'),
      // A line that is written once is not lost: it waits for the log.
      onAction: async (line) => writeSecurityLine(await logged.promise, 'info', line),
      onError: faultLogger('job queue'),
      working: settings.role !== 'web',
    },
  )

  // Another process may be sending them just now, where there can be one.
  if (database.kind === 'embedded') await sendWaitingMails(deps)

  let stopping = false
  const build = settings.role === 'worker' ? null : findBuild(buildFolder)
  if (build) await rememberExamples(deps, build.reports)
  const app = await createApp(deps, {
    build,
    databaseState: database.state,
    sandboxAddress: sandbox?.apiBase ?? null,
    isStopping: () => stopping,
  })
  log = app.log
  logged.resolve(app.log)
  if (settings.production && paymentMode(settings) === 'test') app.log.warn(playMoney)
  await ensureFirstSuperuser(deps)
  const demo = await ensureDemoAccount(deps)
  const stopWatching = await startWatching(deps, database)
  await app.listen({ port: settings.port, host: settings.host })
  sandbox?.sendTo(`${loopbackAddress(app.server.address())}${webhookPath}`)

  return {
    greeting: greeting(settings, demo),
    async stop() {
      stopping = true
      await wait(settings.drainSeconds * 1000)
      await closeHttp(app, { lullMs: settings.drainSeconds * 1000 })
      await sandbox?.close()
      await deps.jobs.stop()
      await deps.printer.close()
      await stopWatching()
      await mailer.close()
      await database.close()
    },
  }
}

function loopbackAddress(address: ReturnType<FastifyInstance['server']['address']>): string {
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port')
  const host = ['0.0.0.0', '::'].includes(address.address) ? '127.0.0.1' : address.address
  return `http://${isIPv6(host) ? `[${host}]` : host}:${address.port}`
}

function greeting(
  { role, publicUrl, smtpUrl, production, sandboxPayments }: Settings,
  demo: { email: string; password: string } | null,
): string[] {
  if (role === 'worker') return [`${productName} is ready: it runs jobs, and answers only /health/`]
  return [
    `${productName} is ready: ${publicUrl}`,
    ...(!production && !smtpUrl ? [`Mails it sends:    ${publicUrl}/dev/mail`] : []),
    ...(!production && sandboxPayments ? [`Test payments:     ${publicUrl}/sandbox/`] : []),
    ...(demo ? [`Demo account:      ${demo.email}, password: ${demo.password}`] : []),
  ]
}

/** Runs the server until a signal stops it; where it cannot start, prints why and ends the process with 1. */
export async function runServer(): Promise<void> {
  try {
    const settings = readSettings(process.env)
    for (const line of settings.warnings) console.error(line)
    const server = await startServer(settings)
    // Requests have thirty seconds to finish, and jobs ten.
    closeWithGrace({ delay: (settings.drainSeconds + 50) * 1000, logger: false }, async ({ err }) => {
      if (err) console.error(err)
      await server.stop()
    })
    for (const line of server.greeting) console.log(line)
  } catch (error) {
    for (const line of startupErrorLines(error) ?? [error]) console.error(line)
    process.exit(1)
  }
}
