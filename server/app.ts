import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { PasswordHasher } from './accounts/password-hasher.ts'
import { accountRoutes } from './accounts/routes.ts'
import { authenticator } from './accounts/service.ts'
import { assessmentRoutes } from './assessments/routes.ts'
import { creditRoutes } from './credits/routes.ts'
import { mailboxRoutes } from './mail/mailbox-routes.ts'
import type { Mailer } from './mail/mailer.ts'
import { outcomeRoutes } from './outcomes/routes.ts'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/database.ts'
import { createHttp } from './platform/http/http.ts'
import type { LogSink } from './platform/http/logging.ts'
import type { Jobs } from './platform/jobs.ts'
import type { Secrets } from './platform/secrets.ts'
import type { Settings } from './platform/settings.ts'
import { crawlerRoutes } from './site/crawlers.ts'
import { type Build, openPages, servePages } from './site/pages.ts'
import { siteRoutes } from './site/routes.ts'
import type { Tables } from './tables.ts'

/** Everything from outside, made by `main.ts` or by a test. */
export interface Parts {
  settings: Settings
  secrets: Secrets
  clock: Clock
  database: Database<Tables>
  jobs: Jobs
  mailer: Mailer
  passwordHasher: PasswordHasher
  /** The built site; null serves the API alone. */
  build: Build | null
  /** True from the moment that a stop was asked for. */
  isStopping: () => boolean
  /** Checks every answer against the contract. */
  checkAnswers?: boolean
  logSink?: LogSink
}

/** Wires the features together. Listens to nothing yet. */
export async function createApp(parts: Parts): Promise<FastifyInstance> {
  const { settings, secrets, clock, database, jobs, build } = parts
  const pages = build && openPages(build, settings)
  const app = await createHttp({
    production: settings.production,
    trustProxy: settings.trustProxy,
    rateLimits: settings.rateLimits,
    checkAnswers: parts.checkAnswers ?? false,
    digest: (text) => secrets.fingerprint(text).toString('base64url'),
    ping: () => sql`select 1`.execute(database.db),
    isStopping: parts.isStopping,
    inlineHashes: build?.inlineHashes ?? { scripts: [], styles: [] },
    sendNotFoundPage: pages?.sendNotFound ?? null,
    authenticate: authenticator({ db: database.db, secrets, clock }),
    ...(parts.logSink && { logSink: parts.logSink }),
  })

  siteRoutes(app, settings)
  accountRoutes(app, { ...database, secrets, clock, jobs, settings, passwordHasher: parts.passwordHasher })
  creditRoutes(app, database)
  assessmentRoutes(app, database, { secrets, clock })
  outcomeRoutes(app, database, { secrets, clock })
  if (build && pages) {
    await servePages(app, build, pages)
    crawlerRoutes(app, { publicUrl: settings.publicUrl, paths: build.pages.inSitemap })
  }
  mailboxRoutes(app, parts)
  return app
}
