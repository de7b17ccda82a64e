import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { Deps } from '../deps.ts'
import type { Tx } from '../tables.ts'
import { ApiError } from './api-error.ts'
import { apiVersion, type Cause } from './events.ts'
import type { FaultKind, Faults } from './faults.ts'
import { readParameters } from './form-parameters.ts'
import { answerOnce } from './idempotency.ts'
import { newId } from './ids.ts'
import type { SandboxKeys } from './keys.ts'
import { parse } from './parameters.ts'

interface ApiDeps extends Pick<Deps, 'transaction' | 'clock'> {
  keys: Pick<SandboxKeys, 'secretKeys'>
  faults: Faults
  /** Told of what is no refusal but a fault of the sandbox. */
  onError: (error: Error) => void
}

interface Call<Input> {
  input: Input
  /** The part of the path that names an object; empty where it has none. */
  id: string
  cause: Cause
}

type Parameter = z.core.$ZodType
type Work<Schema extends Parameter> = (tx: Tx, call: Call<z.output<Schema>>) => Promise<unknown>

export interface Api {
  app: FastifyInstance
  get<Schema extends Parameter>(path: string, schema: Schema, work: Work<Schema>): void
  post<Schema extends Parameter>(path: string, schema: Schema, work: Work<Schema>): void
}

/**
 * What the calls of the provider have in common: the key, form bodies, errors, ids of requests, idempotency, and the faults
 * that were planned. At the root of a host of its own, since the SDK takes a host but no path.
 */
export function createApi({ transaction, clock, keys, faults, onError }: ApiDeps): Api {
  const app = Fastify({
    genReqId: () => newId('req_'),
    bodyLimit: 64 * 1024,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 1000 },
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, text, done) => done(null, text))

  app.addHook('onRequest', async (request, reply) => {
    const version = String(request.headers['stripe-version'] ?? apiVersion)
    reply.headers({ 'request-id': request.id, 'stripe-version': version, 'cache-control': 'no-cache, no-store' })
    checkKey(request, keys.secretKeys)
    if (version !== apiVersion)
      throw new ApiError(400, {
        type: 'invalid_request_error',
        message: `Invalid Stripe API version: ${version.slice(0, 40)}. The sandbox speaks ${apiVersion}.`,
      })
  })
  app.setErrorHandler((error: Error, _request, reply) => {
    if (error instanceof ApiError) return reply.status(error.status).send(error.body)
    const status = Reflect.get(error, 'statusCode')
    if (typeof status === 'number' && status < 500)
      return reply.status(status).send({ error: { type: 'invalid_request_error', message: 'Invalid request' } })
    onError(error)
    return reply.status(500).send(unknownFault)
  })
  app.setNotFoundHandler((request, reply) =>
    reply.status(404).send({
      error: {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${request.method}: ${request.url.split('?')[0]?.slice(0, 200)}).`,
      },
    }),
  )

  const serve = (method: 'GET' | 'POST') => {
    return <Schema extends Parameter>(path: string, schema: Schema, work: Work<Schema>) => {
      app.route<{ Params: { id?: string } }>({
        method,
        url: path,
        handler: async (request, reply) => {
          const fault = faults.next(`${method} ${path}`)
          if (fault?.endsWith('_before')) return fail(fault, request, reply)
          const encoded = method === 'GET' ? queryOf(request.url) : String(request.body ?? '')
          const input = parse(schema, readParameters(encoded))
          const key = method === 'POST' ? keyOf(request) : undefined
          const cause = { id: request.id, idempotency_key: key ?? null }
          const content = `${method} ${request.url}\n${encoded}`
          const answer = await answerOnce({ transaction, clock }, { key, requestId: request.id, content }, (tx) =>
            work(tx, { input, id: request.params.id ?? '', cause }),
          )
          if (fault) return fail(fault, request, reply)
          if (key !== undefined) reply.header('idempotency-key', key)
          if (answer.replayOf) reply.headers({ 'idempotent-replayed': 'true', 'original-request': answer.replayOf })
          return reply.status(answer.status).send(answer.body)
        },
      })
    }
  }
  return { app, get: serve('GET'), post: serve('POST') }
}

const unknownFault = { error: { type: 'api_error', message: 'An unknown error occurred' } }

const queryOf = (url: string) => (url.includes('?') ? url.slice(url.indexOf('?') + 1) : '')

function checkKey({ headers }: FastifyRequest, secretKeys: readonly string[]): void {
  const [, key] = /^Bearer (.+)$/.exec(headers.authorization ?? '') ?? []
  if (key !== undefined && secretKeys.includes(key)) return
  throw new ApiError(401, {
    type: 'invalid_request_error',
    message: key === undefined ? 'You did not provide an API key.' : 'Invalid API Key provided.',
  })
}

const longestKey = 255

function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  if (key === undefined || key === '') return undefined
  if (typeof key === 'string' && key.length <= longestKey) return key
  throw new ApiError(400, {
    type: 'invalid_request_error',
    message: `Idempotency keys must be at most ${longestKey} characters long.`,
  })
}

/** Goes wrong as planned. A call that stalls ends when the caller or the sandbox hangs up. */
function fail(fault: FaultKind, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (fault.startsWith('error')) return reply.status(500).send(unknownFault)
  reply.hijack()
  if (fault.startsWith('reset')) request.raw.socket.resetAndDestroy()
  return reply
}
