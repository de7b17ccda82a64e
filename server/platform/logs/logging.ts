import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import pino from 'pino'

/** One JSON line a request, with the route's template and never the address itself. */
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

/** Made once for all lines of a millisecond. */
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

export interface LogSink {
  write(line: string): void
}

const standardOutput = 1
/** Bytes written without waiting for the end of the turn; less than the library writes in one piece. */
const most = 16_000

/** One write for each turn of the loop: a write for each line costs a busy server a fifth of its time. Exit loses none. */
export function logLines(file = standardOutput): LogSink {
  const stream = pino.destination({ dest: file, sync: true, minLength: most })
  let isWaiting = false
  const flush = () => {
    isWaiting = false
    stream.flush()
  }
  process.once('exit', flush)
  return {
    write(line) {
      stream.write(line)
      if (isWaiting) return
      isWaiting = true
      setImmediate(flush)
    },
  }
}
