import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { ensureDemoAccount, ensureFirstSuperuser } from './accounts/first-accounts.ts'
import { createApp, createDeps } from './app.ts'
import { sealLabels } from './assessments/service.ts'
import { mailbox } from './mail/mailbox.ts'
import { sendWaitingMails } from './mail/service.ts'
import { smtpMailer } from './mail/smtp-mailer.ts'
import { migrations } from './migrations.ts'
import { systemClock } from './platform/clock.ts'
import { openDatabase } from './platform/database.ts'
import { closeHttp } from './platform/http/close.ts'
import { makePrivate } from './platform/private-files.ts'
import { secretsOf } from './platform/secrets.ts'
import type { Settings } from './platform/settings.ts'
import { ensureKnownKeys } from './secret-key/service.ts'
import { findBuild } from './site/pages.ts'
import { productName } from './site/product.ts'
import type { Tables } from './tables.ts'

export interface RunningServer {
  /** What to tell whoever started it. */
  greeting: string[]
  /** Answers "not ready" for DRAIN_SECONDS, finishes what is under way, and closes everything in order. */
  stop(): Promise<void>
}

const buildFolder = join(import.meta.dirname, '..', 'web', 'build')

const embeddedRisk =
  'The embedded database never calls fsync: a power cut or a crash of the machine can lose what was acknowledged. Only one process can use it.'

/** Opens everything and listens. Throws before it listens when anything is missing. */
export async function startServer(settings: Settings): Promise<RunningServer> {
  // What an earlier version made, or a copy brought along, may be open to others.
  makePrivate(settings.dataDir)
  const database = await openDatabase<Tables>(settings, migrations)
  const secrets = secretsOf(settings)
  await ensureKnownKeys({ ...database, secrets })
  await sealLabels({ ...database, secrets })
  const { smtpUrl, mailFrom } = settings
  const mailer = smtpUrl ? smtpMailer({ smtpUrl, mailFrom }) : mailbox(settings)
  // Jobs start before there is an application to log with; until then there is nothing to tell.
  let log: FastifyBaseLogger | null = null
  const deps = await createDeps(
    { settings, secrets, clock: systemClock, database, mailer },
    {
      onMail: (event) => log?.info(event, 'mail'),
      onError: (error) => log?.error({ fault: error.name, code: Reflect.get(error, 'code') }, 'job queue'),
    },
  )

  // Another process may be sending them just now, where there can be one.
  if (database.kind === 'embedded') await sendWaitingMails(deps)

  let stopping = false
  const app = await createApp(deps, { build: findBuild(buildFolder), isStopping: () => stopping })
  log = app.log
  if (settings.production && database.kind === 'embedded') app.log.warn(embeddedRisk)
  await ensureFirstSuperuser(deps)
  const demo = await ensureDemoAccount(deps)
  await app.listen({ port: settings.port, host: settings.host })

  return {
    greeting: greetingOf(settings, demo),
    async stop() {
      stopping = true
      await wait(settings.drainSeconds * 1000)
      await closeHttp(app)
      await deps.jobs.stop()
      await mailer.close()
      await database.close()
    },
  }
}

function greetingOf(
  { publicUrl, smtpUrl, production }: Settings,
  demo: { email: string; password: string } | null,
): string[] {
  return [
    `${productName} is ready: ${publicUrl}`,
    ...(!production && !smtpUrl ? [`Mails it sends:    ${publicUrl}/dev/mail`] : []),
    ...(demo ? [`Demo account:      ${demo.email}, password: ${demo.password}`] : []),
  ]
}
