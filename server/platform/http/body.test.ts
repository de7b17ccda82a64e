import { describe, expect, it } from 'vitest'
import { SmallServer } from '../testing/small-server.ts'

const server = SmallServer.forEachTest()

describe('reading input', () => {
  it('the server hands over what the contract reads', async () => {
    const answer = await server.write({ email: 'a@x.sg', count: 2 })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ count: 2 })
  })

  it.each([
    ['a missing field', {}, 'missing', ['body', 'email']],
    ['a number as text', { email: 'a@x.sg', count: '2' }, 'int_type', ['body', 'count']],
    ['a fraction', { email: 'a@x.sg', count: 1.5 }, 'int_type', ['body', 'count']],
    ['a number that is too small', { email: 'a@x.sg', count: -1 }, 'greater_than_equal', ['body', 'count']],
    ['a bad address', { email: 'a', count: 1 }, 'value_error', ['body', 'email']],
    ['an unknown field', { email: 'a@x.sg', count: 1, more: 1 }, 'extra_forbidden', ['body', 'more']],
    ['a wrong kind of list', { email: 'a@x.sg', count: 1, tags: 'x' }, 'list_type', ['body', 'tags']],
    ['a list instead of an object', [], 'dict_type', ['body']],
    ['a NUL character', { email: 'a@x.sg', count: 1, tags: ['a\0b'] }, 'value_error', ['body', 'tags', 0]],
  ])('the server answers 422 to %s and names the field', async (_, payload, type, loc) => {
    const answer = await server.write(payload)
    expect(answer.statusCode).toBe(422)
    const { detail, code } = answer.json()
    expect(code).toBe('validation')
    expect(detail).toContainEqual(expect.objectContaining({ type, loc, msg: expect.any(String) }))
  })

  it.each([
    '{"email":"a@x.sg","count":1,"count":2}',
    '{"email":"a@x.sg","count":1,"c\\u006funt":1}',
    '{"email":"a@x.sg","count":1,"tags":[{"a":1},{"b":{"c":":","c":"{"}}]}',
    '{"email":"a@x.sg","count":1,"constructor":1,"constructor":1}',
  ])('the server answers 422 to a field that stands twice in one object: %s', async (text) => {
    const answer = await server.write(text)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().detail).toEqual([
      { type: 'value_error', loc: ['body'], msg: 'Value error, a field stands twice in one object' },
    ])
  })

  it('JSON may have colons, quotes and backslashes in strings, and equal fields of objects', async () => {
    const tags = ['a:b', '"', '\\', '\\":"', '{"x":1,"x":2}', '\u2028:']
    expect((await server.write({ email: 'a@x.sg', count: 1, tags })).statusCode).toBe(200)
    const answer = await server.write({ email: 'a@x.sg', count: 1, tags: [{ a: { a: 1 } }, { a: 1 }] })
    expect(answer.json().detail.map(({ loc }: { loc: unknown }) => loc)).toEqual([
      ['body', 'tags', 0],
      ['body', 'tags', 1],
    ])
  })

  it('the server tells fifty problems at most, however many there are', async () => {
    const many = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`f${index}`, 0]))
    for (const body of [many, { email: 'a@x.sg', count: 1, tags: Array.from({ length: 5000 }, () => '\0') }]) {
      const answer = await server.write(body)
      expect(answer.statusCode).toBe(422)
      expect(answer.json().detail).toHaveLength(50)
      expect(answer.body.length).toBeLessThan(JSON.stringify(body).length)
    }
  })

  it('the server answers 422 json_invalid to broken JSON and 422 missing to an empty body', async () => {
    expect((await server.write('{"email":')).json().detail[0]).toMatchObject({
      type: 'json_invalid',
      loc: ['body', expect.any(Number)],
      msg: 'JSON decode error',
    })
    expect((await server.write('')).json().detail[0]).toMatchObject({ type: 'missing', loc: ['body'] })
  })

  it('the server refuses keys that reach a prototype, wherever they stand', async () => {
    for (const text of ['{"__proto__":{"a":1},"email":"a@x.sg","count":1}', '{"tags":[{"__proto__":null}]}']) {
      const answer = await server.write(text)
      expect(answer.statusCode).toBe(422)
      expect(answer.body).toContain('__proto__')
    }
  })

  it('the server survives nesting without end', async () => {
    expect((await server.write(`${'['.repeat(30_000)}${']'.repeat(30_000)}`)).statusCode).toBe(422)
  })

  it('the server never repeats what was sent', async () => {
    const answer = await server.write({ email: 'secret-address', count: 'secret-count', tags: 'secret-tag' })
    expect(answer.body).not.toContain('secret')
  })

  it('the server answers 413 to a body over 64 KB', async () => {
    const answer = await server.write({ email: 'a@x.sg', count: 1, tags: ['x'.repeat(10_000_000)] })
    expect(answer.statusCode).toBe(413)
    expect(answer.json().code).toBe('body_too_large')
  })

  it('the server answers 415 to another content type, and ignores any body where none is read', async () => {
    expect((await server.write('email=a', { 'content-type': 'text/plain' })).statusCode).toBe(415)
    const form = await server.app.inject({
      method: 'POST',
      url: '/api/v1/form',
      headers: { 'content-type': 'application/json' },
      payload: '{}',
    })
    expect(form.statusCode).toBe(415)
    for (const type of ['application/json', 'text/xml'])
      expect(
        (
          await server.app.inject({
            method: 'POST',
            url: '/api/v1/touch',
            payload: '{"',
            headers: { authorization: 'root', 'content-type': type },
          })
        ).statusCode,
      ).toBe(200)
  })

  it('the server reads a form', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/v1/form',
      payload: 'name=%E9%99%88&more=1',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(answer.json()).toEqual({ name: '陈' })
  })

  it('the server reads whole numbers of a query, and refuses other text in the words of FastAPI', async () => {
    expect((await server.read('?skip=7')).json()).toEqual({ skip: 7 })
    expect((await server.read('')).json()).toEqual({ skip: 0 })
    for (const text of ['x', '1.5', '', '1e3', '99999999999999999999'])
      expect((await server.read(`?skip=${text}`)).json().detail[0]).toMatchObject({
        type: 'int_parsing',
        loc: ['query', 'skip'],
      })
    expect((await server.read('?skip=-1')).json().detail[0].type).toBe('greater_than_equal')
    expect((await server.read('?skip=1&skip=2')).statusCode).toBe(422)
  })
})
