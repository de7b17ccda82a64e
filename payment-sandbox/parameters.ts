import * as z from 'zod/mini'
import { type ApiError, invalidRequest } from './api-error.ts'

/** The provider's encoding of nested parameters, and its refusals of a wrong one. */

/** Text, or named parts. A list is parts that are named 0, 1, 2. */
interface Parameters {
  [name: string]: string | Parameters
}

const mostDepth = 8

/** Reads `line_items[0][price_data][currency]=sgd`; `a[]=x` counts up. Throws `ApiError` for a name that cannot be read. */
function readParameters(encoded: string): Parameters {
  const parameters: Parameters = Object.create(null)
  for (const [name, value] of new URLSearchParams(encoded)) {
    const unreadable = invalidRequest(`Invalid request: could not parse the parameter ${name.slice(0, 100)}`)
    if (!/^[^[\]]+(\[[^[\]]*\])*$/.test(name) || `${name}${value}`.includes('\0')) throw unreadable
    const path = name.split('[').map((part) => part.replace(']', ''))
    const last = path.pop() ?? ''
    if (path.length >= mostDepth) throw unreadable
    let parts = parameters
    for (const key of path) {
      const inner = parts[key] ?? Object.create(null)
      if (typeof inner === 'string') throw unreadable
      parts[key] = inner
      parts = inner
    }
    const key = last === '' ? String(Object.keys(parts).length) : last
    if (key in parts) throw unreadable
    parts[key] = value
  }
  return parameters
}

export const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most))

export const integer = (least: number, most = 99_999_999_999) =>
  z.pipe(
    z.pipe(z.string().check(z.regex(/^-?\d{1,11}$/)), z.transform(Number)),
    z.number().check(z.gte(least), z.lte(most)),
  )

export const flag = () =>
  z.pipe(
    z.enum(['true', 'false']),
    z.transform((value) => value === 'true'),
  )

export const address = () => text(5000).check(z.refine((value) => /^https?:\/\//.test(value) && URL.canParse(value)))

/** Parts that are named 0, 1, 2, in their order. */
export const list = <T extends z.core.$ZodType>(item: T) =>
  z.pipe(
    z.pipe(
      z.record(z.string().check(z.regex(/^\d{1,3}$/)), z.unknown()),
      z.transform((parts) => Object.values(parts)),
    ),
    z.array(item),
  )

/** At most 50 pairs of 40 and 500 characters: https://docs.stripe.com/api/metadata. */
export const metadata = z
  .record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(500)))
  .check(z.refine((pairs) => Object.keys(pairs).length <= 50))

/** Reads what a call takes, or refuses as the provider does: by the name of the first parameter that is wrong. */
export function parse<T extends z.core.$ZodType>(schema: T, encoded: string): z.output<T> {
  const parameters = readParameters(encoded)
  const result = z.safeParse(schema, parameters)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw issue ? describeRefusal(issue, parameters) : invalidRequest('Invalid request')
}

function describeRefusal(issue: z.core.$ZodIssue, parameters: Parameters): ApiError {
  const [first = '', ...rest] = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path
  /** As it was sent: `line_items[0][quantity]`. */
  const param = `${String(first)}${rest.map((part) => `[${String(part)}]`).join('')}`.slice(0, 200)
  if (issue.code === 'unrecognized_keys')
    return invalidRequest(`Received unknown parameter: ${param}`, { param, code: 'parameter_unknown' })
  const given = issue.path.reduce<unknown>((value, key) => Object(value)[key], parameters)
  if (given === undefined)
    return invalidRequest(`Missing required param: ${param}.`, { param, code: 'parameter_missing' })
  return invalidRequest(`Invalid ${param}`, { param })
}
