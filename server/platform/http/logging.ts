import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'

/** Where log lines go; standard output unless a test listens. */
export interface LogSink {
  write(line: string): void
}

/** One JSON line a request: its id, the route's template (never the address itself), the status and the time taken. */
export function logOptions(sink?: LogSink): Pick<FastifyServerOptions, 'logger' | 'logController' | 'genReqId'> {
  return {
    genReqId: () => randomUUID(),
    logController: new Fastify.LogController({ disableRequestLogging: true }),
    logger: {
      level: 'info',
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      serializers: {
        req: () => ({}),
        res: () => ({}),
        err: ({ name, code }) => ({ type: name, message: '', stack: '', code }),
      },
      ...(sink && { stream: sink }),
    },
  }
}

export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
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
  })
}
