import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { smallSettings } from '../testing/small-server.ts'
import { callHeaders } from './headers.ts'
import { createHttp } from './http.ts'

const live = 'GET /health/live HTTP/1.1\r\n'
const chunked = 'POST /api/v1/x HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n'

describe('what never becomes a request that a route could answer', () => {
  let app: FastifyInstance
  let port: number
  let lines: string[]
  beforeEach(async () => {
    lines = []
    app = await createHttp({
      ...smallSettings,
      logSink: { write: (line) => lines.push(line) },
    })
    port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
  })
  afterEach(() => app.close())

  const open = async (): Promise<{ client: Socket; server: Socket }> => {
    const accepted: Promise<Socket[]> = once(app.server, 'connection')
    const client = connect(port, '127.0.0.1')
    const [server] = await accepted
    if (!server) throw new Error('Nobody came')
    return { client, server }
  }

  /** The raw answer of a connection, which is then closed. */
  async function answerOn(client: Socket) {
    const text = Buffer.concat(await client.toArray()).toString()
    const [head = '', body = ''] = text.split('\r\n\r\n')
    const [line = '', ...rest] = head.split('\r\n')
    const headers = Object.fromEntries(
      rest.map((each) => each.split(/: (.*)/s)).map(([name = '', value]) => [name.toLowerCase(), value]),
    )
    return { status: Number(line.split(' ')[1]), headers, body: JSON.parse(body) }
  }

  const expectRefusal = (
    { status, headers, body }: Awaited<ReturnType<typeof answerOn>>,
    expected: { status: number; detail: string; code: string },
  ) => {
    expect({ status, ...body }).toEqual(expected)
    expect(headers).toMatchObject(callHeaders)
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
    expect(headers['cache-control']).toBe('no-store')
    expect(lines.map((entry) => JSON.parse(entry))).toContainEqual(
      expect.objectContaining({ status, reqId: headers['x-request-id'] }),
    )
  }

  const badRequest = { status: 400, detail: 'Bad Request', code: 'bad_request' }
  it.each([
    ['no HTTP', 'hello\r\n\r\n'],
    ['an unknown method', 'FOO / HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['an unknown version', 'GET / HTTP/9.1\r\nHost: x\r\n\r\n'],
    ['no host', `${live}Connection: close\r\n\r\n`],
    ['two hosts', `${live}Host: x\r\nhost: y\r\nConnection: close\r\n\r\n`],
    ['the same host twice', `${live}Host: x\r\nHost: x\r\nConnection: close\r\n\r\n`],
    ['an address that is none', 'GET http://[ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    ['a body in pieces of no size', `${chunked}size\r\n`],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n'],
  ])('%s is answered with 400, in the shape and with the headers of any failure', async (_, text) => {
    const { client } = await open()
    client.write(text)
    expectRefusal(await answerOn(client), badRequest)
  })

  it.each([
    ['headers', `${live}Host: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`],
    ['an address', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`],
  ])('%s without end is answered with 431', async (_, text) => {
    const { client } = await open()
    client.write(text)
    const detail = 'The request headers are too large'
    expectRefusal(await answerOn(client), { status: 431, detail, code: 'headers_too_large' })
  })

  it('a request that does not come to an end in time is answered with 408', async () => {
    const { client, server } = await open()
    client.write(live)
    // As Node tells after half a minute.
    app.server.emit('clientError', Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), server)
    const detail = 'The request took too long to arrive'
    expectRefusal(await answerOn(client), { status: 408, detail, code: 'request_timeout' })
  })

  it('a request to a closing server is 503 with Retry-After', async () => {
    const { client, server } = await open()
    client.write(`${live}Host: x\r\n`)
    await vi.waitFor(() => expect(server.bytesRead).toBeGreaterThan(0), { timeout: 60_000, interval: 10 })
    const closed = app.close()
    await vi.waitFor(() => expect(app.server.listening).toBe(false), { timeout: 60_000, interval: 10 })
    client.write('\r\n')
    const answer = await answerOn(client)
    const detail = 'The service is busy. Please try again shortly.'
    expectRefusal(answer, { status: 503, detail, code: 'unavailable' })
    expect(answer.headers).toMatchObject({ 'retry-after': '5', connection: 'close' })
    await closed
  })

  it('an expectation that nobody knows is passed over, and the request answered', async () => {
    const { client } = await open()
    client.write(`${live}Host: x\r\nExpect: a miracle\r\nConnection: close\r\n\r\n`)
    expect(await answerOn(client)).toMatchObject({ status: 200, body: { status: 'ok' } })
  })
})
