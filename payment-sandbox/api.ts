import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { ApiError } from './api-error.ts'
import { apiVersion, type Cause } from './events.ts'
import { parse } from './parameters.ts'
import type { Store } from './store.ts'

interface ApiDeps {
  store: Store
  secretKey: string
  faults: Faults
  /** Called after whatever may have queued a webhook. */
  wake: () => void
}

interface Call<Input> {
  input: Input
  /** The part of the path that names an object; empty where it has none. */
  id: string
  cause: Cause
}

type Serve = <Schema extends z.core.$ZodType>(
  path: string,
  schema: Schema,
  work: (call: Call<z.output<Schema>>) => unknown,
) => void
export type Api = Record<'get' | 'post', Serve>

/** What the calls of the provider have in common: the key, form bodies, idempotency, and the faults that were planned. */
export function createApi(app: FastifyInstance, { store, secretKey, faults, wake }: ApiDeps): Api {
  const serve =
    (method: 'GET' | 'POST'): Serve =>
    (path, schema, work) => {
      app.route<{ Params: { id?: string } }>({
        method,
        url: path,
        handler: async (request, reply) => {
          checkCaller(request, reply, secretKey)
          const fault = faults.next(`${method} ${path}`)
          if (fault?.endsWith('_before')) return fail(fault, request, reply)
          const encoded =
            method === 'GET' ? new URL(request.url, 'http://localhost').search : String(request.body ?? '')
          const input = parse(schema, encoded)
          const key = method === 'POST' ? idempotencyKey(request) : null
          const cause = { id: request.id, idempotency_key: key }
          const digest = createHash('sha256').update(`${method} ${request.url}\n${encoded}`).digest('hex')
          const answer = store.transaction(() =>
            answerOnce(store, { key, requestId: request.id, digest }, () =>
              work({ input, id: request.params.id ?? '', cause }),
            ),
          )
          wake()
          if (fault) return fail(fault, request, reply)
          if (answer.requestId !== request.id)
            reply.headers({ 'idempotent-replayed': 'true', 'original-request': answer.requestId })
          return reply.status(answer.status).send(answer.body)
        },
      })
    }
  return { get: serve('GET'), post: serve('POST') }
}

/** Answers every kind of fault as the provider does, and reports those that are the sandbox's own to `onError`. */
export function answerErrors(app: FastifyInstance, onError: (error: Error) => void): void {
  app.setErrorHandler((error: Error, _request, reply) => {
    if (error instanceof ApiError) return reply.status(error.status).send(error.body)
    const status = Reflect.get(error, 'statusCode')
    if (typeof status === 'number' && status < 500)
      return reply.status(status).send({ error: { type: 'invalid_request_error', message: 'Invalid request' } })
    onError(error)
    return reply.status(500).send(unknownFault)
  })
  app.setNotFoundHandler(({ method, url }) => {
    const message = `Unrecognized request URL (${method}: ${url.split('?')[0]?.slice(0, 200)}).`
    throw new ApiError(404, { type: 'invalid_request_error', message })
  })
}

const unknownFault = { error: { type: 'api_error', message: 'An unknown error occurred' } }

function checkCaller({ headers, id }: FastifyRequest, reply: FastifyReply, secretKey: string): void {
  const version = String(headers['stripe-version'] ?? apiVersion)
  reply.headers({ 'request-id': id, 'stripe-version': version, 'cache-control': 'no-cache, no-store' })
  const refusal = (status: number, message: string) => new ApiError(status, { type: 'invalid_request_error', message })
  if (headers.authorization !== `Bearer ${secretKey}`)
    throw refusal(401, headers.authorization ? 'Invalid API Key provided.' : 'You did not provide an API key.')
  if (version !== apiVersion)
    throw refusal(400, `Invalid Stripe API version: ${version.slice(0, 40)}. The sandbox speaks ${apiVersion}.`)
}

const longestKey = 255

function idempotencyKey({ headers }: FastifyRequest): string | null {
  const key = String(headers['idempotency-key'] ?? '')
  if (key.length <= longestKey) return key || null
  throw new ApiError(400, {
    type: 'invalid_request_error',
    message: `Idempotency keys must be at most ${longestKey} characters long.`,
  })
}

/** Once for each key, refusals too, in one transaction with its answer: https://docs.stripe.com/api/idempotent_requests. */
function answerOnce(
  store: Store,
  { key, requestId, digest }: { key: string | null; requestId: string; digest: string },
  work: () => unknown,
) {
  const kept = key === null ? null : store.answer(key)
  if (kept && kept.digest !== digest)
    throw new ApiError(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    })
  if (kept) return kept
  const answer = { digest, requestId, ...runCall(work) }
  if (key !== null) store.keepAnswer(key, answer)
  return answer
}

function runCall(work: () => unknown) {
  try {
    return { status: 200, body: work() }
  } catch (error) {
    if (error instanceof ApiError) return { status: error.status, body: error.body }
    throw error
  }
}

/** Goes wrong as planned. A call that stalls ends when the caller or the sandbox hangs up. */
function fail(fault: FaultKind, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (fault.startsWith('error')) return reply.status(500).send(unknownFault)
  reply.hijack()
  if (fault.startsWith('reset')) request.raw.socket.resetAndDestroy()
  return reply
}

/** Answer 500, cut the connection, or never answer; before the call has done its work, or after. */
export type FaultKind = `${'error' | 'reset' | 'stall'}_${'before' | 'after'}`

interface Fault {
  /** Method and path as in the provider's reference, `POST /v1/checkout/sessions/:id/expire`. */
  call: string
  as: FaultKind
  /** How often in a row; once by default. */
  times?: number
}

export function createFaults() {
  const planned: { call: string; as: FaultKind }[] = []
  return {
    /** Takes effect from the next such call on, after what was planned before for it. */
    plan({ call, as, times = 1 }: Fault): void {
      for (let time = 0; time < times; time += 1) planned.push({ call, as })
    },
    next(call: string): FaultKind | null {
      const index = planned.findIndex((fault) => fault.call === call)
      return index < 0 ? null : (planned.splice(index, 1)[0]?.as ?? null)
    },
  }
}
export type Faults = ReturnType<typeof createFaults>
