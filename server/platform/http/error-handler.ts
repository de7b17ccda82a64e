import { type ContractError, errors } from '@settlesg/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { HttpError, ValidationError } from './http-error.ts'

/** For `Retry-After`, when the service is overloaded or its database or store is away. */
const retrySeconds = 5

/** So that a bad input is not answered at many times its length. */
const mostProblems = 50

/** What Fastify itself refuses, as errors of the contract. */
const refusals: Record<string, ContractError> = {
  FST_ERR_CTP_BODY_TOO_LARGE: errors.bodyTooLarge,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: errors.unsupportedMediaType,
}

/** SQLSTATEs: 57P0x stopping, 53xxx full, 25006 and 55000 a standby, 57014 and 55P03 time-outs, 40xxx conflicts. */
const passingFaults =
  /^(ECONNREFUSED|ECONNRESET|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EPIPE|ETIMEDOUT|57P0[123]|53[123]00|25006|55000|57014|55P03|40001|40P01|25P03|0800[136])$/
const passingMessages =
  /timeout exceeded when trying to connect|query read timeout|connection terminated|client has encountered a connection error/i

export type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

interface ErrorPages {
  showMessages: boolean
  onRefusal?: (request: FastifyRequest, refused: ContractError) => void
  sendBusyPage?: SendPage | null
}

export function answerWithErrors(app: FastifyInstance, { showMessages, onRefusal, sendBusyPage }: ErrorPages): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    // The route may have set for how long its answer can be cached; a failure cannot be.
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

/** Neither a call nor a file that a page needs. */
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

/** Only where it happened: a message of the database may quote what a person typed. */
function logFault(request: FastifyRequest, error: FastifyError, showMessages: boolean): void {
  const frames = error.stack?.split('\n').filter((line) => line.trimStart().startsWith('at ')) ?? []
  request.log.error(
    { fault: error.name, code: error.code, frames, ...(showMessages && { message: error.message }) },
    'request failed',
  )
}

/** An address that is none; without a whole request Fastify answers by itself. */
export const answerUnreadable = {
  frameworkErrors(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
    request.log.info({ status: errors.badRequest.status, fault: error.code }, 'unreadable request')
    reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'x-request-id': request.id })
    return answer(reply, errors.badRequest)
  },
}

/** 405 with `Allow`, the site's not-found page, or 404. Also knows the routes that are registered after it. */
export function answerUnknownPaths(app: FastifyInstance, sendPage: SendPage | null): void {
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
    // A route that found nothing to send comes here, too.
    if (allowed.length > 0 && !allowed.includes(request.method))
      throw new HttpError(errors.methodNotAllowed, { allow: allowed.join(', ') })
    const isPage = !path.startsWith('/api/') && !path.startsWith('/health/')
    if (isPage && !['GET', 'HEAD'].includes(request.method))
      throw new HttpError(errors.methodNotAllowed, { allow: 'GET, HEAD' })
    if (isPage && sendPage) return sendPage(request, reply)
    throw new HttpError(errors.notFound)
  })
}
