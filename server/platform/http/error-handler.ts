import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { type ContractError, errors } from '@settlesg/contract'
import type { ConnectionError, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { HttpError, ValidationError } from './http-error.ts'

/** Seconds after which it makes sense to try again when the service is overloaded, or its database or store is away. */
const retrySeconds = 5

/** Nobody mends more at a time, and what is wrong with an input must not be answered at many times its length. */
const mostProblems = 50

/** What Fastify itself refuses, in the words of the contract. */
const refusals: Record<string, ContractError> = {
  FST_ERR_CTP_BODY_TOO_LARGE: errors.bodyTooLarge,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: errors.unsupportedMediaType,
}

/**
 * Faults of the database that pass: connection refused, reset or timed out; shutting down or starting up (57P0x);
 * too many connections (53300), no room on its disk or in its memory (53100, 53200); read-only or not ready, as a standby
 * that takes over is for a while (25006, 55000); statement or lock time-out; deadlock and serialization failures.
 */
const passingFaults =
  /^(ECONNREFUSED|ECONNRESET|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EPIPE|ETIMEDOUT|57P0[123]|53[123]00|25006|55000|57014|55P03|40001|40P01|25P03|0800[136])$/
const passingMessages =
  /timeout exceeded when trying to connect|query read timeout|connection terminated|client has encountered a connection error/i

interface ErrorPages {
  showMessages: boolean
  onRefusal?: (request: FastifyRequest, refused: ContractError) => void
  sendBusyPage?: ((request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>) | null
}

export function answerWithErrors(app: FastifyInstance, { showMessages, onRefusal, sendBusyPage }: ErrorPages): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    // The route may have set for how long its answer can be kept; a failure can not.
    reply.header('cache-control', 'no-store')
    if (error instanceof ValidationError)
      return reply.status(422).send({ detail: error.problems.slice(0, mostProblems), code: 'validation' })
    if (error instanceof HttpError) {
      const { status } = error.registered
      onRefusal?.(request, error.registered)
      reply.headers(error.headers)
      if (sendBusyPage && [429, 503].includes(status) && isForPage(request))
        return sendBusyPage(request, reply.status(status))
      return answer(reply, error.registered)
    }
    const refusal = refusals[error.code] ?? (isBadRequest(error) ? errors.badRequest : null)
    if (refusal) return answer(reply, refusal)

    logFault(request, error, showMessages)
    if (isPassing(error)) return answer(reply.header('retry-after', retrySeconds), errors.unavailable)
    return answer(reply, errors.internal)
  })
}

/** Whether a person would see the answer: neither a call nor a file that a page needs. */
const isForPage = ({ method, url }: FastifyRequest) =>
  ['GET', 'HEAD'].includes(method) && !/^\/(api|health|assets|locales|dev)\//.test(url)

const answer = (reply: FastifyReply, { status, detail, code }: ContractError) =>
  reply.status(status).send({ detail, code })

const isBadRequest = (error: FastifyError) =>
  error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500

const isPassing = (error: FastifyError): boolean => {
  if (passingFaults.test(error.code) || passingMessages.test(error.message)) return true
  return (
    error instanceof AggregateError &&
    error.errors.some((inner: unknown) => inner instanceof Error && isPassing(inner as FastifyError))
  )
}

/** Where it happened, not what was in it: a message of the database may quote what a person typed. */
function logFault(request: FastifyRequest, error: FastifyError, showMessages: boolean): void {
  const frames = error.stack?.split('\n').filter((line) => line.trimStart().startsWith('at ')) ?? []
  request.log.error(
    { fault: error.name, code: error.code, frames, ...(showMessages && { message: error.message }) },
    'request failed',
  )
}

/** What of a connection that sends no whole request becomes which failure; anything else is a bad request. */
const unreadable: Record<string, ContractError> = {
  ERR_HTTP_REQUEST_TIMEOUT: errors.requestTimeout,
  HPE_HEADER_OVERFLOW: errors.headersTooLarge,
}

/** Answers what reaches neither a hook nor the error handler, since it is no request; in the same shape. */
export const answerUnreadable = {
  clientErrorHandler(this: FastifyInstance, error: ConnectionError, socket: Socket) {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const { status, detail, code } = unreadable[error.code] ?? errors.badRequest
    this.log.info({ status, fault: error.code }, 'unreadable request')
    const body = JSON.stringify({ detail, code })
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      'x-content-type-options: nosniff',
      'connection: close',
    ]
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
  },
  // An address that cannot be read.
  frameworkErrors(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
    request.log.info({ status: errors.badRequest.status, fault: error.code }, 'unreadable request')
    reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'x-request-id': request.id })
    return answer(reply, errors.badRequest)
  },
}

/**
 * Answers what no route matches: 405 with `Allow` where the path exists for another method, the site's own
 * not-found page for pages, and else 404. Knows the routes that are registered after it.
 */
export function answerUnknownPaths(
  app: FastifyInstance,
  sendPage: ((request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>) | null,
): void {
  const routes: { method: string; pattern: RegExp }[] = []
  app.addHook('onRoute', ({ method, url }) => {
    const parts = url
      .split('/')
      .map((part) => (part.startsWith(':') ? '[^/]+' : part === '*' ? '.*' : RegExp.escape(part)))
    const pattern = new RegExp(`^${parts.join('/')}$`)
    for (const each of [method].flat()) routes.push({ method: each, pattern })
  })
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    const allowed = routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
    // A route that found nothing to send hands over to this one, too.
    if (allowed.length > 0 && !allowed.includes(request.method))
      throw new HttpError(errors.methodNotAllowed, { allow: allowed.join(', ') })
    const isPage = !path.startsWith('/api/') && !path.startsWith('/health/')
    if (isPage && !['GET', 'HEAD'].includes(request.method))
      throw new HttpError(errors.methodNotAllowed, { allow: 'GET, HEAD' })
    if (isPage && sendPage) return sendPage(request, reply)
    throw new HttpError(errors.notFound)
  })
}
