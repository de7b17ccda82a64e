import { Readable } from 'node:stream'
import { type Endpoint, errors, readInput, type ValidationProblem } from '@settlesg/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { callEvents } from '../logs/security-log.ts'
import { missing, readFileInBody } from './file-in-body.ts'
import { HttpError, ValidationError } from './http-error.ts'
import type { CallLimit } from './limits.ts'

export const apiPrefix = '/api/v1'

export interface Caller {
  id: string
  sessionId: string
  isSuperuser: boolean
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Throws in the order of docs/api.md 1. Set by the accounts feature. */
    authenticate: (authorization: string | undefined) => Promise<Caller>
    /** A mismatch with the contract is a 500. On in tests. */
    checkAnswers: boolean
  }
  interface FastifyRequest {
    caller: Caller | null
  }
}

type Read<E, K extends string> = E extends Record<K, infer S extends z.ZodMiniType> ? z.output<S> : undefined
type AnswerOf<E> = E extends { isStreamed: true }
  ? AsyncIterable<string>
  : E extends { answer: 'pdf' | 'png' }
    ? Buffer
    : E extends { answer: infer A extends z.ZodMiniType }
      ? z.input<A>
      : string
type CallerOf<E> = E extends { access: 'anyone' } ? null : Caller

/** Only what the endpoint declares, read and checked. */
export interface Context<E extends Endpoint> {
  caller: CallerOf<E>
  body: Read<E, 'body'>
  query: Read<E, 'query'>
  params: Read<E, 'params'>
  file: E extends { file: string } ? Buffer : undefined
  request: FastifyRequest
  reply: FastifyReply
}

export interface ServeOptions<E extends Endpoint> {
  limits?: readonly CallLimit[]
  /** Most bytes of the body, if not the usual number. */
  bodyLimit?: number
  /** The address that limits by e-mail count for. */
  email?: (input: Pick<Context<E>, 'body' | 'params'>) => string
}

type IdsIn<T> = T extends object ? Extract<keyof T, 'id' | 'sha256' | `${string}_id`> : never
type IdsOf<E> = E extends { access: 'user' } ? IdsIn<Read<E, 'params'>> | IdsIn<Read<E, 'body'>> : never

/** A signed-in call that names an id must pass `authorize`, which throws the same for another person's as for none. */
type Authorizing<E extends Endpoint, Owned> = [IdsOf<E>] extends [never]
  ? { authorize?: never }
  : { authorize: (input: Pick<Context<E>, 'caller' | 'params' | 'body' | 'request'>) => Promise<Owned> }

/** Limit by address → authenticate → limit by user → validate → limit by e-mail → authorize → handle → 200. */
export function serve<const E extends Endpoint, Owned = undefined>(
  app: FastifyInstance,
  endpoint: E,
  { limits = [], email, bodyLimit, authorize }: ServeOptions<E> & Authorizing<E, Owned>,
  handle: (context: Context<E> & { owned: Owned }) => Promise<AnswerOf<E>> | AnswerOf<E>,
): void {
  const limiterBy = (...by: CallLimit['by'][]) =>
    app.limiter(
      limits.filter((limit) => by.includes(limit.by)),
      `${endpoint.method} ${endpoint.path}`,
    )
  const numbers = integerNames(endpoint.query)
  const [limitSource, limitUser, limitEmail] = [
    limiterBy('ip', 'network'),
    limiterBy('user'),
    limiterBy('email_and_ip'),
  ]

  const urls = [endpoint.path, ...(endpoint.alsoAt ? [endpoint.alsoAt] : [])].map(
    (path) => apiPrefix + path.replaceAll(/\{(\w+)\}/g, ':$1'),
  )
  const register = (scope: FastifyInstance, path: string) =>
    scope.route({
      method: endpoint.method,
      url: path,
      exposeHeadRoute: false,
      ...(bodyLimit && { bodyLimit }),
      config: { ignoresBody: endpoint.body === undefined, readsRaw: endpoint.encoding === 'raw' },
      async onRequest(request) {
        await limitSource(request, {})
        if (endpoint.access === 'anyone') return
        request.caller = await app.authenticate(request.headers.authorization)
        if (endpoint.access === 'superuser') requireSuperuser(request, request.caller)
        await limitUser(request, { user: request.caller.id })
      },
      preParsing: async (request) => refuseOtherMediaTypes(endpoint, request),
      async handler(request, reply) {
        const input = readRequest(endpoint, numbers, request)
        if (endpoint.file && !request.body) throw new ValidationError([missing(endpoint.file)])
        const file = (endpoint.file && request.body) as Context<E>['file']
        if (email) await limitEmail(request, { email: email(input) })
        // The compiler cannot narrow a conditional type by `access`; onRequest above has made sure of it.
        const caller = request.caller as CallerOf<E>
        const authorizeAndHandle = async () => {
          const owned = (await authorize?.({ ...input, caller, request })) as Owned
          return handle({ ...input, file, caller, owned, request, reply })
        }
        const result = await authorizeAndHandle().catch((error: unknown) => failed(app, request, error))
        if (endpoint.answer === 'html') return reply.type('text/html; charset=utf-8').send(result)
        if (endpoint.answer === 'pdf') return reply.type('application/pdf').send(result)
        if (endpoint.answer === 'png') return reply.type('image/png').send(result)
        reply.type('application/json; charset=utf-8')
        // Streamed text is JSON already. A fault on the way cuts it off, so that half an answer does not parse.
        if (endpoint.isStreamed) return reply.send(Readable.from(result as AsyncIterable<string>))
        if (app.checkAnswers) checkAnswer(endpoint, result)
        return reply.send(result)
      },
    })

  const { file } = endpoint
  // A way to read bodies holds for all routes of its scope.
  if (file)
    app.register(async (scope) => {
      readFileInBody(scope, file)
      for (const url of urls) register(scope, url)
    })
  else for (const url of urls) register(app, url)
}

/** Logs success and refusal. */
function requireSuperuser(request: FastifyRequest, { id, isSuperuser }: Caller): void {
  const event = isSuperuser ? callEvents.superuserCalled : callEvents.superuserCallRefused
  request.server.logSecurityEvent(request, event, { account: id })
  if (!isSuperuser) throw new HttpError(errors.notPrivileged)
}

/** A call may lose the race against the deletion of its account: it gets the same answer as any later call. */
async function failed(app: FastifyInstance, request: FastifyRequest, error: unknown): Promise<never> {
  const isFault = !(error instanceof HttpError || error instanceof ValidationError)
  if (isFault && request.caller) await app.authenticate(request.headers.authorization)
  throw error
}

/** Another kind is 415, but a call without a body ignores whatever is sent. */
function refuseOtherMediaTypes(endpoint: Endpoint, request: FastifyRequest): void {
  if (!endpoint.body && !endpoint.file) return
  const expected = endpoint.file
    ? 'multipart/form-data'
    : endpoint.encoding === 'form'
      ? 'application/x-www-form-urlencoded'
      : 'application/json'
  const given = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  const isEmpty =
    request.headers['content-length'] === '0' ||
    (!given && !request.headers['transfer-encoding'] && !request.headers['content-length'])
  if (given !== expected && !isEmpty) throw new HttpError(errors.unsupportedMediaType)
}

function readRequest<E extends Endpoint>(
  endpoint: E,
  numbers: string[],
  request: FastifyRequest,
): Pick<Context<E>, 'body' | 'query' | 'params'> {
  const problems: ValidationProblem[] = []
  const read = (schema: z.ZodMiniType | undefined, input: unknown, place: 'body' | 'query' | 'path') => {
    if (!schema) return undefined
    const result = readInput(schema, input, place)
    if ('value' in result) return result.value
    problems.push(...result.problems)
    return undefined
  }
  const params = read(endpoint.params, request.params, 'path')
  const query = read(endpoint.query, withNumbers(numbers, request.query), 'query')
  const body = read(endpoint.body, request.body ?? undefined, 'body')
  if (problems.length > 0) throw new ValidationError(problems)
  // Each value was just read by the schema that the type is derived from.
  return { params, query, body } as Pick<Context<E>, 'body' | 'query' | 'params'>
}

function integerNames(query: z.ZodMiniType | undefined): string[] {
  const { properties = {} } = query ? z.toJSONSchema(query, { io: 'input' }) : {}
  return Object.keys(properties).filter((name) => {
    const property = properties[name]
    return typeof property === 'object' && property.type === 'integer'
  })
}

/** A query holds only text: numbers in it are read by their form. */
function withNumbers(numbers: string[], query: unknown): Record<string, unknown> {
  const given = { ...(query as Record<string, unknown>) }
  for (const name of numbers) {
    const text = given[name]
    if (typeof text === 'string' && /^[+-]?\d{1,15}$/.test(text)) given[name] = Number(text)
  }
  return given
}

function checkAnswer(endpoint: Endpoint, answer: unknown): void {
  if (typeof endpoint.answer === 'string') return
  const result = z.safeParse(endpoint.answer, answer)
  if (!result.success) throw new Error(`The answer of ${endpoint.path} breaks the contract: ${result.error.message}`)
  const surplus = surplusKeys(answer, result.data)
  if (surplus.length > 0)
    throw new Error(`The answer of ${endpoint.path} carries what the contract does not name: ${surplus}`)
}

function surplusKeys(given: unknown, read: unknown): string[] {
  if (typeof given !== 'object' || given === null || typeof read !== 'object' || read === null) return []
  const kept = read as Record<string, unknown>
  return Object.entries(given).flatMap(([key, value]) =>
    key in kept ? surplusKeys(value, kept[key]) : value === undefined ? [] : [key],
  )
}
