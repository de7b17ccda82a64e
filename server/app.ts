import type { FastifyInstance } from 'fastify'
import { createPasswordHasher } from './accounts/password-hasher.ts'
import { accountRoutes } from './accounts/routes.ts'
import { accountRefusals } from './accounts/security-events.ts'
import { authenticator, mailAccounts } from './accounts/service.ts'
import { caseRoutes } from './cases/routes.ts'
import { creditRoutes } from './credits/routes.ts'
import type { Deps } from './deps.ts'
import { languageModelRoutes } from './language-model/routes.ts'
import { callLimits, take } from './limits/service.ts'
import { mailRenderer } from './mail/render.ts'
import { type MailDeps, type MailEvent, mailQueue } from './mail/service.ts'
import { type NightlyResult, nightlyChecks } from './nightly-checks.ts'
import { type ActionLine, actionQueue } from './operator/action-log.ts'
import { outcomeRoutes } from './outcomes/routes.ts'
import { loadOutcomes } from './outcomes/service.ts'
import { refreshUndecided } from './payments/reconcile.ts'
import { paymentRefusals, paymentRoutes } from './payments/routes.ts'
import { closeCheckouts, findOpenCheckouts } from './payments/service.ts'
import { personalDataRoutes } from './personal-data/routes.ts'
import type { Database } from './platform/database/database.ts'
import { createHttp } from './platform/http/http.ts'
import { type Jobs, startJobs } from './platform/jobs/jobs.ts'
import type { LogSink } from './platform/logs/logging.ts'
import { reportPrinter } from './reports/printer.ts'
import { reportRoutes } from './reports/routes.ts'
import { reportToAttach } from './reports/service.ts'
import { removeExpired } from './retention.ts'
import { keepSecurityEvents } from './security-events/service.ts'
import { sendBusyPage } from './site/busy-page.ts'
import { type Build, openPages, servePages } from './site/pages.ts'
import { policyReportRoute } from './site/policy-reports.ts'
import { productName } from './site/product.ts'
import { siteRoutes } from './site/routes.ts'
import { sandboxPages } from './site/sandbox-pages.ts'
import { serviceWorkerRoute } from './site/service-worker.ts'
import { crawlerRoutes, securityTxtRoute } from './site/well-known-files.ts'

export interface ExternalServices extends Pick<Deps, 'settings' | 'secrets' | 'clock' | 'mailer' | 'payments'> {
  database: Database
}

export interface JobReports {
  onMail: (event: MailEvent) => void
  onCheck: (result: NightlyResult) => void
  onAction: (line: ActionLine) => void | Promise<void>
  onError: (error: Error, job?: string) => void
  /** Off where jobs are only to be queued, as in tests. */
  working?: boolean
}

const hourly = '0 * * * *'
const everyTenMinutes = '*/10 * * * *'

/** Makes what the features work with, and starts their jobs. */
export async function createDeps(
  { database, ...external }: ExternalServices,
  { onMail, onCheck, onAction, onError, working = true }: JobReports,
): Promise<Deps> {
  const { db, transaction } = database
  const { publicUrl, contactEmail } = external.settings
  const renderMail = mailRenderer({ product: productName, publicUrl, contactEmail })
  const deps = {
    ...external,
    product: productName,
    db,
    transaction,
    renderMail,
    passwordHasher: createPasswordHasher(),
    printer: reportPrinter(),
  }
  const withJobs = async (): Promise<Deps> => ({ ...deps, jobs: await jobs })
  const queues = [
    mailQueue({ ...deps, accounts: mailAccounts, attachment: attachmentLoader(deps), onMail }),
    actionQueue(deps, onAction),
  ]
  const schedules = [
    { name: 'retention', cron: hourly, work: () => removeExpired(deps) },
    // It queues mails itself, and its hour may come while the queues are still being started.
    { name: 'payments', cron: everyTenMinutes, work: async () => refreshUndecided(await withJobs()) },
    ...nightlyChecks(withJobs, onCheck),
  ]
  const jobs: Promise<Jobs> = startJobs(database.jobs, {
    queues,
    schedules,
    ended: ['provider-books', 'stored-files'],
    onError,
    working,
  })
  return { ...deps, jobs: await jobs }
}

/** What mails bring along; reports queue mails, so mails are handed what they need of reports. */
export const attachmentLoader =
  (deps: Pick<Deps, 'db' | 'secrets' | 'product'>): MailDeps['attachment'] =>
  (userId, reportId) =>
    reportToAttach(deps, userId, reportId)

export interface AppOptions {
  /** The built site; null serves the API alone. */
  build: Build | null
  databaseState: Database['state']
  /** Of the payment sandbox; null where payments are real or off. */
  sandboxAddress: string | null
  isStopping: () => boolean
  checkAnswers?: boolean
  logSink?: LogSink
}

/** Wires the features together. Listens to nothing yet. */
export async function createApp(
  deps: Deps,
  { build, databaseState, sandboxAddress, isStopping, checkAnswers = false, logSink }: AppOptions,
): Promise<FastifyInstance> {
  const { settings, secrets, db } = deps
  const pages = build && openPages(build, settings)
  const app = await createHttp({
    production: settings.production,
    trustProxy: settings.trustProxy,
    rateLimits: settings.rateLimits,
    checkAnswers,
    digest: (text) => secrets.fingerprint(text).toString('base64url'),
    databaseState,
    countCall: (limit, of) => take(deps, db, limit, of),
    limits: callLimits,
    clock: deps.clock,
    refusalEvents: [...accountRefusals, ...paymentRefusals],
    keepSecurityEvents: (events) => keepSecurityEvents(deps, events),
    isStopping,
    inlineHashes: build?.inlineHashes ?? { scripts: [], styles: [] },
    sendBusyPage: build && sendBusyPage,
    sendNotFoundPage: pages?.sendNotFound ?? null,
    authenticate: authenticator(deps),
    ...(logSink && { logSink }),
  })
  if (settings.role === 'worker') return app

  siteRoutes(app, deps)
  // Deleting an account closes its payment pages; payments know accounts, so these are handed what they need of those.
  accountRoutes(app, {
    ...deps,
    openCheckouts: (userId) => findOpenCheckouts(deps.db, userId),
    closeCheckouts: (checkouts) => closeCheckouts(deps, checkouts),
  })
  creditRoutes(app, deps)
  // A case is shown with its outcome. Outcomes know cases, so these are handed what they need of those.
  caseRoutes(app, { ...deps, loadOutcomes: (...of) => loadOutcomes(deps, ...of) })
  outcomeRoutes(app, deps)
  reportRoutes(app, deps)
  personalDataRoutes(app, deps)
  paymentRoutes(app, deps)
  languageModelRoutes(app, deps)
  if (!settings.production) (await import('./mail/mailbox-routes.ts')).mailboxRoutes(app, deps)
  securityTxtRoute(app, deps)
  policyReportRoute(app, Object.keys(build?.pages.documents ?? {}))
  sandboxPages(app, sandboxAddress)
  if (build && pages) {
    await servePages(app, build, pages)
    serviceWorkerRoute(app, { folder: build.folder, serviceWorker: settings.serviceWorker })
    crawlerRoutes(app, { publicUrl: settings.publicUrl, paths: build.pages.public })
  }
  return app
}
