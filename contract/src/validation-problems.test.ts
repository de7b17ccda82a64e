import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { readInput } from './validation-problems.ts'

const text = z.object({ name: z.string().check(z.minLength(3), z.maxLength(5)) })
const one = z.object({ name: z.string().check(z.minLength(1)) })
const page = z.object({ skip: z.int() })

describe('a validation problem', () => {
  it.each([
    ['string_too_short', text, { name: 'ab' }, 'String should have at least 3 characters', { min_length: 3 }],
    ['string_too_short', one, { name: '' }, 'String should have at least 1 character', { min_length: 1 }],
    ['string_too_long', text, { name: 'abcdef' }, 'String should have at most 5 characters', { max_length: 5 }],
    ['string_type', text, { name: 7 }, 'Input should be a valid string', undefined],
  ] as const)('a validation problem %s has the words of FastAPI', (type, schema, body, msg, ctx) => {
    expect(readInput<z.ZodMiniType>(schema, body, 'body')).toEqual({
      problems: [{ type, loc: ['body', 'name'], msg, ...(ctx && { ctx }) }],
    })
  })

  it('a validation problem int_parsing of a query has the words of FastAPI', () => {
    expect(readInput(page, { skip: 'ten' }, 'query')).toEqual({
      problems: [
        {
          type: 'int_parsing',
          loc: ['query', 'skip'],
          msg: 'Input should be a valid integer, unable to parse string as an integer',
        },
      ],
    })
  })
})
