import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { type LogSink, logLines } from './log-lines.ts'

/** One JSON line a request: its id, the route's template (never the address itself), the status and the time taken. */
export function logOptions(
  sink: LogSink = logLines(),
): Pick<FastifyServerOptions, 'logger' | 'logController' | 'genReqId'> {
  return {
    genReqId: () => randomUUID(),
    logController: new Fastify.LogController({ disableRequestLogging: true }),
    logger: {
      level: 'info',
      base: null,
      timestamp: timestamps(),
      serializers: {
        req: () => ({}),
        res: () => ({}),
        err: ({ name, code }) => ({ type: name, message: '', stack: '', code }),
      },
      stream: sink,
    },
  }
}

/** The time as text, made once for all lines of a millisecond. */
function timestamps(): () => string {
  let [at, text] = [Number.NaN, '']
  return () => {
    const now = Date.now()
    if (now !== at) [at, text] = [now, `,"time":"${new Date(now).toISOString()}"`]
    return text
  }
}

export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...(request.caller && { user: request.caller.id }),
      },
      'request',
    )
    done()
  })
}
