import type * as z from 'zod/mini'
import { calls } from './calls.ts'
import type { EndpointName, Endpoints } from './endpoints.ts'
import type { ValidationProblem } from './errors.ts'
import type { Language } from './schemas.ts'

/** Thrown before any request when a required parameter is missing. */
export class RequiredError extends Error {
  override readonly name = 'RequiredError'
  readonly field: string
  constructor(field: string, call: string) {
    super(`Required parameter ${field} was null or undefined when calling ${call}.`)
    this.field = field
  }
}

/** An answer other than success. `detail` is the contract's text; for 422 `problems` names the fields. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: string
  readonly problems: ValidationProblem[]
  /** Seconds to wait before trying again, where the server says so. */
  readonly retryAfterSeconds: number | null
  constructor(
    status: number,
    code: string,
    detail: string,
    problems: ValidationProblem[],
    retryAfterSeconds: number | null,
  ) {
    super(detail)
    this.status = status
    this.code = code
    this.problems = problems
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** The request did not reach the server, or no answer came back. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
}

type Body<E> = E extends { body: infer B extends z.ZodMiniType }
  ? { body: z.input<B> }
  : E extends { encoding: 'raw' }
    ? { body: string }
    : object
type HeaderOf<E> = E extends { header: infer H extends string } ? { [Name in H]: string } : object
type FileOf<E> = E extends { file: infer F extends string } ? { [Name in F]: Blob } : object
type Params<E> = E extends { params: infer P extends z.ZodMiniType } ? z.input<P> : object
type Query<E> = E extends { query: infer Q extends z.ZodMiniType } ? z.input<Q> : object
/** Path and query parameters, a file and a header by name, and `body`, which is text where it is signed. */
export type CallInput<N extends EndpointName> = Params<Endpoints[N]> &
  Query<Endpoints[N]> &
  Body<Endpoints[N]> &
  FileOf<Endpoints[N]> &
  HeaderOf<Endpoints[N]>
export type CallAnswer<N extends EndpointName> = Endpoints[N]['answer'] extends infer A extends z.ZodMiniType
  ? z.output<A>
  : Endpoints[N]['answer'] extends 'pdf'
    ? ReportFile
    : Endpoints[N]['answer'] extends 'png'
      ? Blob
      : string

export interface ReportFile {
  file: Blob
  number: string
  sha256: string
}

type Call<N extends EndpointName> =
  object extends CallInput<N>
    ? (input?: CallInput<N>, options?: CallOptions) => Promise<CallAnswer<N>>
    : (input: CallInput<N>, options?: CallOptions) => Promise<CallAnswer<N>>
export interface CallOptions {
  signal?: AbortSignal
  /** Sent as `Accept-Language`; without it the browser sends its own preference. */
  language?: Language
}
export type Client = { [N in EndpointName]: Call<N> }

export interface ClientSettings {
  /** The address of the API, without a trailing slash. */
  baseUrl: string
  token: () => string | null
  /** Called when the server says that the session behind `token` is over. */
  onSessionEnd: (token: string) => void
  fetch?: typeof fetch
}

interface CallFacts {
  method: string
  path: string
  token?: true
  form?: true
  html?: true
  pdf?: true
  png?: true
  file?: string
  header?: string
  body?: string
  raw?: true
  required?: readonly string[]
}

/** Codes that mean that the token is no longer valid. "Not enough privileges" is not one of them. */
const sessionEnds = new Set(['not_authenticated', 'invalid_credentials', 'user_not_found', 'inactive_user'])

const isMissing = (value: unknown) => value === undefined || value === null

export function createClient(settings: ClientSettings): Client {
  const entries = Object.entries<CallFacts>(calls).map(([name, facts]) => [
    name,
    (input: Record<string, unknown> = {}, options: CallOptions = {}) => send(settings, name, facts, input, options),
  ])
  return Object.fromEntries(entries) as Client
}

async function send(
  settings: ClientSettings,
  name: string,
  facts: CallFacts,
  input: Record<string, unknown>,
  { signal, language }: CallOptions,
): Promise<unknown> {
  const { body, ...parameters } = input
  requireParameters(name, facts, body, parameters)
  const token = facts.token ? settings.token() : null
  const { [facts.file ?? '']: file, [facts.header ?? '']: header, ...others } = parameters
  const { url, rest } = fillPath(settings.baseUrl + facts.path, others)
  const query = encode(rest)

  const headers: Record<string, string> = { accept: 'application/json' }
  if (token) headers.authorization = `Bearer ${token}`
  if (language) headers['accept-language'] = language
  if (facts.body) headers['content-type'] = 'application/json'
  if (facts.header) headers[facts.header] = String(header)
  // Cookies matter before the sign-in: one of ours says that this browser has been here before.
  const credentials = facts.token ? 'omit' : 'same-origin'
  const request: RequestInit = { method: facts.method, headers, signal: signal ?? null, credentials }
  if (facts.form) request.body = encode({ ...(body as object | null) })
  else if (facts.body) request.body = facts.raw ? String(body) : JSON.stringify(body)
  else if (facts.file && file instanceof Blob) {
    request.body = new FormData()
    request.body.append(facts.file, file)
  }

  const notReached = (cause: unknown): never => {
    if (signal?.aborted) throw cause
    throw new NetworkError('The server could not be reached', { cause })
  }
  const response = await (settings.fetch ?? fetch)(query.size ? `${url}?${query}` : url, request).catch(notReached)
  // A success without JSON comes from something in between, such as the sign-in page of a hotel's network.
  if (response.ok) return readAnswer(response, facts).catch(notReached)
  const failure = await readFailure(response)
  if (token && sessionEnds.has(failure.code)) settings.onSessionEnd(token)
  throw failure
}

function readAnswer(response: Response, facts: CallFacts): Promise<unknown> {
  if (facts.pdf) return reportIn(response)
  if (facts.png) return response.blob()
  return facts.html ? response.text() : response.json()
}

async function reportIn(response: Response): Promise<ReportFile> {
  const [number, sha256] = [response.headers.get('x-report-number'), response.headers.get('x-report-sha256')]
  if (!number || !sha256) throw new TypeError('This answer is no report')
  return { file: await response.blob(), number, sha256 }
}

function requireParameters(name: string, facts: CallFacts, body: unknown, parameters: Record<string, unknown>) {
  if (facts.body && isMissing(body)) throw new RequiredError(facts.body, name)
  const given = facts.form ? { ...parameters, ...(body as object | null) } : parameters
  for (const field of facts.required ?? [])
    if (isMissing((given as Record<string, unknown>)[field])) throw new RequiredError(field, name)
}

/** Leaves out what is missing; it would be sent as the word "undefined" otherwise. */
const encode = (fields: Record<string, unknown>) =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([key, value]): [string, string][] =>
      isMissing(value) ? [] : [[key, String(value)]],
    ),
  )

function fillPath(template: string, parameters: Record<string, unknown>) {
  const rest = { ...parameters }
  const url = template.replaceAll(/\{(\w+)\}/g, (_, field: string) => {
    const value = rest[field]
    delete rest[field]
    return encodeURIComponent(String(value))
  })
  return { url, rest }
}

async function readFailure(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null)
  const { detail, code } = (body ?? {}) as { detail?: unknown; code?: string }
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  return new ApiError(
    response.status,
    code ?? 'unknown',
    typeof detail === 'string' ? detail : response.statusText,
    Array.isArray(detail) ? (detail as ValidationProblem[]) : [],
    Number.isFinite(seconds) ? seconds : null,
  )
}
