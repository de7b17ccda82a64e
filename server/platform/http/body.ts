import formbody from '@fastify/formbody'
import type { ValidationProblem } from '@settlesg/contract'
import type { FastifyInstance } from 'fastify'
import { ValidationError } from './http-error.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A body that is sent all the same is not read. */
    ignoresBody?: boolean
    /** Hands over the bytes as they came, whatever their type. */
    readsRaw?: boolean
  }
}

const maxDepth = 32

/** Refuses, for every route, what cannot be stored or would reach an object's prototype. */
export async function readBodies(app: FastifyInstance): Promise<void> {
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    if (request.routeOptions.config.readsRaw) return done(null, bytes)
    if (request.routeOptions.config.ignoresBody) return done(null, undefined)
    const result = parseJson(bytes.toString())
    if (result.problems.length > 0) done(new ValidationError(result.problems))
    else done(null, result.value)
  })
  await app.register(formbody)
  // Ignored where no body is read; where one is, it was refused with 415 before this.
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (request, bytes, done) =>
    done(null, request.routeOptions.config.readsRaw ? bytes : undefined),
  )
}

function parseJson(text: string): { value: unknown; problems: ValidationProblem[] } {
  // No body and an empty one are the same: the schema then says what is missing.
  if (text === '') return { value: undefined, problems: [] }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    const position = error instanceof SyntaxError ? Number(/position (\d+)/.exec(error.message)?.[1] ?? 0) : 0
    return {
      value,
      problems: [
        { type: 'json_invalid', loc: ['body', position], msg: 'JSON decode error', ctx: { error: 'Not valid JSON' } },
      ],
    }
  }
  const problems = unsafeParts(value, ['body'])
  // Which of two values counts is read differently by every reader: a proxy may have checked the other one.
  if (problems.length === 0 && keysIn(text) > countKeys(value))
    problems.push({ type: 'value_error', loc: ['body'], msg: 'Value error, a field stands twice in one object' })
  return { value, problems }
}

/** Outside of strings there is one colon after each key, and none elsewhere. */
const keysIn = (json: string): number => json.replace(/"(?:[^"\\]|\\.)*"/g, '').split(':').length - 1

/** Of equal keys only one is left. */
function countKeys(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const inner = Object.values(value)
  return inner.reduce((sum: number, each) => sum + countKeys(each), Array.isArray(value) ? 0 : inner.length)
}

/** Keys that reach a prototype, NUL characters (no database text can hold them), and too deep nesting. */
function unsafeParts(value: unknown, loc: (string | number)[]): ValidationProblem[] {
  if (typeof value === 'string')
    return value.includes('\0')
      ? [{ type: 'value_error', loc, msg: 'Value error, a NUL character is not allowed' }]
      : []
  if (typeof value !== 'object' || value === null) return []
  if (loc.length > maxDepth)
    return [{ type: 'value_error', loc: loc.slice(0, 2), msg: 'Value error, nested too deeply' }]
  return Object.entries(value).flatMap(([key, inner]) => {
    const at = [...loc, Array.isArray(value) ? Number(key) : key.slice(0, 100)]
    if (key === '__proto__' || key.includes('\0'))
      return [{ type: 'extra_forbidden', loc: at, msg: 'Extra inputs are not permitted' }]
    return unsafeParts(inner, at)
  })
}
