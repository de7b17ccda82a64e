import Fastify, { type FastifyInstance, type RawRequestDefaultExpression as RawRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import type { DatabaseState } from '../database/database-state.ts'
import { type LogSink, logOptions, logRequests } from '../logs/logging.ts'
import { keepSecurityLog, type RefusalEvents, type SecurityLogSettings } from '../logs/security-log.ts'
import { measureRequests } from '../metrics/measure.ts'
import { readBodies } from './body.ts'
import { answerUnknownPaths, answerUnreadable, answerWithErrors, type SendPage } from './error-handler.ts'
import { type InlineHashes, secureHeaders } from './headers.ts'
import { reportHealth } from './health.ts'
import { type CountCall, type LimitSettings, limitRates } from './limits.ts'
import type { Caller } from './serve.ts'

export interface HttpSettings {
  production: boolean
  trustProxy: false | string[]
  rateLimits: boolean
  checkAnswers: boolean
  digest: (text: string) => string
  databaseState: () => Promise<DatabaseState>
  /** Without it each process counts for itself. */
  countCall?: CountCall
  limits: LimitSettings['limits']
  clock: Clock
  keepSecurityEvents: SecurityLogSettings['keep']
  refusalEvents: RefusalEvents
  isStopping: () => boolean
  inlineHashes: InlineHashes
  /** Sends the page for a page that is refused, with the status of the reply. */
  sendBusyPage?: SendPage | null
  sendNotFoundPage: SendPage | null
  authenticate: (authorization: string | undefined) => Promise<Caller>
  logSink?: LogSink
}

const bodyLimitBytes = 64 * 1024

/** An address that cannot be decoded gets the not-found page like any unknown one. */
function decodableAddress({ url = '/' }: RawRequest): string {
  const path = url.replace(/\?.*$/s, '')
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length)
  }
}

/** All that does not depend on a feature: limits, headers, errors, logs, health. */
export async function createHttp(settings: HttpSettings): Promise<FastifyInstance> {
  const app = Fastify({
    ...logOptions(settings.logSink),
    ...answerUnreadable,
    trustProxy: settings.trustProxy,
    bodyLimit: bodyLimitBytes,
    requestTimeout: 30_000,
    // Nothing moves and nothing is read; longer than any call takes to be answered.
    connectionTimeout: 60_000,
    // Far over any address of the contract, so that a long one gets a 422 that names it rather than a 414.
    routerOptions: { maxParamLength: 16_384, ignoreTrailingSlash: false, caseSensitive: true },
    return503OnClosing: false,
    rewriteUrl: decodableAddress,
  })
  app.decorateRequest('caller', null)
  app.decorate('authenticate', settings.authenticate)
  app.decorate('checkAnswers', settings.checkAnswers)

  answerWithErrors(app, {
    showMessages: !settings.production,
    onRefusal: (request, refused) => app.reportRefusal(request, refused),
    sendBusyPage: settings.sendBusyPage ?? null,
  })
  measureRequests(app)
  await secureHeaders(app, settings.inlineHashes)
  logRequests(app)
  const { digest, clock, keepSecurityEvents: keep, refusalEvents: refusals } = settings
  keepSecurityLog(app, { digest, clock, keep, refusals })
  await limitRates(app, { ...settings, on: settings.rateLimits })
  await readBodies(app)
  answerUnknownPaths(app, settings.sendNotFoundPage)
  reportHealth(app, settings)
  return app
}
