import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import type { DatabaseState } from '../database-state.ts'
import { readBodies } from './body.ts'
import { answerUnknownPaths, answerWithErrors } from './error-handler.ts'
import { type InlineHashes, pageHeaders, secureHeaders } from './headers.ts'
import { reportHealth } from './health.ts'
import { type CountCall, limitRates } from './limits.ts'
import { type LogSink, logOptions, logRequests } from './logging.ts'
import { answerOddRequests, forwardAddresses, plainTarget, unreadableRequests } from './malformed-requests.ts'
import { measureRequests } from './measure.ts'
import { keepSecurityLog, type RefusalEvents, type SecurityLogSettings } from './security-log.ts'
import type { Caller } from './serve.ts'
import { endSlowReaders, endUnfinishedBodies } from './stuck-connections.ts'

type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

export interface HttpSettings {
  production: boolean
  trustProxy: false | string[]
  rateLimits: boolean
  checkAnswers: boolean
  digest: (text: string) => string
  databaseState: () => Promise<DatabaseState>
  /** Counts in the database; without it each process counts for itself. */
  countCall?: CountCall
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
/** A phone in a tunnel takes up again within this time, or asks anew. */
const stalledAfterMs = 30_000
/** Enough for the rest of an upload to be thrown away while its sender reads that it is refused. */
const unfinishedPatienceMs = 10_000

/** A Fastify with everything that does not depend on a feature: limits, headers, errors, logs, health. */
export async function createHttp(settings: HttpSettings): Promise<FastifyInstance> {
  const app = Fastify({
    ...logOptions(settings.logSink),
    ...unreadableRequests(),
    trustProxy: settings.trustProxy,
    bodyLimit: bodyLimitBytes,
    requestTimeout: 30_000,
    // Far over any address of the contract, so that a long one gets a 422 that names it rather than a 414.
    routerOptions: { maxParamLength: 16_384, ignoreTrailingSlash: false, caseSensitive: true },
    return503OnClosing: false,
    rewriteUrl: (request) => {
      if (settings.trustProxy) forwardAddresses(request)
      return plainTarget(request.url ?? '/')
    },
  })
  app.decorateRequest('caller', null)
  app.decorate('authenticate', settings.authenticate)
  app.decorate('checkAnswers', settings.checkAnswers)

  endSlowReaders(app, stalledAfterMs)
  endUnfinishedBodies(app, unfinishedPatienceMs)
  answerWithErrors(app, {
    showMessages: !settings.production,
    onRefusal: (request, refused) => app.reportRefusal(request, refused),
    sendBusyPage: settings.sendBusyPage ?? null,
  })
  measureRequests(app)
  secureHeaders(app, pageHeaders(settings.inlineHashes))
  logRequests(app)
  const { digest, clock, keepSecurityEvents: keep, refusalEvents: refusals } = settings
  keepSecurityLog(app, { digest, clock, keep, refusals })
  answerOddRequests(app)
  await limitRates(app, { ...settings, on: settings.rateLimits })
  await readBodies(app)
  answerUnknownPaths(app, settings.sendNotFoundPage)
  reportHealth(app, settings)
  return app
}
