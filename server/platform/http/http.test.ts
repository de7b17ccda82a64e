import { once } from 'node:events'
import { connect } from 'node:net'
import { type Endpoint, errors } from '@settlesg/contract'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { systemClock } from '../clock.ts'
import type { DatabaseState } from '../database-state.ts'
import { closeHttp } from './close.ts'
import { createHttp, type HttpSettings } from './http.ts'
import { HttpError } from './http-error.ts'
import { perEmailAndIp, perIp, perUser } from './limits.ts'
import { type Caller, serve } from './serve.ts'

const Note = z.strictObject({ email: z.email(), count: z.int().check(z.gte(0)), tags: z.optional(z.array(z.string())) })
const table = {
  write: {
    method: 'POST',
    path: '/notes/',
    access: 'anyone',
    body: Note,
    answer: z.object({ count: z.int() }),
    summary: '',
  },
  read: {
    method: 'GET',
    path: '/notes/{id}',
    access: 'user',
    params: z.object({ id: z.uuid() }),
    summary: '',
    query: z.object({ skip: z._default(z.int().check(z.gte(0)), 0) }),
    answer: z.object({ skip: z.int() }),
  },
  touch: { method: 'POST', path: '/touch', access: 'superuser', answer: z.object({ ok: z.boolean() }), summary: '' },
  form: {
    method: 'POST',
    path: '/form',
    access: 'anyone',
    encoding: 'form',
    summary: '',
    body: z.object({ name: z.string() }),
    answer: z.object({ name: z.string() }),
  },
} as const satisfies Record<string, Endpoint>

const id = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'
/** For what takes its time only on a busy machine. */
const patience = { timeout: 60_000, interval: 20 }

describe('the HTTP ground', () => {
  let app: FastifyInstance
  let lines: string[]
  let stopping: boolean
  let database: () => Promise<DatabaseState>
  let thrown: Error | null
  let handled: string[]

  const start = async (settings: Partial<HttpSettings> = {}) => {
    lines = []
    stopping = false
    thrown = null
    handled = []
    database = async () => 'ready'
    app = await createHttp({
      production: true,
      trustProxy: false,
      rateLimits: false,
      checkAnswers: true,
      digest: (text) => `digest of ${text.length}`,
      databaseState: () => database(),
      clock: systemClock,
      keepSecurityEvents: async () => {},
      refusalEvents: [],
      isStopping: () => stopping,
      inlineHashes: { scripts: ['sha256-abc'], styles: [] },
      sendNotFoundPage: null,
      authenticate: async (authorization) => {
        if (!authorization) throw new HttpError(errors.notAuthenticated, { 'www-authenticate': 'Bearer' })
        return { id: authorization, sessionId: 's', isSuperuser: authorization === 'root' }
      },
      logSink: { write: (line) => lines.push(line) },
      ...settings,
    })
    serve(app, table.write, { limits: [perIp(3), perEmailAndIp(2)], email: ({ body }) => body.email }, ({ body }) => {
      if (thrown) throw thrown
      return { count: body.count }
    })
    const authorize = async ({ caller, params }: { caller: Caller; params: { id: string } }) => {
      if (caller.id === 'stranger') throw new HttpError(errors.assessmentNotFound)
      return params.id
    }
    serve(app, table.read, { limits: [perUser(2)], authorize }, ({ query, owned }) => {
      handled.push(owned)
      return { skip: query.skip }
    })
    serve(app, table.touch, {}, () => ({ ok: true }))
    serve(app, table.form, {}, ({ body }) => ({ name: body.name }))
  }
  beforeEach(() => start())
  afterEach(() => app.close())

  const write = (payload: unknown, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/v1/notes/',
      headers: { 'content-type': 'application/json', ...headers },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    })
  const read = (query = '', headers: Record<string, string> = { authorization: 'ann' }) =>
    app.inject({ method: 'GET', url: `/api/v1/notes/${id}${query}`, headers })

  it('a call is authorized once it was read, and its handler is given the thing that it names', async () => {
    const read = (authorization: string, query = '') =>
      app.inject({ method: 'GET', url: `/api/v1/notes/${id}${query}`, headers: { authorization } })
    expect((await read('stranger', '?skip=-1')).statusCode).toBe(422)
    expect((await read('stranger')).statusCode).toBe(404)
    expect(handled).toEqual([])
    expect((await read('ann')).statusCode).toBe(200)
    expect(handled).toEqual([id])
  })

  it('a route that names a thing by its id does not compile without authorize', () => {
    // The compiler fails where this is no error: npm run types.
    // @ts-expect-error: authorize is missing.
    const forgetful = () => serve(app, table.read, {}, () => ({ skip: 0 }))
    expect(forgetful).toThrow('already declared')
  })

  describe('reading input', () => {
    it('the server hands over what the contract reads', async () => {
      const answer = await write({ email: 'a@x.sg', count: 2 })
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
      const answer = await write(payload)
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
      const answer = await write(text)
      expect(answer.statusCode).toBe(422)
      expect(answer.json().detail).toEqual([
        { type: 'value_error', loc: ['body'], msg: 'Value error, a field stands twice in one object' },
      ])
    })

    it('JSON may have colons, quotes and backslashes in strings, and equal fields of objects', async () => {
      const tags = ['a:b', '"', '\\', '\\":"', '{"x":1,"x":2}', '\u2028:']
      expect((await write({ email: 'a@x.sg', count: 1, tags })).statusCode).toBe(200)
      const answer = await write({ email: 'a@x.sg', count: 1, tags: [{ a: { a: 1 } }, { a: 1 }] })
      expect(answer.json().detail.map(({ loc }: { loc: unknown }) => loc)).toEqual([
        ['body', 'tags', 0],
        ['body', 'tags', 1],
      ])
    })

    it('the server tells fifty problems at most, however many there are', async () => {
      const many = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`f${index}`, 0]))
      for (const body of [many, { email: 'a@x.sg', count: 1, tags: Array.from({ length: 5000 }, () => '\0') }]) {
        const answer = await write(body)
        expect(answer.statusCode).toBe(422)
        expect(answer.json().detail).toHaveLength(50)
        expect(answer.body.length).toBeLessThan(JSON.stringify(body).length)
      }
    })

    it('the server answers 422 json_invalid to broken JSON and 422 missing to an empty body', async () => {
      expect((await write('{"email":')).json().detail[0]).toMatchObject({
        type: 'json_invalid',
        loc: ['body', expect.any(Number)],
        msg: 'JSON decode error',
      })
      expect((await write('')).json().detail[0]).toMatchObject({ type: 'missing', loc: ['body'] })
    })

    it('the server refuses keys that reach a prototype, wherever they stand', async () => {
      for (const text of ['{"__proto__":{"a":1},"email":"a@x.sg","count":1}', '{"tags":[{"__proto__":null}]}']) {
        const answer = await write(text)
        expect(answer.statusCode).toBe(422)
        expect(answer.body).toContain('__proto__')
      }
    })

    it('the server survives nesting without end', async () => {
      expect((await write(`${'['.repeat(30_000)}${']'.repeat(30_000)}`)).statusCode).toBe(422)
    })

    it('the server never repeats what was sent', async () => {
      const answer = await write({ email: 'secret-address', count: 'secret-count', tags: 'secret-tag' })
      expect(answer.body).not.toContain('secret')
    })

    it('the server answers 413 to a body over 64 KB', async () => {
      const answer = await write({ email: 'a@x.sg', count: 1, tags: ['x'.repeat(10_000_000)] })
      expect(answer.statusCode).toBe(413)
      expect(answer.json().code).toBe('body_too_large')
    })

    it('the server answers 415 to another content type, and ignores any body where none is read', async () => {
      expect((await write('email=a', { 'content-type': 'text/plain' })).statusCode).toBe(415)
      const form = await app.inject({
        method: 'POST',
        url: '/api/v1/form',
        headers: { 'content-type': 'application/json' },
        payload: '{}',
      })
      expect(form.statusCode).toBe(415)
      for (const type of ['application/json', 'text/xml'])
        expect(
          (
            await app.inject({
              method: 'POST',
              url: '/api/v1/touch',
              payload: '{"',
              headers: { authorization: 'root', 'content-type': type },
            })
          ).statusCode,
        ).toBe(200)
    })

    it('the server reads a form', async () => {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/v1/form',
        payload: 'name=%E9%99%88&more=1',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
      expect(answer.json()).toEqual({ name: '陈' })
    })

    it('the server reads whole numbers of a query, and refuses other text in the words of FastAPI', async () => {
      expect((await read('?skip=7')).json()).toEqual({ skip: 7 })
      expect((await read('')).json()).toEqual({ skip: 0 })
      for (const text of ['x', '1.5', '', '1e3', '99999999999999999999'])
        expect((await read(`?skip=${text}`)).json().detail[0]).toMatchObject({
          type: 'int_parsing',
          loc: ['query', 'skip'],
        })
      expect((await read('?skip=-1')).json().detail[0].type).toBe('greater_than_equal')
      expect((await read('?skip=1&skip=2')).statusCode).toBe(422)
    })
  })

  describe('who may call', () => {
    it('the server asks before it reads: 401 without a token, 403 without the privilege', async () => {
      const unknown = await read('?skip=x', {})
      expect(unknown.statusCode).toBe(401)
      expect(unknown.headers['www-authenticate']).toBe('Bearer')
      const touch = await app.inject({ method: 'POST', url: '/api/v1/touch', headers: { authorization: 'ann' } })
      expect(touch.statusCode).toBe(403)
      expect(touch.json().detail).toBe("The user doesn't have enough privileges")
    })
  })

  describe('paths and methods', () => {
    it('the server answers 404 to unknown paths, also with a slash too many or another case', async () => {
      for (const url of ['/api/v1/nothing', '/api/v1/notes', '/api/v1/touch/', '/api/v1/Touch', '/nothing'])
        expect((await app.inject({ method: 'POST', url: url.startsWith('/api') ? url : `/api${url}` })).json()).toEqual(
          {
            detail: 'Not Found',
            code: 'not_found',
          },
        )
    })

    it('the server answers 405 with Allow to another method of a known path', async () => {
      for (const method of ['GET', 'PUT', 'DELETE', 'HEAD', 'OPTIONS'] as const) {
        const answer = await app.inject({ method, url: '/api/v1/touch' })
        expect(answer.statusCode).toBe(405)
        expect(answer.headers.allow).toBe('POST')
      }
      for (const [url, allow] of Object.entries({
        '/health/live': 'GET, HEAD',
        '/api/v1/openapi.json': 'GET',
        [`/api/v1/notes/${id}`]: 'GET',
      })) {
        const answer = await app.inject({ method: 'POST', url })
        expect(answer.statusCode).toBe(405)
        expect(answer.headers.allow).toBe(allow)
      }
    })

    it('the server answers 404 where a route finds nothing to send', async () => {
      app.get('/files/*', (_request, reply) => reply.callNotFound())
      expect((await app.inject('/files/none')).statusCode).toBe(404)
      expect((await app.inject({ method: 'DELETE', url: '/files/none' })).headers.allow).toBe('GET, HEAD')
    })

    it('a path that cannot be decoded is answered as any unknown one, with every header', async () => {
      for (const url of ['/api/v1/%zz', '/api/v1/%ff?x=%zz', '/api/v1/n%E0%A4%A']) {
        const answer = await app.inject(url)
        expect(answer.statusCode).toBe(404)
        expect(answer.json()).toEqual({ detail: 'Not Found', code: 'not_found' })
        expect(answer.headers).toMatchObject({
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
          'x-request-id': expect.any(String),
        })
      }
      const headers = { authorization: 'ann' }
      expect((await app.inject({ url: '/api/v1/notes/%ff', headers })).statusCode).toBe(422)
      expect((await read('?skip=%37', headers)).json()).toEqual({ skip: 7 })
    })
  })

  describe('limits', () => {
    beforeEach(async () => {
      await app.close()
      await start({ rateLimits: true })
    })

    it('the server lets exactly as many calls through as the limit says, then answers 429', async () => {
      const statuses = []
      for (let call = 0; call < 4; call += 1) statuses.push((await write({})).statusCode)
      expect(statuses).toEqual([422, 422, 422, 429])
      const refused = await write({})
      expect(refused.json().code).toBe('too_many_requests')
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    })

    it('the server counts by e-mail whatever its case, and by user', async () => {
      const statuses = []
      for (const email of ['a@x.sg', 'A@X.sg', 'a@x.SG']) statuses.push((await write({ email, count: 1 })).statusCode)
      expect(statuses).toEqual([200, 200, 429])
      for (const expected of [200, 200, 429]) expect((await read()).statusCode).toBe(expected)
      expect((await read('', { authorization: 'bob' })).statusCode).toBe(200)
    })

    const call = async (remoteAddress: string) =>
      (await app.inject({ url: '/api/v1/nothing', remoteAddress })).statusCode
    const calls = async (times: number, remoteAddress: string) => {
      const statuses = new Set<number>()
      for (let each = 0; each < times; each += 1) statuses.add(await call(remoteAddress))
      return [...statuses]
    }

    it('the server takes 300 calls a minute from one address, and many more files and pages', async () => {
      expect(await calls(300, '10.0.0.1')).toEqual([404])
      expect(await call('10.0.0.1')).toBe(429)
      expect(await call('10.0.0.2')).toBe(404)
      for (let each = 0; each < 1000; each += 1)
        expect((await app.inject({ url: '/assets/one.js', remoteAddress: '10.0.0.1' })).statusCode).toBe(404)
    })

    it('the server counts an IPv6 /64 as one address, and a /48 with a wider limit', async () => {
      expect(await calls(300, '2001:db8:1:1::1')).toEqual([404])
      expect(await call('2001:db8:1:1:ffff::2')).toBe(429)
      for (const network of [2, 3, 4]) expect(await calls(300, `2001:db8:1:${network}::1`)).toEqual([404])
      expect(await calls(300, '2001:db8:1:5::1')).toEqual([404])
      expect(await call('2001:db8:1:6::1')).toBe(429)
      expect(await call('2001:db8:2:1::1')).toBe(404)
      expect(await call('::ffff:10.0.0.9')).toBe(404)
    })

    it('the server is not fooled by a forged forwarded address', async () => {
      for (let call = 0; call < 3; call += 1) await write({}, { 'x-forwarded-for': `10.0.0.${call}` })
      expect((await write({}, { 'x-forwarded-for': '10.9.9.9' })).statusCode).toBe(429)
    })

    it.each([
      ['10.0.0.7', (port: number) => `10.0.0.7:${port}, 127.0.0.2:${port}`],
      ['2001:db8::7', (port: number) => `[2001:db8::7]:${port},127.0.0.2:${port}`],
    ])('the server counts %s as one, from whichever port its proxies say that it comes', async (address, from) => {
      await app.close()
      await start({ rateLimits: true, trustProxy: ['127.0.0.0/8'] })
      for (let call = 1; call <= 3; call += 1) await write({}, { 'x-forwarded-for': from(4000 + call) })
      expect((await write({}, { 'x-forwarded-for': from(5000) })).statusCode).toBe(429)
      expect((await write({}, { 'x-forwarded-for': address })).statusCode).toBe(429)
      expect((await write({}, { 'x-forwarded-for': from(5000).replaceAll('7', '8') })).statusCode).toBe(422)
    })
  })

  describe('faults', () => {
    it('the server answers 500 with a request id and says nothing more, here or in the log', async () => {
      thrown = new Error('duplicate key (email)=(private@x.sg)')
      const answer = await write({ email: 'a@x.sg', count: 1 })
      expect(answer.statusCode).toBe(500)
      expect(answer.json()).toEqual({ detail: 'Internal Server Error', code: 'internal' })
      const logged = lines.find((line) => line.includes('request failed')) ?? ''
      expect(JSON.parse(logged).reqId).toBe(answer.headers['x-request-id'])
      expect(lines.join()).not.toContain('private@x.sg')
    })

    it.each(['ECONNREFUSED', 'EAI_AGAIN', 'EHOSTUNREACH', '57P01', '53300', '57014', '53100', '25006', '55000'])(
      'the server answers 503 with Retry-After when the database says %s',
      async (code) => {
        thrown = Object.assign(new Error('away'), { code })
        const answer = await write({ email: 'a@x.sg', count: 1 })
        expect(answer.statusCode).toBe(503)
        expect(answer.headers['retry-after']).toBeDefined()
      },
    )

    it('the server lets nobody keep a failure, whatever the route set for its answer', async () => {
      app.get('/kept', async (_request, reply) => {
        reply.header('cache-control', 'public, max-age=31536000, immutable')
        throw Object.assign(new Error('no such range'), { statusCode: 416 })
      })
      const answer = await app.inject('/kept')
      expect(answer.statusCode).toBe(400)
      expect(answer.headers['cache-control']).toBe('no-store')
    })

    it('the server fails loudly in tests when an answer breaks the contract', async () => {
      serve(app, { ...table.touch, path: '/broken', access: 'anyone' }, {}, () => ({ ok: true, hash: 'x' }))
      expect((await app.inject({ method: 'POST', url: '/api/v1/broken' })).statusCode).toBe(500)
      expect(
        (await app.inject({ method: 'POST', url: '/api/v1/touch', headers: { authorization: 'root' } })).statusCode,
      ).toBe(200)
    })
  })

  describe('logs', () => {
    it('logs hold the route template, the status and the id, and never the address itself', async () => {
      const answer = await read('?skip=3')
      const entry = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'request')
      expect(entry).toMatchObject({ method: 'GET', route: '/api/v1/notes/:id', status: 200, user: 'ann' })
      expect(entry.reqId).toBe(answer.headers['x-request-id'])
      expect(lines.join()).not.toContain(id)
    })
  })

  describe('headers', () => {
    it('headers protect every answer, errors included', async () => {
      for (const answer of [
        await write({}),
        await read('', {}),
        await app.inject('/nothing'),
        await app.inject('/health/live'),
      ]) {
        expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
        expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'")
        expect(answer.headers['x-content-type-options']).toBe('nosniff')
        expect(answer.headers['strict-transport-security']).toContain('preload')
        expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
        expect(answer.headers['access-control-allow-origin']).toBeUndefined()
      }
      expect((await write({})).headers['cache-control']).toBe('no-store')
    })

    it('pages may run their own scripts, and the answer of a call may run none', async () => {
      const readPolicy = async (url: string) => (await app.inject(url)).headers['content-security-policy']
      expect(await readPolicy('/nothing')).toContain("script-src 'self' 'sha256-abc'")
      expect(await readPolicy('/api/v1/nothing')).not.toContain('script-src')
      expect(await readPolicy('/health/live')).not.toContain('script-src')
    })

    it.each([
      `/%61pi/v1/notes/${id}`,
      '/a%70%69/v1/none',
      `/ap%69/v1/notes/${id}?skip=%61`,
      `http://settle.example/api/v1/notes/${id}`,
      'HTTPS://settle.example:8443/%61pi/v1/none?x',
      '/%68ealth/live',
    ])('headers keep %s from every cache, however the address is written', async (url) => {
      const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
      const socket = connect(Number(port), '127.0.0.1')
      socket.write(`GET ${url} HTTP/1.1\r\nHost: x\r\nAuthorization: ann\r\nConnection: close\r\n\r\n`)
      expect(Buffer.concat(await socket.toArray()).toString()).toMatch(/^cache-control: no-store\r$/m)
    })
  })

  describe('health', () => {
    it('the server is ready only while the database takes writes and no stop is under way', async () => {
      const now = vi.spyOn(performance, 'now').mockReturnValue(10_000)
      expect((await app.inject('/health/ready')).statusCode).toBe(200)
      const notReady = async () => {
        const { statusCode, headers, json } = await app.inject('/health/ready')
        return { statusCode, retryAfter: headers['retry-after'], reason: json().reason }
      }
      now.mockReturnValue(12_000)
      database = () => Promise.reject(new Error('away'))
      expect(await notReady()).toEqual({ statusCode: 503, retryAfter: '5', reason: 'database_away' })
      expect((await app.inject('/health/live')).statusCode).toBe(200)
      now.mockReturnValue(14_000)
      database = async () => 'ready'
      expect((await app.inject('/health/ready')).statusCode).toBe(200)
      now.mockReturnValue(16_000)
      database = async () => 'read-only'
      expect(await notReady()).toEqual({ statusCode: 503, retryAfter: '5', reason: 'database_read_only' })
      now.mockReturnValue(18_000)
      database = async () => 'refusing'
      expect(await notReady()).toEqual({ statusCode: 503, retryAfter: '5', reason: 'database_refuses_writes' })
      stopping = true
      expect(await notReady()).toEqual({ statusCode: 503, retryAfter: '5', reason: 'stopping' })
      now.mockRestore()
    })
  })

  it('readiness asks the database at most once a second, however many ask at a time', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(10_000)
    const readState = vi.fn(async () => 'ready' as const)
    database = readState
    const ready = () => app.inject('/health/ready')
    await Promise.all(Array.from({ length: 20 }, ready))
    await ready()
    expect(readState).toHaveBeenCalledTimes(1)
    database = () => Promise.reject(new Error('away'))
    now.mockReturnValue(11_500)
    expect((await ready()).statusCode).toBe(503)
    database = readState
    expect((await ready()).statusCode).toBe(503)
    now.mockReturnValue(13_000)
    expect((await ready()).statusCode).toBe(200)
    expect(readState).toHaveBeenCalledTimes(2)
    now.mockRestore()
  })

  it.each([
    ['on new connections', false],
    ['on connections that were kept', true],
  ])('the server answers what is on its way %s when it closes, and resets none of it', async (_, isKept) => {
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
    const request = 'GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n'
    const received = Array.from({ length: 30 }, () => '')
    const sockets = received.map((_text, index) =>
      connect(Number(port), '127.0.0.1')
        .on('data', (chunk) => {
          received[index] = `${received[index]}${chunk}`
        })
        // Shows in what was received.
        .on('error', () => {}),
    )
    const closes = sockets.map((socket) => new Promise((resolve) => socket.on('close', resolve)))
    const answers = () => received.map((text) => text.match(/HTTP\/1.1 \d+/g)?.join() ?? 'none')
    if (isKept) {
      for (const socket of sockets) socket.write(request)
      await vi.waitFor(() => expect(new Set(answers())).toEqual(new Set(['HTTP/1.1 200'])), patience)
    } else await Promise.all(sockets.map((socket) => once(socket, 'connect')))
    for (const socket of sockets) socket.write(request)
    stopping = true
    await closeHttp(app)
    await Promise.all(closes)
    expect(new Set(answers())).toEqual(new Set([isKept ? 'HTTP/1.1 200,HTTP/1.1 200' : 'HTTP/1.1 200']))
  })

  it('a closing server answers everybody who waits, also where that takes seconds', async () => {
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
    // As a statement of the embedded database does.
    app.server.on('connection', () => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 15))
    const received = Array.from({ length: 100 }, () => '')
    const closes = received.map((_text, index) => {
      const socket = connect(Number(port), '127.0.0.1')
        .on('data', (chunk) => {
          received[index] = `${received[index]}${chunk}`
        })
        // Shows in what was received.
        .on('error', () => {})
      socket.write('GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n')
      return new Promise((resolve) => socket.on('close', resolve))
    })
    await once(app.server, 'connection')
    stopping = true
    await closeHttp(app)
    await Promise.all(closes)
    expect(received.filter((text) => !text.startsWith('HTTP/1.1 200'))).toEqual([])
  })

  it.each([
    ['of known length', 'Content-Length: 200000', ''],
    ['in chunks', 'Transfer-Encoding: chunked', `${(100_000).toString(16)}\r\n${'x'.repeat(100_000)}`],
  ])('the server tells a client that is still sending that its body, %s, is too large', async (_, length, first) => {
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
    let text = ''
    const socket = connect(Number(port), '127.0.0.1').on('data', (chunk) => {
      text += chunk
    })
    socket.write(
      `POST /api/v1/notes/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${length}\r\n\r\n${first}`,
    )
    await vi.waitFor(() => expect(text).toMatch(/^HTTP\/1.1 413/), patience)
    socket.write(first ? '\r\n0\r\n\r\n' : 'x'.repeat(200_000))
    socket.write('GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n')
    await vi.waitFor(() => expect(text).toContain('HTTP/1.1 200'), patience)
    socket.destroy()
  })

  it('the server closes although somebody is still sending, once their time is over', async () => {
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
    const hasArrived = once(app.server, 'request')
    // How it is cut off does not matter.
    const halfway = connect(Number(port), '127.0.0.1').on('error', () => {})
    halfway.write(
      'POST /api/v1/notes/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
    )
    const isCut = new Promise((resolve) => halfway.resume().on('close', resolve))
    await hasArrived
    await closeHttp(app, 100)
    await isCut
  })

  it('the server refuses a request that smuggles a second length', async () => {
    const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(Number(address.port), '127.0.0.1', () =>
        socket.write(
          'POST /api/v1/touch HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
        ),
      )
      let text = ''
      socket.on('data', (chunk) => {
        text += chunk
      })
      socket.on('close', () => resolve(text))
    })
    expect(answer).toMatch(/^HTTP\/1.1 400/)
  })
})
