import * as z from 'zod/mini'
import { type ApiError, invalidRequest } from './api-error.ts'
import type { Parameters } from './form-parameters.ts'

/*
 * The kinds of parameters that the provider's calls have, each from its text, and how the provider refuses a wrong one.
 */

const maxInteger = 99_999_999_999
const integerPattern = /^-?\d{1,11}$/

export const text = (most = 5000) => z.string().check(z.minLength(1), z.maxLength(most))

export const integer = (least = 0, most = maxInteger) =>
  z.pipe(
    z.pipe(z.string().check(z.regex(integerPattern)), z.transform(Number)),
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

export const expand = z.optional(list(text(200)))

/** At most 50 pairs of 40 and 500 characters: https://docs.stripe.com/api/metadata. */
export const metadata = z
  .record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(500)))
  .check(z.refine((pairs) => Object.keys(pairs).length <= 50))

/** A point in time, or limits of it, as seconds since 1970. */
const range = z.strictObject({
  gt: z.optional(integer()),
  gte: z.optional(integer()),
  lt: z.optional(integer()),
  lte: z.optional(integer()),
})

/** What every list takes: https://docs.stripe.com/api/pagination. */
export const page = {
  limit: z._default(integer(1, 100), 10),
  starting_after: z.optional(text(100)),
  ending_before: z.optional(text(100)),
  created: z.optional(z.union([integer(), range])),
  expand,
}
export type Page = z.output<z.ZodMiniObject<typeof page>>

/** Reads what a call takes, or refuses as the provider does: by the name of the first parameter that is wrong. */
export function parse<T extends z.core.$ZodType>(schema: T, parameters: Parameters): z.output<T> {
  const result = z.safeParse(schema, parameters)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw issue ? refusalOf(issue, parameters) : invalidRequest('Invalid request')
}

function refusalOf(issue: z.core.$ZodIssue, parameters: Parameters): ApiError {
  if (issue.code === 'unrecognized_keys') {
    const param = nameOf([...issue.path, issue.keys[0] ?? ''])
    return invalidRequest(`Received unknown parameter: ${param}`, { param, code: 'parameter_unknown' })
  }
  const param = nameOf(issue.path)
  const given = valueAt(parameters, issue.path)
  if (given === undefined)
    return invalidRequest(`Missing required param: ${param}.`, { param, code: 'parameter_missing' })
  if (given === '')
    return invalidRequest(
      `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset.`,
      { param, code: 'parameter_invalid_empty' },
    )
  if (issue.code === 'invalid_format' && issue.pattern === String(integerPattern))
    return invalidRequest(`Invalid integer: ${given}`, { param, code: 'parameter_invalid_integer' })
  if (issue.code === 'too_small' && issue.origin === 'number')
    return invalidRequest(`This value must be greater than or equal to ${issue.minimum}.`, {
      param,
      code: 'parameter_invalid_integer',
    })
  return invalidRequest(`Invalid ${param}`, { param })
}

/** `line_items[0][quantity]`, as it was sent. */
const nameOf = ([first = '', ...rest]: PropertyKey[]) =>
  `${String(first)}${rest.map((part) => `[${String(part)}]`).join('')}`.slice(0, 200)

function valueAt(parameters: Parameters, path: PropertyKey[]): Parameters | string | undefined {
  let value: Parameters | string | undefined = parameters
  for (const key of path) value = typeof value === 'object' ? value[String(key)] : undefined
  return value
}
