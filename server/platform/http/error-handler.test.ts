import { describe, expect, it } from 'vitest'
import { id, SmallServer } from '../testing/small-server.ts'

const server = SmallServer.forEachTest()

describe('paths and methods', () => {
  it('the server answers 404 to unknown paths, also with a slash too many or another case', async () => {
    for (const url of ['/api/v1/nothing', '/api/v1/notes', '/api/v1/touch/', '/api/v1/Touch', '/nothing'])
      expect(
        (await server.app.inject({ method: 'POST', url: url.startsWith('/api') ? url : `/api${url}` })).json(),
      ).toEqual({
        detail: 'Not Found',
        code: 'not_found',
      })
  })

  it('the server answers 405 with Allow to another method of a known path', async () => {
    for (const method of ['GET', 'PUT', 'DELETE', 'HEAD', 'OPTIONS'] as const) {
      const answer = await server.app.inject({ method, url: '/api/v1/touch' })
      expect(answer.statusCode).toBe(405)
      expect(answer.headers.allow).toBe('POST')
    }
    for (const [url, allow] of Object.entries({
      '/health/live': 'GET, HEAD',
      [`/api/v1/notes/${id}`]: 'GET',
    })) {
      const answer = await server.app.inject({ method: 'POST', url })
      expect(answer.statusCode).toBe(405)
      expect(answer.headers.allow).toBe(allow)
    }
  })

  it('the server answers 404 where a route finds nothing to send', async () => {
    server.app.get('/files/*', (_request, reply) => reply.callNotFound())
    expect((await server.app.inject('/files/none')).statusCode).toBe(404)
    expect((await server.app.inject({ method: 'DELETE', url: '/files/none' })).headers.allow).toBe('GET, HEAD')
  })

  it('a path that cannot be decoded is answered as any unknown one, with every header', async () => {
    for (const url of ['/api/v1/%zz', '/api/v1/%ff?x=%zz', '/api/v1/n%E0%A4%A']) {
      const answer = await server.app.inject(url)
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toEqual({ detail: 'Not Found', code: 'not_found' })
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'x-request-id': expect.any(String),
      })
    }
    const headers = { authorization: 'ann' }
    expect((await server.app.inject({ url: '/api/v1/notes/%ff', headers })).statusCode).toBe(422)
    expect((await server.read('?skip=%37', headers)).json()).toEqual({ skip: 7 })
  })
})

describe('faults', () => {
  it('the server answers 500 with a request id and says nothing more, here or in the log', async () => {
    server.thrown = new Error('duplicate key (email)=(private@x.sg)')
    const answer = await server.write({ email: 'a@x.sg', count: 1 })
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toEqual({ detail: 'Internal Server Error', code: 'internal' })
    const logged = server.lines.find((line) => line.includes('request failed')) ?? ''
    expect(JSON.parse(logged).reqId).toBe(answer.headers['x-request-id'])
    expect(server.lines.join()).not.toContain('private@x.sg')
  })

  it.each(['ECONNREFUSED', 'EAI_AGAIN', 'EHOSTUNREACH', '57P01', '53300', '57014', '53100', '25006', '55000'])(
    'the server answers 503 with Retry-After when the database says %s',
    async (code) => {
      server.thrown = Object.assign(new Error('away'), { code })
      const answer = await server.write({ email: 'a@x.sg', count: 1 })
      expect(answer.statusCode).toBe(503)
      expect(answer.headers['retry-after']).toBeDefined()
    },
  )

  it('the server lets nobody keep a failure, whatever the route set for its answer', async () => {
    server.app.get('/kept', async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=31536000, immutable')
      throw Object.assign(new Error('no such range'), { statusCode: 416 })
    })
    const answer = await server.app.inject('/kept')
    expect(answer.statusCode).toBe(400)
    expect(answer.headers['cache-control']).toBe('no-store')
  })
})
