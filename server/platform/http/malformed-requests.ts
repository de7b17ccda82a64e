import { randomUUID } from 'node:crypto'
import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { type ContractError, errors } from '@settlesg/contract'
import type { ConnectionError, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { callHeaders } from './headers.ts'
import { HttpError } from './http-error.ts'

/** What of a connection that sends no whole request becomes which failure; anything else is a bad request. */
const refusals: Record<string, ContractError> = {
  ERR_HTTP_REQUEST_TIMEOUT: errors.requestTimeout,
  HPE_HEADER_OVERFLOW: errors.headersTooLarge,
}

/**
 * Answers what never becomes a request that a route, a hook or the error handler could see: it cannot be read, its head
 * is too long, or it does not come to an end. The same shape and headers as any other failed call.
 */
export function unreadableRequests() {
  return {
    clientErrorHandler(this: FastifyInstance, error: ConnectionError, socket: Socket) {
      // Nobody is there any more, or an answer is already on its way.
      if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
      const id = randomUUID()
      const { status, detail, code } = refusals[error.code] ?? errors.badRequest
      this.log.info({ reqId: id, status, fault: error.code }, 'unreadable request')
      const body = JSON.stringify({ detail, code })
      const lines = Object.entries({
        ...callHeaders,
        'x-request-id': id,
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
        connection: 'close',
      }).map(([name, value]) => `${name}: ${value}\r\n`)
      socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`, () => socket.destroy())
    },
    // A request line whose address is none.
    frameworkErrors(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
      const { status, detail, code } = errors.badRequest
      request.log.info({ status, fault: error.code }, 'unreadable request')
      reply.headers({ ...callHeaders, 'x-request-id': request.id }).status(status)
      reply.send({ detail, code })
    },
    http: {
      // Node would refuse those itself, without our headers; see below.
      requireHostHeader: false,
      // How often Node looks for requests whose time is over: by itself only every 30 seconds.
      connectionsCheckingInterval: 5_000,
    },
  }
}

/** What Node and Fastify would answer by themselves, in a shape of their own: left to the error handler. */
export function answerOddRequests(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onRequest', ({ headers, raw }, _reply, done) => {
    if (isClosing) done(new HttpError(errors.unavailable, { 'retry-after': '5' }))
    else if (headers.host === undefined && raw.httpVersion !== '1.0') done(new HttpError(errors.badRequest))
    // Node keeps the first of two; a proxy before us may have used the other (RFC 9112, 3.2).
    else if (namesTwoHosts(raw.rawHeaders)) done(new HttpError(errors.badRequest))
    else done()
  })
  // An expectation that we do not know is one that we need not meet (RFC 9110, 10.1.1).
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
}

/** Whether the raw list of names and values holds more than one Host. */
function namesTwoHosts(rawHeaders: string[]): boolean {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) if (rawHeaders[index]?.toLowerCase() === 'host') hosts += 1
  return hosts > 1
}

/**
 * The path and query of a request in the one form that everything after this looks at, so that no other way to write
 * an address gets other headers or limits: without the origin that a proxy's request has, and without escapes of
 * letters and digits (RFC 3986, 6.2.2.2). A path with broken escapes is taken as it is.
 */
export function plainTarget(target: string): string {
  const url = withoutOrigin(target)
  const path = url.replace(/\?.*$/s, '')
  const query = url.slice(path.length)
  try {
    decodeURIComponent(path)
    return (
      path.replaceAll(/%(3\d|[46][1-9a-f]|[57][0-9a]|2d|5f|7e)/gi, (escaped) => decodeURIComponent(escaped)) + query
    )
  } catch {
    return path.replaceAll('%', '%25') + query
  }
}

function withoutOrigin(target: string): string {
  if (!/^https?:/i.test(target) || !URL.canParse(target)) return target
  const rest = target.replace(/^https?:\/\/[^/?#]*/i, '')
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** Some proxies name the port of the client with its address. It changes with every connection and says nobody's name. */
export function forwardAddresses({ headers }: IncomingMessage): void {
  const forwarded = headers['x-forwarded-for']
  if (forwarded === undefined) return
  headers['x-forwarded-for'] = [forwarded].flat().join(',').split(',').map(withoutPort).join(', ')
}

function withoutPort(entry: string): string {
  const address = entry.trim()
  return /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address)?.[1] ?? /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? address
}
