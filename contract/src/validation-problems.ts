import * as z from 'zod/mini'
import type { ValidationProblem } from './errors.ts'

type Issue = z.core.$ZodIssue

const article = (options: readonly unknown[]) => {
  const quoted = options.map((option) => `'${option}'`)
  return quoted.length < 2 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}`
}

const typeProblems: Record<string, [type: string, msg: string]> = {
  string: ['string_type', 'Input should be a valid string'],
  number: ['int_type', 'Input should be a valid integer'],
  int: ['int_type', 'Input should be a valid integer'],
  boolean: ['bool_type', 'Input should be a valid boolean'],
  array: ['list_type', 'Input should be a valid list'],
  object: ['dict_type', 'Input should be a valid dictionary'],
  record: ['dict_type', 'Input should be a valid dictionary'],
}

const unparsable = {
  type: 'int_parsing',
  msg: 'Input should be a valid integer, unable to parse string as an integer',
}

function words(issue: Issue): Omit<ValidationProblem, 'loc'> {
  switch (issue.code) {
    case 'invalid_type': {
      if (issue.input === undefined) return { type: 'missing', msg: 'Field required' }
      const [type, msg] = typeProblems[issue.expected] ?? ['value_error', 'Value error, the input is not valid']
      return { type, msg }
    }
    case 'too_small': {
      const least = Number(issue.minimum)
      if (issue.origin === 'string') {
        const characters = least === 1 ? 'character' : 'characters'
        return {
          type: 'string_too_short',
          msg: `String should have at least ${least} ${characters}`,
          ctx: { min_length: least },
        }
      }
      return {
        type: 'greater_than_equal',
        msg: `Input should be greater than or equal to ${least}`,
        ctx: { ge: least },
      }
    }
    case 'too_big': {
      const most = Number(issue.maximum)
      if (issue.origin === 'string')
        return {
          type: 'string_too_long',
          msg: `String should have at most ${most} characters`,
          ctx: { max_length: most },
        }
      if (issue.origin === 'array')
        return { type: 'too_long', msg: `List should have at most ${most} items`, ctx: { max_length: most } }
      return { type: 'less_than_equal', msg: `Input should be less than or equal to ${most}`, ctx: { le: most } }
    }
    case 'invalid_value':
      return issue.input === undefined
        ? { type: 'missing', msg: 'Field required' }
        : { type: 'enum', msg: `Input should be ${article(issue.values)}`, ctx: { expected: article(issue.values) } }
    case 'invalid_format':
      if (issue.format === 'regex') {
        const { pattern = '' } = issue
        return { type: 'string_pattern_mismatch', msg: `String should match pattern '${pattern}'`, ctx: { pattern } }
      }
      if (issue.format === 'uuid') return { type: 'uuid_parsing', msg: 'Input should be a valid UUID' }
      if (issue.format === 'email') return { type: 'value_error', msg: 'value is not a valid email address' }
      return { type: 'value_error', msg: `Value error, this is not a valid ${issue.format}` }
    case 'custom': {
      const rule: unknown = issue.params?.rule
      const msg = `Value error, ${issue.message ?? 'the input is not valid'}`
      return { type: 'value_error', msg, ...(typeof rule === 'string' && { ctx: { rule } }) }
    }
    default:
      return { type: 'value_error', msg: `Value error, ${issue.message ?? 'the input is not valid'}` }
  }
}

/** Zod's issues as FastAPI words them, one a field. Never repeats what was sent: it may be a password or a personal fact. */
export function describeProblems(issues: readonly Issue[], place: 'body' | 'query' | 'path'): ValidationProblem[] {
  return issues.flatMap((issue) => {
    const loc = [place, ...issue.path.map((key) => (typeof key === 'symbol' ? String(key) : key))]
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({
        type: 'extra_forbidden',
        loc: [...loc, key.slice(0, 100)],
        msg: 'Extra inputs are not permitted',
      }))
    const described = words(issue)
    if (place === 'query' && described.type === 'int_type') return [{ ...unparsable, loc }]
    return [{ ...described, loc }]
  })
}

/** The value as the schema reads it, or the problems that keep it from being read. */
export function readInput<T extends z.ZodMiniType>(
  schema: T,
  input: unknown,
  place: 'body' | 'query' | 'path',
): { value: z.output<T> } | { problems: ValidationProblem[] } {
  const result = z.safeParse(schema, input, { reportInput: true })
  return result.success ? { value: result.data } : { problems: describeProblems(result.error.issues, place) }
}
